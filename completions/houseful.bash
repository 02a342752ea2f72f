# SPDX-License-Identifier: MIT
# bash completion for houseful; made by 'houseful help --completion bash'.
# shellcheck shell=bash disable=SC2207

_houseful()
{
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    local command=${COMP_WORDS[1]} options='' commands='solve explain rate check show convert samples engines generate canon same scramble minimize dedupe filter gather bench help'
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "$commands --help --version" -- "$word") $(compgen -f -- "$word"))
        return
    fi
    case " $commands " in *" $command "*) ;; *) command=solve ;; esac
    case $command:$before in
    solve:--print|solve:-p) return ;;
    solve:--engine|solve:-e) COMPREPLY=($(compgen -W "$(houseful engines 2>/dev/null | awk 'NR > 1 {print $1}')" -- "$word")); return ;;
    solve:--limit|solve:-l) return ;;
    solve:--time-limit) return ;;
    solve:--from|solve:-f) COMPREPLY=($(compgen -W "$(houseful convert --to list 2>/dev/null | awk 'NR > 1 {print $1}')" -- "$word")); return ;;
    solve:--sample|solve:-s) COMPREPLY=($(compgen -W "$(houseful samples 2>/dev/null | awk '{print $1}')" -- "$word")); return ;;
    solve:--shard) return ;;
    solve:--box|solve:-b) return ;;
    solve:--size) return ;;
    solve:--layout) COMPREPLY=($(compgen -W 'boxes latin jigsaw cube roxdoku' -- "$word")); return ;;
    solve:--regions) COMPREPLY=($(compgen -f -- "$word")); return ;;
    solve:--color) COMPREPLY=($(compgen -W 'auto always never' -- "$word")); return ;;
    solve:--threads|solve:-t) return ;;
    solve:--output) COMPREPLY=($(compgen -f -- "$word")); return ;;
    explain:--stage) return ;;
    explain:--until) return ;;
    explain:--animate) COMPREPLY=($(compgen -f -- "$word")); return ;;
    explain:--svg) COMPREPLY=($(compgen -f -- "$word")); return ;;
    explain:--names) COMPREPLY=($(compgen -W 'r1c1 A1' -- "$word")); return ;;
    explain:--ladder|explain:-L) COMPREPLY=($(compgen -f -- "$word")); return ;;
    explain:--only) return ;;
    explain:--without) return ;;
    explain:--max-rule) return ;;
    explain:--from|explain:-f) COMPREPLY=($(compgen -W "$(houseful convert --to list 2>/dev/null | awk 'NR > 1 {print $1}')" -- "$word")); return ;;
    explain:--sample|explain:-s) COMPREPLY=($(compgen -W "$(houseful samples 2>/dev/null | awk '{print $1}')" -- "$word")); return ;;
    explain:--shard) return ;;
    explain:--box|explain:-b) return ;;
    explain:--size) return ;;
    explain:--layout) COMPREPLY=($(compgen -W 'boxes latin jigsaw cube roxdoku' -- "$word")); return ;;
    explain:--regions) COMPREPLY=($(compgen -f -- "$word")); return ;;
    explain:--color) COMPREPLY=($(compgen -W 'auto always never' -- "$word")); return ;;
    explain:--threads|explain:-t) return ;;
    explain:--output) COMPREPLY=($(compgen -f -- "$word")); return ;;
    rate:--scale) return ;;
    rate:--at-least) return ;;
    rate:--at-most) return ;;
    rate:--print|rate:-p) return ;;
    rate:--ladder|rate:-L) COMPREPLY=($(compgen -f -- "$word")); return ;;
    rate:--only) return ;;
    rate:--without) return ;;
    rate:--max-rule) return ;;
    rate:--from|rate:-f) COMPREPLY=($(compgen -W "$(houseful convert --to list 2>/dev/null | awk 'NR > 1 {print $1}')" -- "$word")); return ;;
    rate:--sample|rate:-s) COMPREPLY=($(compgen -W "$(houseful samples 2>/dev/null | awk '{print $1}')" -- "$word")); return ;;
    rate:--shard) return ;;
    rate:--box|rate:-b) return ;;
    rate:--size) return ;;
    rate:--layout) COMPREPLY=($(compgen -W 'boxes latin jigsaw cube roxdoku' -- "$word")); return ;;
    rate:--regions) COMPREPLY=($(compgen -f -- "$word")); return ;;
    rate:--threads|rate:-t) return ;;
    rate:--output) COMPREPLY=($(compgen -f -- "$word")); return ;;
    check:--print|check:-p) return ;;
    check:--engine|check:-e) COMPREPLY=($(compgen -W "$(houseful engines 2>/dev/null | awk 'NR > 1 {print $1}')" -- "$word")); return ;;
    check:--limit|check:-l) return ;;
    check:--time-limit) return ;;
    check:--from|check:-f) COMPREPLY=($(compgen -W "$(houseful convert --to list 2>/dev/null | awk 'NR > 1 {print $1}')" -- "$word")); return ;;
    check:--sample|check:-s) COMPREPLY=($(compgen -W "$(houseful samples 2>/dev/null | awk '{print $1}')" -- "$word")); return ;;
    check:--shard) return ;;
    check:--box|check:-b) return ;;
    check:--size) return ;;
    check:--layout) COMPREPLY=($(compgen -W 'boxes latin jigsaw cube roxdoku' -- "$word")); return ;;
    check:--regions) COMPREPLY=($(compgen -f -- "$word")); return ;;
    check:--color) COMPREPLY=($(compgen -W 'auto always never' -- "$word")); return ;;
    check:--threads|check:-t) return ;;
    check:--output) COMPREPLY=($(compgen -f -- "$word")); return ;;
    show:--style|show:-S) COMPREPLY=($(compgen -W 'plain unicode candidates svg' -- "$word")); return ;;
    show:--from|show:-f) COMPREPLY=($(compgen -W "$(houseful convert --to list 2>/dev/null | awk 'NR > 1 {print $1}')" -- "$word")); return ;;
    show:--sample|show:-s) COMPREPLY=($(compgen -W "$(houseful samples 2>/dev/null | awk '{print $1}')" -- "$word")); return ;;
    show:--shard) return ;;
    show:--box|show:-b) return ;;
    show:--size) return ;;
    show:--layout) COMPREPLY=($(compgen -W 'boxes latin jigsaw cube roxdoku' -- "$word")); return ;;
    show:--regions) COMPREPLY=($(compgen -f -- "$word")); return ;;
    show:--color) COMPREPLY=($(compgen -W 'auto always never' -- "$word")); return ;;
    show:--threads|show:-t) return ;;
    show:--output) COMPREPLY=($(compgen -f -- "$word")); return ;;
    convert:--to|convert:-o) COMPREPLY=($(compgen -W "$(houseful convert --to list 2>/dev/null | awk 'NR > 1 {print $1}')" -- "$word")); return ;;
    convert:--blank) return ;;
    convert:--from|convert:-f) COMPREPLY=($(compgen -W "$(houseful convert --to list 2>/dev/null | awk 'NR > 1 {print $1}')" -- "$word")); return ;;
    convert:--sample|convert:-s) COMPREPLY=($(compgen -W "$(houseful samples 2>/dev/null | awk '{print $1}')" -- "$word")); return ;;
    convert:--shard) return ;;
    convert:--box|convert:-b) return ;;
    convert:--size) return ;;
    convert:--layout) COMPREPLY=($(compgen -W 'boxes latin jigsaw cube roxdoku' -- "$word")); return ;;
    convert:--regions) COMPREPLY=($(compgen -f -- "$word")); return ;;
    convert:--threads|convert:-t) return ;;
    convert:--output) COMPREPLY=($(compgen -f -- "$word")); return ;;
    samples:--color) COMPREPLY=($(compgen -W 'auto always never' -- "$word")); return ;;
    generate:--number|generate:-n) return ;;
    generate:--seed) return ;;
    generate:--first) return ;;
    generate:--time-limit) return ;;
    generate:--attempts) return ;;
    generate:--threads|generate:-t) return ;;
    generate:--level) COMPREPLY=($(compgen -W 'easy medium hard unfair extreme' -- "$word")); return ;;
    generate:--score) return ;;
    generate:--rating) return ;;
    generate:--technique) return ;;
    generate:--clues|generate:-c) return ;;
    generate:--symmetry) COMPREPLY=($(compgen -W 'none rotate180 rotate90 mirror flip diagonal antidiagonal full' -- "$word")); return ;;
    generate:--pattern) COMPREPLY=($(compgen -f -- "$word")); return ;;
    generate:--solution) COMPREPLY=($(compgen -f -- "$word")); return ;;
    generate:--from) COMPREPLY=($(compgen -f -- "$word")); return ;;
    generate:--swap) return ;;
    generate:--box|generate:-b) return ;;
    generate:--size) return ;;
    generate:--layout) COMPREPLY=($(compgen -W 'boxes latin jigsaw cube roxdoku' -- "$word")); return ;;
    generate:--regions) COMPREPLY=($(compgen -f -- "$word")); return ;;
    generate:--to) COMPREPLY=($(compgen -W "$(houseful convert --to list 2>/dev/null | awk 'NR > 1 {print $1}')" -- "$word")); return ;;
    generate:--print|generate:-p) return ;;
    canon:--form|canon:-f) COMPREPLY=($(compgen -W 'solution puzzle pattern' -- "$word")); return ;;
    canon:--print|canon:-p) return ;;
    canon:--from|canon:-f) COMPREPLY=($(compgen -W "$(houseful convert --to list 2>/dev/null | awk 'NR > 1 {print $1}')" -- "$word")); return ;;
    canon:--sample|canon:-s) COMPREPLY=($(compgen -W "$(houseful samples 2>/dev/null | awk '{print $1}')" -- "$word")); return ;;
    canon:--shard) return ;;
    canon:--box|canon:-b) return ;;
    canon:--size) return ;;
    canon:--layout) COMPREPLY=($(compgen -W 'boxes latin jigsaw cube roxdoku' -- "$word")); return ;;
    canon:--regions) COMPREPLY=($(compgen -f -- "$word")); return ;;
    canon:--threads|canon:-t) return ;;
    canon:--output) COMPREPLY=($(compgen -f -- "$word")); return ;;
    same:--from|same:-f) COMPREPLY=($(compgen -W "$(houseful convert --to list 2>/dev/null | awk 'NR > 1 {print $1}')" -- "$word")); return ;;
    same:--sample|same:-s) COMPREPLY=($(compgen -W "$(houseful samples 2>/dev/null | awk '{print $1}')" -- "$word")); return ;;
    same:--shard) return ;;
    same:--box|same:-b) return ;;
    same:--size) return ;;
    same:--layout) COMPREPLY=($(compgen -W 'boxes latin jigsaw cube roxdoku' -- "$word")); return ;;
    same:--regions) COMPREPLY=($(compgen -f -- "$word")); return ;;
    scramble:--seed) return ;;
    scramble:--from|scramble:-f) COMPREPLY=($(compgen -W "$(houseful convert --to list 2>/dev/null | awk 'NR > 1 {print $1}')" -- "$word")); return ;;
    scramble:--sample|scramble:-s) COMPREPLY=($(compgen -W "$(houseful samples 2>/dev/null | awk '{print $1}')" -- "$word")); return ;;
    scramble:--shard) return ;;
    scramble:--box|scramble:-b) return ;;
    scramble:--size) return ;;
    scramble:--layout) COMPREPLY=($(compgen -W 'boxes latin jigsaw cube roxdoku' -- "$word")); return ;;
    scramble:--regions) COMPREPLY=($(compgen -f -- "$word")); return ;;
    scramble:--output) COMPREPLY=($(compgen -f -- "$word")); return ;;
    minimize:--limit) return ;;
    minimize:--seed) return ;;
    minimize:--from|minimize:-f) COMPREPLY=($(compgen -W "$(houseful convert --to list 2>/dev/null | awk 'NR > 1 {print $1}')" -- "$word")); return ;;
    minimize:--sample|minimize:-s) COMPREPLY=($(compgen -W "$(houseful samples 2>/dev/null | awk '{print $1}')" -- "$word")); return ;;
    minimize:--shard) return ;;
    minimize:--box|minimize:-b) return ;;
    minimize:--size) return ;;
    minimize:--layout) COMPREPLY=($(compgen -W 'boxes latin jigsaw cube roxdoku' -- "$word")); return ;;
    minimize:--regions) COMPREPLY=($(compgen -f -- "$word")); return ;;
    minimize:--threads|minimize:-t) return ;;
    minimize:--output) COMPREPLY=($(compgen -f -- "$word")); return ;;
    dedupe:--output|dedupe:-o) COMPREPLY=($(compgen -f -- "$word")); return ;;
    dedupe:--memory) return ;;
    dedupe:--state) COMPREPLY=($(compgen -f -- "$word")); return ;;
    dedupe:--save-every) return ;;
    dedupe:--from|dedupe:-f) COMPREPLY=($(compgen -W "$(houseful convert --to list 2>/dev/null | awk 'NR > 1 {print $1}')" -- "$word")); return ;;
    dedupe:--sample|dedupe:-s) COMPREPLY=($(compgen -W "$(houseful samples 2>/dev/null | awk '{print $1}')" -- "$word")); return ;;
    dedupe:--shard) return ;;
    dedupe:--box|dedupe:-b) return ;;
    dedupe:--size) return ;;
    dedupe:--layout) COMPREPLY=($(compgen -W 'boxes latin jigsaw cube roxdoku' -- "$word")); return ;;
    dedupe:--regions) COMPREPLY=($(compgen -f -- "$word")); return ;;
    dedupe:--threads|dedupe:-t) return ;;
    filter:--clues|filter:-c) return ;;
    filter:--symmetry) COMPREPLY=($(compgen -W 'rotate180 rotate90 mirror flip diagonal antidiagonal full' -- "$word")); return ;;
    filter:--level) COMPREPLY=($(compgen -W 'easy medium hard unfair extreme' -- "$word")); return ;;
    filter:--score) return ;;
    filter:--rating) return ;;
    filter:--needs) return ;;
    filter:--from|filter:-f) COMPREPLY=($(compgen -W "$(houseful convert --to list 2>/dev/null | awk 'NR > 1 {print $1}')" -- "$word")); return ;;
    filter:--sample|filter:-s) COMPREPLY=($(compgen -W "$(houseful samples 2>/dev/null | awk '{print $1}')" -- "$word")); return ;;
    filter:--shard) return ;;
    filter:--box|filter:-b) return ;;
    filter:--size) return ;;
    filter:--layout) COMPREPLY=($(compgen -W 'boxes latin jigsaw cube roxdoku' -- "$word")); return ;;
    filter:--regions) COMPREPLY=($(compgen -f -- "$word")); return ;;
    filter:--threads|filter:-t) return ;;
    filter:--output) COMPREPLY=($(compgen -f -- "$word")); return ;;
    gather:--output) COMPREPLY=($(compgen -f -- "$word")); return ;;
    bench:--engines|bench:-e) COMPREPLY=($(compgen -W "$(houseful engines 2>/dev/null | awk 'NR > 1 {print $1}')" -- "$word")); return ;;
    bench:--peer) COMPREPLY=($(compgen -f -- "$word")); return ;;
    bench:--mode) COMPREPLY=($(compgen -W 'batch single both' -- "$word")); return ;;
    bench:--repeats|bench:-r) return ;;
    bench:--seconds) return ;;
    bench:--number|bench:-n) return ;;
    bench:--seed) return ;;
    help:--completion) COMPREPLY=($(compgen -W 'bash zsh fish' -- "$word")); return ;;
    help:*) COMPREPLY=($(compgen -W "$commands" -- "$word")) ;;
    esac
    case $command in
    solve) options='--print --json --all --count --engine --limit --time-limit --from --sample --zero-symbol --ignore-constraints --shard --box --size --layout --x --windoku --latin --jigsaw --regions --cube --roxdoku --color --ascii --threads --quiet --verbose --output --resume --help' ;;
    explain) options='--hint --stage --why --all-steps --summary --until --brief --draw --json --animate --svg --names --rules --ladder --only --without --max-rule --from --sample --zero-symbol --ignore-constraints --shard --box --size --layout --x --windoku --latin --jigsaw --regions --cube --roxdoku --color --ascii --threads --quiet --verbose --output --resume --help' ;;
    rate) options='--scale --at-least --at-most --time-limit --print --json --counts --ladder --only --without --max-rule --from --sample --zero-symbol --ignore-constraints --shard --box --size --layout --x --windoku --latin --jigsaw --regions --cube --roxdoku --threads --quiet --verbose --output --resume --help' ;;
    check) options='--print --json --valid --engine --limit --time-limit --from --sample --zero-symbol --ignore-constraints --shard --box --size --layout --x --windoku --latin --jigsaw --regions --cube --roxdoku --color --ascii --threads --quiet --verbose --output --resume --help' ;;
    show) options='--style --candidates --from --sample --zero-symbol --ignore-constraints --shard --box --size --layout --x --windoku --latin --jigsaw --regions --cube --roxdoku --color --ascii --threads --quiet --verbose --output --resume --help' ;;
    convert) options='--to --blank --comments --from --sample --zero-symbol --ignore-constraints --shard --box --size --layout --x --windoku --latin --jigsaw --regions --cube --roxdoku --threads --quiet --verbose --output --resume --help' ;;
    samples) options='--json --color --ascii --help' ;;
    engines) options='--json --help' ;;
    generate) options='--number --seed --first --time-limit --attempts --threads --level --score --rating --technique --hardest --clues --minimal --symmetry --pattern --solution --from --swap --unbiased --distinct --box --size --layout --x --windoku --latin --jigsaw --regions --cube --roxdoku --to --print --quiet --help' ;;
    canon) options='--form --print --from --sample --zero-symbol --ignore-constraints --shard --box --size --layout --x --windoku --latin --jigsaw --regions --cube --roxdoku --threads --quiet --verbose --output --resume --help' ;;
    same) options='--from --sample --zero-symbol --ignore-constraints --shard --box --size --layout --x --windoku --latin --jigsaw --regions --cube --roxdoku --quiet --help' ;;
    scramble) options='--seed --comments --from --sample --zero-symbol --ignore-constraints --shard --box --size --layout --x --windoku --latin --jigsaw --regions --cube --roxdoku --quiet --output --resume --help' ;;
    minimize) options='--all --limit --seed --from --sample --zero-symbol --ignore-constraints --shard --box --size --layout --x --windoku --latin --jigsaw --regions --cube --roxdoku --threads --quiet --verbose --output --resume --help' ;;
    dedupe) options='--counts --summary --output --memory --state --save-every --from --sample --zero-symbol --ignore-constraints --shard --box --size --layout --x --windoku --latin --jigsaw --regions --cube --roxdoku --threads --quiet --verbose --help' ;;
    filter) options='--unique --minimal --clues --symmetric --symmetry --level --score --rating --needs --not --count --from --sample --zero-symbol --ignore-constraints --shard --box --size --layout --x --windoku --latin --jigsaw --regions --cube --roxdoku --threads --quiet --verbose --output --resume --help' ;;
    gather) options='--check --distinct --output --resume --help' ;;
    bench) options='--engines --peer --mode --repeats --seconds --number --seed --json --signature --story --each --markdown --help' ;;
    help) options='--names --man --completion --help' ;;
    esac
    case $word in
    -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
    *) [ ${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "$word")) ;;
    esac
}

complete -o filenames -F _houseful houseful
