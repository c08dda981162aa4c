import { count } from '@slow-train/words/en';

/** Hints. `*this*` is strong. */
export const hintText = {
  play: (tile: string, train: string, because: string) => `Try *${tile}* on ${train}: ${because}.`,
  build: (tiles: number, because: string) => `Try *${count(tiles, 'tile')}*: ${because}.`,
  tap: 'Tap as well.',
  draw: 'No tile fits: draw one.',
  pass: 'No tile fits: pass.',
  because: {
    goesOut: 'you go out with it',
    longest: 'your longest train',
    longestFound: 'the longest train found',
    longestKeeping: (double: string) => `your longest train. *${double}* stays in hand: nothing could cover it`,
    covers: (double: string) => `it covers *${double}*`,
    onlyPlay: 'nothing else can be played',
    canCover: (by: string) => `you can cover it with *${by}*`,
    startsTrain: (tiles: number) => `it starts your longest train of ${tiles}`,
    keepsTrain: (tiles: number) => `it keeps your longest train of ${tiles}`,
    goesOn: (tiles: number) => `${count(tiles, 'more tile')} can follow it`,
    lightens: (pips: number) => `it gets rid of ${count(pips, 'pip')}`,
  },
};
