import type { Translation } from '@slow-train/words';
import type * as en from '../en/watch.ts';

/** Watching a game without a seat, and who may. */
export const watchText: Translation<typeof en.watchText> = {
  watch: 'Einer Partie zusehen',
  result: 'Ergebnis',
  late: { turn: 'einen Zug später', round: 'eine Runde später' },
  lateTitle: { turn: 'Einen Zug später', round: 'Eine Runde später' },
  why: {
    turn: 'Du siehst einen Zug, wenn der nächste vorbei ist. So kann niemand danach spielen.',
    round: 'Du siehst eine Runde, wenn sie vorbei ist. So kann niemand danach spielen.',
  },
  asOf: (when) => `Stand ${when}`,
  watching: 'Du siehst zu. *Die Hände bleiben verdeckt.*',
  leave: 'Verlassen',
  score: 'Punkte',
  closeScore: 'Zurück zum Tisch',
  player: 'Züge',
  notStarted: 'Noch nicht begonnen',
  notStartedMore: (name) => `„${name}“ erscheint hier, sobald gespielt wird. Heb den Link auf.`,
  firstRound: 'Die erste Runde wird gespielt',
  firstRoundMore: {
    turn: 'Sie erscheint hier, sobald zwei Züge vorbei sind. Heb den Link auf.',
    round: 'Du siehst sie ganz, wenn sie vorbei ist. Heb den Link auf.',
  },
  ended: 'Ohne Ergebnis beendet',
  nothing: 'Hier gibt es nichts zu sehen',
  failed: 'Die Partie konnte nicht geladen werden',
  home: 'Was ist Slow Train?',
  again: 'Noch einmal ansehen',

  settings: {
    legend: 'Andere dürfen zusehen',
    values: { nobody: 'Nein', round: 'Eine Runde später', turn: 'Einen Zug später' },
    more: 'Mit eigenem Link, und nie eine Hand oder das Gespräch. Namen nur von denen, die ihren zeigen.',
    told: {
      round: 'Andere dürfen zusehen, eine Runde später.',
      turn: 'Andere dürfen zusehen, einen Zug später.',
    },
    get: 'Link zum Zusehen holen',
    getting: 'Link wird geholt…',
    renew: 'Neuer Link',
    renewed: 'Der alte Link zeigt nichts mehr.',
    stricter: 'Solange gespielt wird, geht nur noch später oder niemand.',
  },
  send: {
    link: 'Link zum Zusehen',
    copy: 'Link kopieren',
    copied: 'Link kopiert.',
    notCopied: 'Der Link ist markiert: Kopiere ihn von dort.',
    send: 'Link senden',
  },
  invite: (name) => `Sieh bei unserer Partie „${name}“ zu`,

  share: {
    title: 'Anderen zeigen',
    more: 'Wer den Link hat, sieht das Ergebnis und jeden Zug, mit den Händen. Namen nur von denen, die ihren zeigen.',
    get: 'Link zu dieser Partie holen',
    stop: 'Link zurücknehmen',
    stopped: 'Der Link zeigt nichts mehr.',
    named: 'Mein Name darf in der Datei dieser Partie stehen',
    namedMore: (agreed, people) => `Sie hat Namen, wenn alle einverstanden sind: bisher ${agreed} von ${people}.`,
  },
};
