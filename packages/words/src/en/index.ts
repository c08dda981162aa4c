import { isMonthFirst } from '../dates.ts';
import { deadlinesWith } from '../deadline.ts';
import { count, listed } from './grammar.ts';

export * from '../common.ts';
export * from './grammar.ts';
// Apart, because the start page names seats but tells no moves.
export * from './moves.ts';
export * from './names.ts';
export * from './problems.ts';

export const { deadlineDay, deadlineTime, durationOf, remaining, timeLeft } = /* @__PURE__ */ deadlinesWith({
  language: 'en',
  days: (many) => count(many, 'day'),
  left: (duration) => `${duration} left`,
  underAMinute: 'under a minute left',
  isUp: 'time is up',
  date: (weekday, day, month) => (isMonthFirst() ? `${weekday} ${month} ${day}` : `${weekday} ${day} ${month}`),
});

/** What search engines and messengers show of the pages that everybody may see. */
export const cards = {
  picture: 'A table of Mexican Train: eight trains, and your hand below them',
  titleOf: (page: string) => `${page} · Slow Train`,
  home: {
    title: 'Slow Train',
    line: 'Mexican Train dominoes by post: lay a tile, put the kettle on, and let the others take their time. No account, no e-mail, no hurry.',
  },
  invitation: {
    title: 'You are invited',
    line: 'Mexican Train dominoes, a move at a time. Say your name and take a seat: no account, no e-mail.',
  },
  join: { title: 'Join with a code', line: 'Type or paste the code of an invitation, and find your table.' },
  newGame: {
    title: 'New game',
    line: 'Start a game of Mexican Train with friends or computer players: choose who plays, the rules and the clock.',
  },
  learn: {
    title: 'Your first round',
    line: 'Learn Mexican Train by playing a round. It takes ten minutes, and you can leave at any time.',
  },
  howToPlay: { title: 'The game in five pictures', line: 'Mexican Train in five pictures, with a sentence for each.' },
  rules: {
    title: 'The rules',
    line: 'Every rule of Mexican Train as a sentence and a picture, for each way to play it. With a glossary.',
  },
  exactRules: { title: 'The rules, word for word', line: 'The exact rules of Mexican Train, as this site plays them.' },
  replay: { title: 'Watch again', line: 'Every move of a finished game of Mexican Train, with every hand open.' },
  watch: {
    title: 'A game to watch',
    line: 'Mexican Train dominoes, a move at a time. Watch a game that is being played, a little late and without any hand.',
  },
  /** Of a finished game that somebody shares. */
  result: {
    title: (winners: readonly string[]) => `${listed(winners)} ${winners.length === 1 ? 'wins' : 'win'}`,
    line: (game: string, places: readonly { readonly place: number; readonly name: string; readonly pips: number }[]) =>
      `${game}: ${places.map(({ place, name, pips }) => `${place} ${name} ${pips}`).join(', ')}. Watch every move again.`,
  },
  privacy: {
    title: 'What is stored, and why',
    line: 'What Slow Train keeps about you, for how long, and who sees it.',
  },
  signIn: { title: 'Sign in', line: 'Find your tables of Mexican Train on this device, too.' },
};
