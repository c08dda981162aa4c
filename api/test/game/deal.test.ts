import { closeList, newRoundCommitments, type Hex32 } from '@slow-train/fairness';
import { testChance } from '@slow-train/local/kit';
import { at, compareTiles, parseTile, tileOf, type Tile } from '@slow-train/rules';
import { describe, expect, test } from 'vitest';
import { dealRound } from '../../src/game/deal.ts';
import type { Game } from '../../src/game/game.ts';
import { nextRound } from '../../src/game/commitments.ts';
import { ana, lobbyTable, bo, robot } from '../kit/pure-table.ts';

const three = [ana, bo, robot('Robot')];
const tileIn = (name: string): Tile => parseTile(name) ?? tileOf(0, 0);

/** Deals the next round of a game to which no browser contributes. */
function deal(game: Game, secret: Hex32 = testChance().secret()) {
  return dealRound(
    game,
    closeList(newRoundCommitments({ table: game.id, round: nextRound(game) }, game.seats.length, secret)),
  );
}

describe('the starter', () => {
  test('the starter is the seat that drew the highest tile, from a shuffle other than the deck', () => {
    const starters = new Set<number>();
    for (let round = 0; round < 60; round++) {
      const { state, events, dealt } = deal(lobbyTable({ preset: 'hub' }, three));
      const [shown] = events;
      if (shown?.type !== 'starterDrawn') throw new Error('the starter was not shown');
      const tiles = shown.tiles.map(tileIn);
      expect(tiles.toSorted(compareTiles).at(-1)).toBe(tiles[shown.seat]);
      expect([state.table.starter, state.table.turn.seat, dealt.starter]).toEqual([shown.seat, shown.seat, shown.seat]);
      expect(dealt.decks).toHaveLength(1);
      expect(dealt.decks[0]).toHaveLength(90);
      expect(dealt.decks[0]).not.toContain('12-12');
      starters.add(shown.seat);
    }
    expect(starters).toEqual(new Set([0, 1, 2]));
  });

  test('the starter is the next seat to the left in later rounds', () => {
    const table = lobbyTable({ preset: 'bonepile' }, three, 3);
    const first = deal(table);
    const over = { ...table, round: first.state, results: [{ engine: '9-9', scores: [0, 1, 2], out: 0 }] };
    const second = deal(over);
    expect(second.state.table.starter).toBe((first.state.table.starter + 1) % 3);
    expect(second.dealt).toMatchObject({ round: 2, engine: '8-8' });
    expect(second.events.map(({ type }) => type)).toEqual(['dealt']);
  });
});

test('tiles that are thrown in are dealt again, and both decks are stored', () => {
  const table = lobbyTable({ preset: 'roundhouse' }, three);
  // The three hands never reach the last of the 28 tiles; about one secret in 28 puts the engine there.
  for (let secret = 0; secret < 1000; secret++) {
    const { state, events, dealt } = deal(table, secret.toString(16).padStart(64, '0'));
    if (dealt.decks.length !== 2) continue;
    expect(events.map(({ type }) => type)).toEqual(['thrownIn', 'dealt', 'engineLaid']);
    expect(at(dealt.decks, 0).indexOf('6-6')).toBe(27);
    expect(state.table.round).toBe(1);
    return;
  }
  throw new Error('nothing was thrown in');
});

test('hands come from the top of the deck, and the rest is the boneyard', () => {
  const { state, dealt } = deal(lobbyTable({ preset: 'bonepile' }, three));
  const deck = at(dealt.decks, 0).map(tileIn);
  expect([...state.secret.hands.flat(), ...state.secret.boneyard]).toEqual(deck);
});
