import type { Translation } from '@slow-train/words';
import { count, presetName } from '@slow-train/words/de';
import type * as en from '../en/go-on.ts';

export const goOnText: Translation<typeof en.goOnText> = {
  title: 'Hier weiterspielen',
  line: 'Dieselben Leute, die übrigen Runden, ein Zug, wann immer du Zeit hast',
  back: 'Zettel',
  left: (played, engines) =>
    `${count(played, 'Runde', 'Runden')} gespielt, ${engines.length} übrig: ${engines.map((one) => `${one}‑${one}`).join(', ')}. Die Augen bis jetzt zählen:`,
  who: 'Wer davon bist du?',
  sayWho: 'Sag zuerst, wer von ihnen du bist.',
  preset: (preset) => presetName(preset),
  more: (preset, clock) => `Regeln: ${presetName(preset)}. Uhr: ${clock}.`,
  rules: 'Regeln für die übrigen Runden',
  what: 'Danach bekommst du für alle anderen je einen Link. Die Partie beginnt, wenn alle ihren geöffnet haben. Gewertet wird sie nie, weil niemand den Zettel geprüft hat.',
  make: 'Tisch aufmachen',
  making: 'Der Tisch wird aufgemacht …',
  missing: 'Dieser Zettel ist nicht auf diesem Gerät',
  missingMore: 'Öffne ihn auf dem Handy, das mitgeschrieben hat, und wähle dort Teilen.',
  toScore: 'Deine Punktezettel',
  cannot: 'Dieser Abend kann nicht als Fernpartie weitergehen',
  toSheet: 'Zurück zum Zettel',
  faults: {
    people: (most) =>
      `Ein Tisch hat hier höchstens ${most} Plätze. Spielt mit echten Steinen weiter oder an zwei Tischen.`,
    set: (set) => `Einen Satz bis ${set}‑${set} gibt es hier nicht. Spielt mit echten Steinen weiter.`,
    round: (round) => `Runde ${round} ist nicht vollständig. Trag erst alle Augen ein oder nimm die der Runde zurück.`,
    unplayed: 'Noch ist keine Runde vollständig. Mach einfach einen neuen Tisch auf: Der braucht keinen Zettel.',
    over: 'Es ist keine Runde übrig: Die letzte ist gespielt, oder jemand hat das Ziel erreicht. Mach einen neuen Tisch auf.',
    rules:
      'Für so viele Leute und diese Zählweise hat hier kein Regelwerk genug Steine. Spielt mit echten Steinen weiter.',
  },
};

export const seatLinksText: Translation<typeof en.seatLinksText> = {
  title: 'Für jeden Platz ein Link',
  more: 'Schick allen ihren eigenen Link: Er führt zu ihrem Platz und ihren Augen. Hier findest du die Links, bis alle da sind.',
  message: (name) => `${name}, unsere Partie geht hier weiter. Das ist dein Platz:`,
  sendTo: (name) => `Link an ${name} schicken`,
  copyFor: (name) => `Link für ${name} kopieren`,
  copied: 'Link kopiert.',
  notCopied: 'Der Link ließ sich nicht kopieren. Versuch es noch einmal oder schick ihn.',
  failed: 'Die Links ließen sich nicht laden.',
  again: 'Noch einmal',
};

export const circleEveningsText: Translation<typeof en.circleEveningsText> = {
  enter: 'Einen Abend eintragen',
  enterLine: 'In die Saison eines Stammtischs, als wäre er eine Partie',
  missing:
    'Dieser Zettel ist nicht auf diesem Gerät. Öffne ihn auf dem Handy, das mitgeschrieben hat, und wähle dort Teilen.',
  which: 'In welchen Stammtisch?',
  who: 'Wer auf dem Zettel ist welches Mitglied?',
  guest: 'Ein Gast',
  means:
    'Alle Mitglieder, die mitgespielt haben, werden gefragt. Der Abend zählt, sobald sie ihn bestätigt haben, oder nach drei Tagen, wenn niemand widerspricht. Gäste bekommen nichts.',
  send: 'Abend eintragen',
  busy: 'Einen Moment …',
  title: (name) => `Abend: ${name}`,
  more: (rounds, season) =>
    `Mit echten Steinen gespielt, ${count(rounds, 'Runde', 'Runden')}${season === null ? '' : `, Saison ${season}`}`,
  you: 'Du',
  row: (pips, isGuest) => `${pips}${isGuest ? ', ein Gast' : ''}`,
  says: 'bestätigt',
  counts: 'Er zählt.',
  waits: (by, until) =>
    `${by === null ? 'Er' : `Eingetragen von ${by}. Er`} zählt ab ${until} oder sobald alle Mitglieder, die mitgespielt haben, ihn bestätigt haben.`,
  confirm: 'Das stimmt',
  object: 'Das stimmt nicht',
  takeBack: 'Zurücknehmen',
  sure: 'Dann ist der Abend hier für alle gelöscht.',
  keep: 'Behalten',
};
