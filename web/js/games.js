// SPDX-License-Identifier: MIT
// @ts-check
//
// games.js - the games kept on this device, with small pictures; to a file and back; statistics.

import { levelName } from './answer.js';
import { download } from './dialogs.js';
import { $, make } from './dom.js';
import { clock, forget } from './history.js';
import { keptBoard, picture } from './picture.js';
import { smallBoard, unpacked } from './small.js';
import { drop, games, load, save } from './store.js';
import { t } from './words.js';

const LEVELS = ['easy', 'medium', 'hard', 'unfair', 'extreme', 'unknown'];

export class Games {
  /** @param {import('./app.js').App} app */
  constructor(app) {
    this.app = app;
    $('games-export').onclick = () => download('houseful-games.json', JSON.stringify({ houseful: 1, games: games(), statistics: load('statistics') ?? {} }), 'application/json');
    $('games-import').onchange = async () => {
      const file = $('games-import').files?.[0];
      if (file) this.take(await file.text());
      $('games-import').value = '';
    };
    $('forget').onclick = () => {
      const was = load('statistics');
      forget();
      this.show();
      app.toast(t('statistics.forgotten'), t('undo'), () => { save('statistics', was); this.show(); });
    };
  }

  /** Takes over games from a file; one that is here already is kept as it is here. @param {string} text */
  take(text) {
    let found = 0;
    try {
      const { houseful, games: list } = JSON.parse(text);
      if (houseful !== 1 || !Array.isArray(list)) throw new Error('other');
      const here = new Set(games().map((game) => game.id));
      for (const game of list) {
        if (!/^[a-z0-9]{1,40}$/.test(game?.id) || here.has(game.id) || !game.shape) continue;
        if (save(`game-${game.id}`, game)) found++;
      }
      this.app.toast(t('games.taken', { n: found }));
    } catch {
      this.app.toast(t('games.bad'));
    }
    this.show();
  }

  show() {
    const list = games();
    $('games').replaceChildren(...list.map((game) => this.entry(game)));
    $('no-games').hidden = list.length > 0;
    const statistics = load('statistics') ?? {};
    const rows = LEVELS.filter((level) => statistics[level]);
    $('statistics').hidden = !rows.length;
    $('statistics-rows').replaceChildren(...rows.map((level) => {
      const row = statistics[level];
      return make('tr', {}, make('th', { scope: 'row' }, levelName(level)), ...[row.games, clock(row.best), clock(Math.round(row.seconds / row.games)), row.hints].map((cell) => make('td', {}, String(cell))));
    }));
  }

  /** @param {any} game as it is kept */
  entry(game) {
    const { size } = game.shape;
    const cells = size * size;
    const [clues, values] = [unpacked(game.now?.clues, cells), unpacked(game.now?.values, cells)];
    const region = Array.isArray(game.region) ? game.region : undefined;
    const filled = clues.filter((clue, cell) => clue || values[cell]).length;
    const about = [game.done ? t('games.done') : t('games.filled', { percent: Math.round(100 * filled / cells) }), clock(game.seconds ?? 0), game.level ? levelName(game.level) : ''].filter(Boolean).join(' · ');
    const title = game.title || t('games.untitled', { size: `${size} × ${size}` });
    const small = smallBoard({ rows: size, columns: size, region }, clues, values);
    if (game.shape.rules?.length) keptBoard(this.app, game).then((kept) => small.replaceWith(picture(kept.board, kept.clues, kept.values)));
    const open = make('button', { className: 'game', onclick: () => { $('dialog-games').close(); this.app.boards?.openKept(game); } },
      small, make('span', { className: 'title' }, title), make('small', {}, about));
    if (game.id === this.app.game.id) open.setAttribute('aria-current', 'true');
    const away = make('button', { className: 'small', 'aria-label': t('games.drop', { title }), onclick: () => this.away(game) }, '✕');
    away.disabled = game.id === this.app.game.id;
    return make('li', {}, open, away);
  }

  /** @param {any} game */
  away(game) {
    drop(`game-${game.id}`);
    this.show();
    this.app.toast(t('games.dropped'), t('undo'), () => { save(`game-${game.id}`, game); this.show(); });
  }
}
