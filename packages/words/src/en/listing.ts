import { capital } from '../common.ts';
import { listed } from './grammar.ts';

/** How a game stands, in one sentence of a list. */
export const listing = {
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
