import type { Translation } from '../common.ts';
import type * as en from '../en/index.ts';
import { deadlinesWith } from '../deadline.ts';
import { count, listed } from './grammar.ts';

export * from '../common.ts';
export * from './grammar.ts';
// Apart, because the start page names seats but tells no moves.
export * from './moves.ts';
export * from './names.ts';
export * from './problems.ts';

export const { deadlineDay, deadlineTime, durationOf, remaining, timeLeft } = /* @__PURE__ */ deadlinesWith({
  language: 'de',
  days: (many) => count(many, 'Tag'),
  left: (duration) => `noch ${duration}`,
  underAMinute: 'weniger als eine Minute',
  isUp: 'die Zeit ist um',
  date: (weekday, day, month) => `${weekday}, ${day}. ${month}`,
});

/** What search engines and messengers show of the pages that everybody may see. */
export const cards: Translation<typeof en.cards> = {
  picture: 'Ein Tisch mit Mexican Train: acht Züge, darunter deine Hand',
  titleOf: (page) => `${page} · Slow Train`,
  home: {
    title: 'Slow Train',
    line: 'Mexican-Train-Domino auf dem Postweg: leg einen Stein, setz Tee auf und lass den anderen Zeit. Ohne Konto, ohne E-Mail, ohne Eile.',
  },
  invitation: {
    title: 'Du bist eingeladen',
    line: 'Mexican-Train-Domino, Stein für Stein. Sag deinen Namen und nimm Platz: ohne Konto, ohne E-Mail.',
  },
  join: { title: 'Mit einem Code Platz nehmen', line: 'Gib den Code einer Einladung ein und finde deinen Tisch.' },
  newGame: {
    title: 'Neue Partie',
    line: 'Beginne ein Spiel Mexican Train mit Freunden oder dem Computer: wähle, wer mitspielt, die Regeln und die Uhr.',
  },
  learn: {
    title: 'Deine erste Runde',
    line: 'Lerne Mexican Train, indem du eine Runde spielst. Das dauert zehn Minuten, und du kannst jederzeit aufhören.',
  },
  howToPlay: {
    title: 'Das Spiel in fünf Bildern',
    line: 'Mexican Train in fünf Bildern, mit einem Satz zu jedem.',
  },
  rules: {
    title: 'Die Regeln',
    line: 'Jede Regel von Mexican Train als Satz und Bild, für jede Spielart. Mit Glossar.',
  },
  exactRules: {
    title: 'Die Regeln, Wort für Wort',
    line: 'Die genauen Regeln von Mexican Train, wie hier gespielt wird.',
  },
  replay: {
    title: 'Noch einmal ansehen',
    line: 'Jeder Spielzug einer beendeten Partie Mexican Train, mit offenen Händen.',
  },
  watch: {
    title: 'Eine Partie zum Zusehen',
    line: 'Mexican-Train-Domino, Stein für Stein. Sieh bei einer Partie zu, die gespielt wird: etwas später und ohne eine Hand.',
  },
  result: {
    title: (winners) => `${listed(winners)} ${winners.length === 1 ? 'gewinnt' : 'gewinnen'}`,
    line: (game, places) =>
      `${game}: ${places.map(({ place, name, pips }) => `${place} ${name} ${pips}`).join(', ')}. Sieh jeden Spielzug noch einmal.`,
  },
  privacy: {
    title: 'Was gespeichert wird, und warum',
    line: 'Was Slow Train über dich speichert, wie lange, und wer es sieht.',
  },
  signIn: { title: 'Anmelden', line: 'Finde deine Tische mit Mexican Train auch auf diesem Gerät.' },
};
