import { at, compareTiles, engineOfRound, parseTile, tileOf, type Tile } from '@slow-train/rules';
import { describe, expect, test } from 'vitest';
import { cryptoChance, type Chance } from '../src/fairness/shuffle.ts';
import { dealRound } from '../src/games/deal.ts';
import { setupOf } from '../src/games/game.ts';
import { ana, boardingTable, bo, robot } from './kit/pure-table.ts';

const three = [ana, bo, robot('Robot')];
const tileIn = (name: string): Tile => parseTile(name) ?? tileOf(0, 0);

describe('who starts', () => {
  test('is whoever drew the highest tile, from a shuffle that is not the deck', () => {
    const starters = new Set<number>();
    for (let deal = 0; deal < 60; deal++) {
      const { round, events, dealt } = dealRound(boardingTable({ preset: 'hub' }, three), cryptoChance);
      const [shown] = events;
      if (shown?.type !== 'starterDrawn') throw new Error('nobody saw who starts');
      const tiles = shown.tiles.map(tileIn);
      expect(tiles.toSorted(compareTiles).at(-1)).toBe(tiles[shown.seat]);
      expect([round.table.starter, round.table.turn.seat, dealt.starter]).toEqual([shown.seat, shown.seat, shown.seat]);
      expect(dealt.decks).toHaveLength(1);
      expect(dealt.decks[0]).toHaveLength(90);
      expect(dealt.decks[0]).not.toContain('12-12');
      starters.add(shown.seat);
    }
    expect(starters).toEqual(new Set([0, 1, 2]));
  });

  test('is the next seat to the left in later rounds', () => {
    const table = boardingTable({ preset: 'bonepile' }, three, 3);
    const first = dealRound(table, cryptoChance);
    const over = { ...table, round: first.round, results: [{ engine: '9-9', scores: [0, 1, 2], out: 0 }] };
    const second = dealRound(over, cryptoChance);
    expect(second.round.table.starter).toBe((first.round.table.starter + 1) % 3);
    expect(second.dealt).toMatchObject({ round: 2, engine: '8-8' });
    expect(second.events.map(({ type }) => type)).toEqual(['dealt']);
  });
});

test('tiles that are thrown in are dealt anew, and both decks are kept', () => {
  const table = boardingTable({ preset: 'roundhouse' }, three);
  const engine = engineOfRound(setupOf(table), 1);
  let shuffles = 0;
  /** The engine where nobody can draw it, then on top. */
  const chance: Chance = {
    below: () => 0,
    shuffle(list) {
      const isEngine = (one: unknown): boolean => one === engine;
      const [others, engines] = [list.filter((one) => !isEngine(one)), list.filter(isEngine)];
      return shuffles++ === 0 ? [...others, ...engines] : [...engines, ...others];
    },
  };
  const { round, events, dealt } = dealRound(table, chance);
  expect(events.map(({ type }) => type)).toEqual(['thrownIn', 'dealt', 'engineLaid']);
  expect(dealt.decks.map((deck) => deck.indexOf('6-6'))).toEqual([27, 0]);
  expect(round.table).toMatchObject({ round: 1, starter: 0 });
});

test('a hand is cut off the deck and the rest is the boneyard', () => {
  const { round, dealt } = dealRound(boardingTable({ preset: 'bonepile' }, three), cryptoChance);
  const deck = at(dealt.decks, 0).map(tileIn);
  expect([...round.secret.hands.flat(), ...round.secret.boneyard]).toEqual(deck);
});
