import type { Phrase, Reaction } from '@slow-train/protocol';
import { browserNamesWith } from '../browser-name.ts';
import { capital } from '../common.ts';
import { namesWith } from '../names.ts';
import { roughLength } from '../rough-length.ts';
import { count, listed } from './grammar.ts';

export const seatName = (seat: number): string => `Seat ${seat + 1}`;

export const namesOf = /* @__PURE__ */ namesWith({
  you: 'You',
  seat: seatName,
  row: { yours: 'Your train', mexican: 'Mexican' },
  train: { yours: 'your train', mexican: 'the Mexican train', of: (name) => `${name}’s train` },
  short: { of: (name) => `${name}’s` },
  branch: (letters) => `branch ${letters}`,
});

/** What people stamp on a move. */
export const reactions: { readonly [reaction in Reaction]: string } = {
  ouch: 'ouch',
  ha: 'ha',
  nice: 'nice',
  wow: 'wow',
  uhOh: 'uh-oh',
  thanks: 'thanks',
};

/** What people say without typing. */
export const phrases: { readonly [phrase in Phrase]: string } = {
  hello: 'Hello',
  goodLuck: 'Good luck',
  wellPlayed: 'Well played',
  thankYou: 'Thank you',
  ouch: 'Ouch',
  ha: 'Ha',
  soClose: 'So close',
  badLuck: 'Bad luck',
  sorry: 'Sorry',
  takeYourTime: 'Take your time',
  backTomorrow: 'Back tomorrow',
  oneMore: 'One more?',
  goodGame: 'Good game',
};

/** How a game stands, in one sentence of a list. */
export const listing = {
  /** How long a game takes: `about 3 weeks`. */
  takes: (hours: number) => {
    const { unit, many } = roughLength(hours);
    return `about ${count(many, unit)}`;
  },
  computerHolds: 'A computer player holds your seat.',
  sitsIn: (name: string | null) => `${name ?? 'Somebody'} sits in for you.`,
  missing: (free: number) => `Waiting for ${free} more ${free === 1 ? 'player' : 'players'}.`,
  inTournament: (round: number, rounds: number, news: string) => `Tournament, round ${round} of ${rounds}. ${news}`,
  canStart: (isHost: boolean) =>
    isHost ? 'Everybody is here: you can start.' : 'Everybody is here: the host can start.',
  build: 'Build your train.',
  isOpen: (tile: string, train: string) => `${tile} is open on ${train}.`,
  yourTurn: 'It is your turn.',
  builds: (builds: number) => `Waiting for ${builds} builds.`,
  dealing: 'The next round is being dealt.',
  waitingFor: (name: string | null) => `Waiting for ${name ?? 'nobody'}.`,
  nobody: 'nobody',
  noResult: 'The game was ended without a result.',
  /** Null stands for the reader. */
  won: (winners: readonly (string | null)[]) =>
    capital(`${listed(winners.map((name) => name ?? 'you'))} ${winners.length < 2 ? 'won' : 'share first place'}.`),
};

export const browserName = /* @__PURE__ */ browserNamesWith({
  unknown: 'A browser',
  on: (browser, system) => `${browser} on ${system}`,
});
