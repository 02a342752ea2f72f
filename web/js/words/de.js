// SPDX-License-Identifier: MIT
// @ts-check
//
// de.js - the words of the page in German. What is missing is said in English.
/** @type {Partial<Record<keyof typeof import('./en.js').en, string | string[]>>} */
export const de = {
  'title.page': 'houseful: Sudoku spielen, lösen, prüfen und lernen',
  skip: 'Zum Brett springen', menu: 'Rätsel', new: 'Neu', open: 'Öffnen', games: 'Spiele', share: 'Teilen', learn: 'Lernen', settings: 'Einstellungen',
  help: 'Tasten und Hilfe', close: 'Schließen', undo: 'Zurück', redo: 'Vor', erase: 'Löschen', hint: 'Tipp', stop: 'Anhalten', copied: 'Kopiert', stopped: 'Angehalten',
  and: '{list} und {last}', board: 'Sudoku-Brett', 'board.area': 'Brett', 'board.none': 'Ein solches Brett gibt es nicht.', panel: 'Über dieses Rätsel', entry: 'Eingabe',
  larger: 'Größer', smaller: 'Kleiner',

  'mode.label': 'Was eine Taste einträgt', 'mode.digit': 'Ziffer', 'mode.corner': 'Ecke', 'mode.centre': 'Mitte', 'mode.colour': 'Farbe', 'mode.clue': 'Vorgabe',
  'pad.digit': 'Ziffer {digit}', 'pad.mark': 'Notiz {digit}', 'painted.label': 'Was gefärbt wird', 'painted.cell': 'das ganze Feld', 'painted.digit': 'Kandidat {digit}',
  'clue.fixed': 'Das ist eine Vorgabe. „Vorgabe“ wählen, um das Rätsel selbst zu ändern.', 'blank.how': 'Die Vorgaben eintippen; zum Spielen „Ziffer“ wählen.',

  'cell.place': 'Zeile {row} Spalte {column}', 'cell.clue': 'Vorgabe {digit}', 'cell.empty': 'leer', 'cell.candidates': ['Kandidat {list}', 'Kandidaten {list}'],
  'cell.conflict': 'im Widerspruch', 'cell.wrong': 'falsch',
  'colour.1': 'rot', 'colour.2': 'gelb', 'colour.3': 'grün', 'colour.4': 'blau', 'colour.5': 'violett', 'colour.6': 'grau',

  'rules.title': 'Regeln dieses Bretts', 'rules.lines': 'Jede Zeile und jede Spalte enthält jede Ziffer aus {list} einmal.', 'rules.box': 'Ebenso jeder Block.', 'rules.region': 'Ebenso jedes Gebiet.',
  'rules.diagonal': 'Ebenso die beiden Diagonalen.', 'rules.window': 'Ebenso die vier getönten Fenster.',
  'house.row': 'Zeile {number}', 'house.column': 'Spalte {number}', 'house.box': 'Block {number}', 'house.region': 'Gebiet {number}', 'house.diagonal': 'Diagonale {number}', 'house.window': 'Fenster {number}',
  'answer.wait': 'Das Rätsel wird gelesen …', 'answer.clues': ['{n} Vorgabe, ', '{n} Vorgaben, '], 'answer.given': 'Kandidaten vorgegeben, ',
  'answer.rules': ['{n} Regel, ', '{n} Regeln, '], 'answer.killer cage': ['{n} Käfig, ', '{n} Käfige, '], 'answer.thermometer': ['{n} Thermometer, ', '{n} Thermometer, '], 'answer.arrow': ['{n} Pfeil, ', '{n} Pfeile, '],
  'answer.unique': 'genau eine Lösung', 'answer.multiple': 'mehr als eine Lösung', 'answer.none': 'keine Lösung: {why}', 'answer.invalid': 'ungültig: {why}',
  'answer.limit': 'zu schwer, um es gleich zu entscheiden', 'answer.solved': 'Gelöst: jedes Haus ist voll', 'answer.full': 'Voll, aber noch nicht richtig: etwas muss sich ändern',
  'none.cell': 'in {cell} passt nichts', 'none.house': 'für {digit} ist in {house} kein Platz', 'none.tried': 'alle Möglichkeiten wurden versucht',
  'invalid.twice': '{digit} steht zweimal in {house}, in {first} und {second}', 'invalid.rule': 'verletzt: {rule}', 'invalid.given': '{digit} ist nicht unter den Kandidaten von {cell}',
  'level.easy': 'leicht', 'level.medium': 'mittel', 'level.hard': 'schwer', 'level.unfair': 'sehr schwer', 'level.extreme': 'extrem', 'level.unknown': 'nicht bewertet',

  tabs: 'Ansichten', 'tab.play': 'Spiel', 'tab.steps': 'Schritte', 'tab.check': 'Prüfen', 'tab.history': 'Verlauf',
  'facts.left': ['noch {n}', 'noch {n}'], 'facts.board': 'Brett', 'facts.clues': 'Vorgaben', 'facts.filled': 'Eingetragen', 'facts.difficulty': 'Schwierigkeit', 'facts.explainer': 'Sudoku Explainer', 'facts.search': 'Suche',
  'facts.guesses': ['{n} Annahme zum Beweis', '{n} Annahmen zum Beweis'], 'facts.noguess': 'ohne Annahme',
  'right.ask': 'Ist bisher alles richtig?', 'right.multiple': 'Das Rätsel hat mehr als eine Lösung, es gibt also keine einzelne zum Vergleichen.',
  'right.wrong': ['Ein Eintrag ist falsch; er ist mit ✕ markiert.', '{n} Einträge sind falsch; sie sind mit ✕ markiert.'],
  'right.missing': 'Jede Ziffer ist richtig, aber ein Kandidat, der gebraucht wird, ist gestrichen; das Feld ist mit ✕ markiert.',
  'right.yes': 'Ja, alles Eingetragene ist richtig.', 'right.nothing': 'Es ist noch nichts eingetragen.',
  'two.first': 'Zwei Lösungen zeigen', 'two.second': 'Die zweite zeigen', 'two.back': 'Zurück zum Brett',
  'two.one': ['Das ist eine der Lösungen. Ein umrahmtes Feld ist verschieden.', 'Das ist eine der Lösungen. Die umrahmten Felder sind verschieden: {n}.'],
  'two.other': ['Das ist eine andere Lösung. Ein umrahmtes Feld ist verschieden.', 'Das ist eine andere Lösung. Die umrahmten Felder sind verschieden: {n}.'],

  'play.about': 'Ein Feld antippen, dann eine Ziffer. Wer nicht weiterweiß, bekommt einen Tipp: in fünf Stufen, so dass man nach der ersten Idee aufhören kann.',
  auto: 'Kandidaten für mich', tidy: 'Notizen beim Eintragen aufräumen', stages: 'Stufen des Tipps', 'hint.more': 'Mehr dazu', 'hint.apply': 'Ausführen', 'hint.learn': 'Über diese Technik',
  legend: 'Was die Farben bedeuten', 'proof.inner': ['ein Beweis im Beweis: {n} Zeile', 'ein Beweis im Beweis: {n} Zeilen'],
  'role.pattern': 'das Muster', 'role.base': 'Basis', 'role.cover': 'Decke', 'role.fin': 'Flosse', 'role.endo-fin': 'innere Flosse', 'role.cannibal': 'aus dem eigenen Muster gestrichen',
  'role.pivot': 'Angelpunkt', 'role.pincer': 'Enden', 'role.link': 'Verbindung der Enden', 'role.corner': 'Ecken des Rechtecks', 'role.extra': 'weitere Kandidaten', 'role.support': 'der Rest der Gruppe',
  'role.set': 'Menge', 'role.common': 'eingeschränkt gemeinsam', 'role.stem': 'Stiel', 'role.petal': 'Blütenblätter', 'role.colour': 'Farbe', 'role.line': 'auf der Linie', 'role.box': 'im Block',
  'role.premise': 'was angenommen wird', 'role.conflict': 'wo es scheitert', 'role.bet': 'was versucht wird', 'role.on': 'wahr auf dem Weg', 'role.off': 'falsch auf dem Weg',
  'role.strong': 'starke Verbindung: wenn nicht das eine, dann das andere', 'role.weak': 'schwache Verbindung: wenn das eine, dann nicht das andere',
  'role.out': 'kann gestrichen werden', 'role.in': 'kann eingetragen werden', 'role.house': 'wo zu suchen ist',

  'steps.solve': 'Schritt für Schritt lösen', 'steps.all': 'Alle Schritte hier', 'steps.now': 'Sofort lösen', 'steps.looking': 'Der Weg wird gesucht …', 'steps.none': 'In dieser Stellung ist kein Schritt bekannt.',
  'steps.wrong': 'Ein Eintrag auf dem Brett ist falsch; ein Tipp findet ihn.', 'steps.solved': 'Gelöst: jedes Haus ist voll.', 'steps.end': 'Kein weiterer Schritt ist bekannt.',
  'steps.play': '▶ Abspielen', 'steps.pause': '❚❚ Pause', 'steps.first': 'Erster Schritt', 'steps.back': 'Schritt zurück', 'steps.on': 'Schritt vor', 'steps.last': 'Letzter Schritt', 'steps.leave': 'Verlassen',
  'steps.apply': 'Ausführen', 'steps.techniques': 'Welche Techniken', 'steps.list': 'Schritte',

  'history.list': 'Was getan wurde', 'history.start': 'Das Rätsel', 'did.digit': '{digit} in {cells}', 'did.take': '{digit} aus {cells} entfernt', 'did.clue': 'Vorgabe {digit} in {cells}',
  'did.mark': 'Notiz {digit} in {cells}', 'did.unmark': 'Notiz {digit} aus {cells} entfernt', 'did.colour': 'Farbe in {cells}', 'did.erase': '{cells} gelöscht', 'did.restart': 'von vorn begonnen',
  'did.step': '{title}', 'did.solve': 'sofort gelöst', 'did.checkpoint': 'zurück zu {name}',
  checkpoints: 'Merkpunkte', 'checkpoint.add': 'Merkpunkt setzen', 'checkpoint.set': 'Merkpunkt gesetzt',
  'checkpoint.none': 'Noch keine. Ein Merkpunkt behält die Stellung, so dass man etwas versuchen und zurückkehren kann.',
  'checkpoint.name': 'Merkpunkt {number}, bei {time}', 'checkpoint.drop': '{name} entfernen', restart: 'Von vorn', 'restart.done': 'Von vorn begonnen',
  time: 'Zeit', pause: 'Pause', paused: 'Pause', resume: 'Weiter',

  'done.title': 'Gelöst', 'done.time': 'Zeit', 'done.hints': 'Tipps', 'done.met': 'Techniken in Tipps', 'done.needs': 'Techniken, die das Rätsel braucht', 'done.new': 'Noch ein Rätsel',
  'games.title': 'Spiele auf diesem Gerät', 'games.none': 'Noch keine.', 'games.untitled': 'Sudoku {size}', 'games.done': 'gelöst', 'games.filled': '{percent} % gefüllt', 'games.drop': '{title} entfernen',
  'games.dropped': 'Entfernt', 'games.export': 'Alle in eine Datei', 'games.import': 'Spiele aus einer Datei', 'games.taken': ['{n} Spiel übernommen', '{n} Spiele übernommen'],
  'games.bad': 'In dieser Datei sind keine Spiele dieser Seite.', 'game.kept': 'Das letzte Rätsel ist unter „Spiele“.', 'game.back': 'Dorthin zurück',
  'store.full': 'Dieses Gerät kann nichts mehr aufbewahren oder erlaubt es nicht: dieses Spiel geht beim Schließen der Seite verloren.',
  statistics: 'Statistik', 'statistics.level': 'Stufe', 'statistics.games': 'Gelöst', 'statistics.best': 'Beste', 'statistics.mean': 'Mittel', 'statistics.hints': 'Tipps', 'statistics.forget': 'Vergessen',
  'statistics.forgotten': 'Statistik vergessen',

  'new.title': 'Neues Rätsel', 'new.make': 'Eines machen', 'wish.any': 'beliebig', 'wish.board': 'Brett', 'wish.level': 'Schwierigkeit', 'wish.symmetry': 'Symmetrie', 'wish.more': 'Mehr Wünsche',
  'wish.rule': 'Ein Rätsel, das dies braucht', 'wish.least': 'Sudoku-Explainer-Wert von', 'wish.most': 'bis', 'wish.seed': 'Startzahl (gleiche Zahl, gleiches Rätsel)',
  'symmetry.none': 'keine', 'symmetry.rotate180': 'halbe Drehung', 'symmetry.rotate90': 'Vierteldrehung', 'symmetry.mirror': 'links und rechts', 'symmetry.flip': 'oben und unten',
  'symmetry.diagonal': 'Diagonale', 'symmetry.antidiagonal': 'andere Diagonale', 'symmetry.full': 'alle', 'make.go': 'Machen', 'make.attempts': ['{n} Versuch', '{n} Versuche'],
  'make.none': 'Ein solches Rätsel wurde nicht gefunden; andere Wünsche gelingen vielleicht eher.', 'make.title': 'Startzahl {seed}',
  'new.blank': 'Selbst eingeben', 'new.samples': 'Aus der Sammlung',

  'open.title': 'Ein Rätsel öffnen', 'open.paste': 'In beliebiger Form einfügen: 81 Zeichen, Zeilen, eine Zeichnung, Kandidaten, einen Link …', 'open.file': 'oder eine Datei', 'open.nothing': 'Hier ist nichts zu lesen.',
  'open.unreadable': 'Das ließ sich nicht lesen.', 'open.large': 'Diese Datei ist zu groß für ein Rätsel.', 'open.at': 'Zeile {line}, Spalte {column}: {message}',
  'open.beside': 'Nicht gelesen: Zeile {line}, Spalte {column}: {message}', 'open.besides': 'Nicht gelesen: {n} Stellen, die erste in Zeile {line}, Spalte {column}: {message}', 'open.drop': 'Die Datei hier loslassen',
  'many.title': 'Mehrere Rätsel', 'many.text': '{n} Rätsel gefunden. Welches?', 'many.more': '{n} Rätsel gefunden; dies sind die ersten {most}. Welches?',
  'link.bad': 'Dieser Link lässt sich nicht öffnen: {why}', 'link.none': 'In diesem Link ist kein Rätsel.', 'link.long': 'er ist zu lang für ein Rätsel.', 'link.damaged': 'er ist beschädigt.', 'link.empty': 'er ist leer.',
  'link.board': 'ein solches Brett gibt es nicht.', 'link.puzzle': 'er müsste ein Zeichen für jedes Feld haben.',

  'share.title': 'Teilen', 'share.link': 'Ein Link zu diesem Rätsel', 'share.played': 'mit meinen Einträgen', 'share.copy': 'Kopieren', 'share.text': 'Als Text', 'share.out': 'Das Rätsel als Text',
  'share.svg': 'Als SVG laden', 'share.print': 'Drucken', 'copy.refused': 'Der Browser erlaubt hier kein Kopieren; bitte den Text auswählen.',
  'format.line': 'Eine Zeile Zeichen', 'format.rows': 'Eine Zeile je Reihe', 'format.tokens': 'Zahlen mit Leerzeichen', 'format.draw': 'Aus Zeichen gezeichnet', 'format.sdm': 'Sammlung von Zeilen (.sdm)',
  'format.sdk': 'SadMan, SudoCue (.sdk)', 'format.ss': 'Simple Sudoku (.ss)', 'format.sdx': 'Kandidaten je Reihe (.sdx)', 'format.csv': 'Tabelle (.csv)', 'format.json': 'JSON', 'format.hodoku': 'Zeile einer HoDoKu-Bibliothek',
  'format.pencilmarks': 'Kandidaten als Gitter', 'format.sukaku': 'Nur Kandidaten, in einer Zeile', 'format.sgt': 'Simon Tathams Solo', 'format.url': 'Link zu SudokuWiki und anderen', 'format.classic': 'Link zu SudokuPad', 'format.fpuzzles': 'Link zu f-puzzles und SudokuPad, mit Regeln einer Variante', 'format.scl': 'Link zu SudokuPad, mit Käfigen und was überall gilt', 'format.killer': 'Killer in einer Zeile', 'format.iss': 'Interactive Sudoku Solver', 'format.opensudoku': 'OpenSudoku (.opensudoku)',

  'settings.look': 'Aussehen', 'settings.system': 'Wie das System', 'settings.light': 'Hell', 'settings.dark': 'Dunkel', 'settings.contrast': 'Hoher Kontrast', 'settings.contrast-dark': 'Hoher Kontrast, dunkel',
  'settings.language': 'Sprache', 'settings.playing': 'Spielen', 'settings.conflicts': 'Widersprüche beim Tippen zeigen', 'settings.houses': 'Häuser des gewählten Feldes tönen', 'settings.same': 'Gleiche Ziffern tönen',
  'settings.timer': 'Die Zeit zeigen', 'settings.entry': 'Eintragen', 'settings.cell': 'Erst das Feld, dann die Ziffer', 'settings.digit': 'Erst die Ziffer, dann die Felder',

  'learn.title': 'Techniken', 'learn.about': 'Jede Technik hat eine Seite. Die ohne Haken kommen in Tipps und Schritten nicht vor.', 'learn.others': 'Weitere Techniken, in Tipps nicht verwendet', 'learn.on': 'Alle verwenden', 'learn.use': '{name} in Tipps verwenden',
  'learn.back': '← Alle Techniken', 'learn.step': 'Das Beispiel durchgehen', 'learn.practise': 'Üben: selbst finden', 'learn.make': 'Ein neues Rätsel, das sie braucht', 'learn.example': 'Beispiel: {name}',
  'learn.task': 'Übung: {name}', 'learn.find': '{name} finden: einen Kandidaten streichen, den die Technik streicht, oder eintragen, was sie einträgt.', 'learn.found': 'Gut gesehen: {name}.',
  'part.missing': 'Die Seiten ließen sich nicht laden.', 'print.what': 'Was', 'print.this': 'dieses Rätsel', 'print.kept': 'Spiele, die nicht fertig sind', 'print.new': 'neue wie dieses', 'print.count': 'auf einer Seite',

  'keys.title': 'Tasten',
  'keys.mouse': 'Mehrere Felder: darüber ziehen, oder mit Umschalt (alle dazwischen) oder Strg (eines mehr oder weniger) klicken. Erst die Ziffer: ohne gewähltes Feld eine Ziffer antippen und dann die Felder. Färben: „Farbe“ wählen, und in der Liste darunter, ob ganze Felder oder ein Kandidat; eine gehaltene Farbe färbt auch den Kandidaten, der angetippt wird.',
  'key.move': 'bewegen; mit Strg bis zum Rand', 'key.extend': 'mehrere Felder wählen', 'key.all': 'alle Felder wählen', 'key.digit': 'eine Ziffer eintragen (ab 10 Buchstaben)', 'key.corner': 'Notiz an ihrem Platz',
  'key.centre': 'Notiz in der Mitte', 'key.erase': 'Löschen', 'key.mode': 'weiter mit Ziffer, Ecke, Mitte, Farbe', 'key.put': 'die gehaltene Ziffer eintragen', 'key.undo': 'Zurück', 'key.redo': 'Vor',
  'key.hint': 'Tipp; noch einmal für mehr', 'key.steps': 'Schritt für Schritt lösen', 'key.checkpoint': 'Merkpunkt setzen', 'key.back': 'Zurück zum letzten Merkpunkt', 'key.pause': 'Pause', 'key.larger': 'Größeres Brett',
  'key.smaller': 'Kleineres Brett', 'key.paste': 'ein Rätsel einfügen', 'key.keys': 'Tasten und Hilfe', 'key.escape': 'Tipp verlassen, Ziffer loslassen',

  busy: 'Wird bearbeitet …', 'busy.hint': 'Ein Schritt wird gesucht …', 'busy.path': 'Der Weg wird gesucht …', 'busy.all': 'Alle Schritte werden gesucht …', 'busy.rule': 'Gesucht wird: {name}', 'busy.generate': 'Ein Rätsel wird gemacht …',  'busy.variant': 'Ein Rätsel wird gemacht …','busy.read': 'Wird gelesen …',
  'busy.list': 'Wird gelesen …', 'busy.check': 'Lösungen werden gezählt …', 'busy.rate': 'Wird bewertet …', 'busy.explainer': 'Wird bewertet …', 'start.failed': 'Die Seite konnte nicht starten: {why}', 'update.ready': 'Eine neue Fassung ist da.', 'update.reload': 'Jetzt nehmen',
};
