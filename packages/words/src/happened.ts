import type { Pips } from '@slow-train/rules';
import { does, type Who } from './who.ts';
import { count, listed, timesInWords } from './words.ts';

/** What may happen at a table, in words; `*this*` is strong. */
export const happened = {
  played: (who: Who, tile: string, train: string, end: Pips) =>
    `${who.name} played *${tile}* on ${train}; it now ends in ${end}.`,
  playedDouble: (who: Who, tile: string, train: string) => `${who.name} played *${tile}* on ${train}.`,
  /** What the rules left nothing else to do: told to whose seat it was, before what was done. */
  forced: 'There was no choice, so it was done for you.',
  /** What was laid out beforehand: told to who did. */
  planned: 'As you had planned:',
  timedOut: (who: Who, times: number) =>
    `${who.isYou ? 'Your' : `${who.name}’s`} time was out${times > 1 ? `, ${timesInWords(times)} in a row` : ''}.`,
  held: (who: Who, by: string) => `${who.name} was away too long: ${by}, a computer player, holds the seat.`,
  satIn: (who: Who) => `${who.name} sits in.`,
  returned: (who: Who) => `${who.name} is back.`,
  away: (who: Who, from: string, to: string) => `${does(who, 'are', 'is')} away from ${from} to ${to}.`,
  home: (who: Who) => `${does(who, 'are', 'is')} back from the holiday.`,
  voteOpened: (who: Who, matter: string) => `${does(who, 'ask', 'asks')} for a vote: to ${matter}.`,
  voted: (who: Who, inFavour: boolean) => `${who.name} voted ${inFavour ? 'in favour' : 'against'}.`,
  votePassed: (matter: string) => `The table has voted to ${matter}.`,
  voteFailed: (matter: string) => `The table has not voted to ${matter}.`,
  resumed: 'The pause is over.',
  ownTrain: (who: Who) => (who.isYou ? 'your own train' : 'their own train'),
  built: (who: Who, tiles: number) => `${who.name} built *${count(tiles, 'tile')}*.`,
  buildSent: (who: Who) => `${does(who, 'have', 'has')} built; it stays hidden until all have built.`,
  drew: (who: Who, tile: string | null) => (tile === null ? `${who.name} drew.` : `${who.name} drew *${tile}*.`),
  drewInVain: (who: Who, tile: string | null) =>
    tile === null ? `${who.name} drew and could not play.` : `${who.name} drew *${tile}* and could not play it.`,
  passed: (who: Who) => `${who.name} passed.`,
  skipped: (who: Who) => `${does(who, 'were', 'was')} skipped.`,
  marked: (who: Who) => (who.isYou ? 'Your train is open to all.' : `${who.name}’s train is open to all.`),
  unmarked: (who: Who) => (who.isYou ? 'Your train is yours again.' : `${who.name}’s train is private again.`),
  openedOn: (tile: string, train: string) => `*${tile}* on ${train} is open.`,
  covered: (tile: string) => `*${tile}* is covered.`,
  lineEnded: (tile: string, train: string) => `End of the line for *${tile}* on ${train}.`,
  lastTile: (who: Who) => `${does(who, 'have', 'has')} one tile left.`,
  tapped: (who: Who) => `${who.name} tapped: one tile left.`,
  caught: (who: Who, by: Who, tiles: number) =>
    `${by.name} caught ${who.isYou ? 'you' : who.name}, who ${who.isYou ? 'draw' : 'draws'} ${count(tiles, 'tile')}.`,
  wentOut: (who: Who) => `${who.name} went out.`,
  blocked: 'Nobody can play.',
  roundOver: 'The round is over.',
  gameOver: 'The game is over.',
  thrownIn: 'Nobody had the engine; the tiles were dealt again.',
  /** Opening a round: all that was drawn until somebody had the engine, and which of it is the reader’s. */
  searched: (tiles: number, yours: readonly string[]) =>
    `${count(tiles, 'tile')} more ${tiles === 1 ? 'was' : 'were'} drawn in search of the engine${yours.length === 0 ? '' : `; you drew ${listed(yours.map((tile) => `*${tile}*`))}`}.`,
  dealt: (round: number, engine: string, tiles: number) =>
    `Round ${round}: engine *${engine}*, ${count(tiles, 'tile')} each.`,
  engineLaid: (who: Who, tile: string) => `${who.name} laid the engine *${tile}*.`,
  joined: (who: Who) => `${does(who, 'sit', 'sits')} down.`,
  left: (who: Who) => `${who.name} left the table.`,
  replaced: (who: Who) => `${who.name}, a computer player, goes on in a seat that was given up.`,
  started: 'The game begins.',
  starter: (who: Who) => `${does(who, 'start', 'starts')}.`,
};
