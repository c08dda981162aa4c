import type { Pips } from '@slow-train/rules';
import { count } from '@slow-train/words/en';

/** The most tiles a sentence names; the rest is counted. */
const MOST_NAMED = 6;

const some = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? names.join(', ')
    : `${names.slice(0, MOST_NAMED).join(', ')} and ${names.length - MOST_NAMED} more`;

/** Words about planning ahead. `*this*` is strong. */
export const planText = {
  open: 'Plan ahead',
  change: 'Change',
  takeBack: 'Take back',
  takingBack: 'Taking back…',
  label: 'Your plan',

  /** The line above the hand. */
  laid: (next: string, turns: number) => `*Your plan:* ${next}, ${count(turns, 'turn')}`,
  next: {
    train: (tile: string) => `${tile} next`,
    play: (tile: string, train: string) => `${tile} on ${train}`,
    cover: (tile: string) => `${tile} on an open double`,
    advice: 'as the computer player advises',
    wait: 'only forced moves',
  },

  title: 'Plan ahead',
  close: 'Back to the table',
  secret: 'Only you see it. You can take it back until it plays.',
  yourTurn: 'It is your turn: this plan plays at once.',
  meanwhile: 'Meanwhile:',
  lay: 'Save this plan',
  layAgain: 'Save the changed plan',
  laying: 'Saving…',

  parts: 'Parts of the plan',
  part: {
    train: (tiles: number) => `Your train${tiles > 0 ? ` (${tiles})` : ''}`,
    cover: (tiles: number) => `Doubles${tiles > 0 ? ` (${tiles})` : ''}`,
    plays: (plays: number) => `Single plays${plays > 0 ? ` (${plays})` : ''}`,
  },
  hand: 'Your tiles',
  tile: (tile: string, is: { place: number | null; isFit: boolean; isPicked: boolean }) =>
    [
      tile,
      ...(is.place === null ? [] : [`number ${is.place}`]),
      ...(is.isPicked ? ['picked up'] : []),
      ...(is.isFit ? ['fits'] : []),
    ].join(', '),

  train: {
    starts: (end: Pips) => `Your train ends in *${end}*. Tap what follows.`,
    ends: (end: Pips) => `With these it ends in *${end}*.`,
    list: 'Your train as you plan it',
    undo: 'Undo last',
    longest: (tiles: number, isProved: boolean) => `${isProved ? 'Longest' : 'A long'} train (${tiles})`,
  },
  cover: {
    how: 'The first of these that fits covers a double.',
  },
  plays: {
    how: 'Pick a tile, then a train. The first of these that the rules allow is played.',
    to: (tile: string) => `Put *${tile}* on:`,
    trains: (tile: string) => `Trains for ${tile}`,
    put: (tile: string, train: string, end: Pips) => `Put ${tile} on ${train}, which ends in ${end}`,
    fits: 'fits now',
    list: 'Single plays, first choice first',
    line: (tile: string, train: string) => `*${tile}* on ${train}`,
    sooner: 'Sooner',
    soonerSpoken: (tile: string, train: string) => `${tile} on ${train}: sooner`,
    remove: 'Remove',
    removeSpoken: (tile: string, train: string) => `${tile} on ${train}: remove`,
  },

  otherwise: 'When nothing fits',
  wait: 'Wait for me',
  advice: 'Computer’s advice',
  stops: 'Stop when',
  stop: {
    doubleOpens: 'a double opens',
    trainOpens: 'a train opens',
    oneTile: 'somebody has 1 tile left',
    roundEnds: 'the round ends',
  },
  turns: 'For how many turns',
  turnsMore: (most: number) => `Up to ${most} of your turns`,

  summary: {
    title: 'What will happen',
    turns: (turns: number) => (turns === 1 ? 'In your next turn:' : `In your next ${turns} turns:`),
    cover: (tiles: readonly string[]) => `covers a double with ${tiles.join(', else ')}`,
    train: (tiles: readonly string[]) => `lays ${some(tiles)} on your train, as far as it goes`,
    plays: (plays: readonly string[]) => `plays ${some(plays)}, whichever is legal first`,
    play: (tile: string, train: string) => `${tile} on ${train}`,
    wait: 'waits for you',
    advice: 'does what the computer player advises',
    forced: 'Forced moves are made in any case.',
    stops: (when: readonly string[]) => `Stops when ${when.join(' or ')}.`,
  },
};
