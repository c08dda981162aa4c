import { describe, expect, test } from 'vitest';
import { gameOf, snapshotRow } from '../../src/store/rows.ts';
import { ana, bo, robot, startedTable } from '../kit/pure-table.ts';

describe('a stored game', () => {
  const { game } = startedTable({ preset: 'roundhouse', simultaneousBuild: 'yes' }, [ana, robot('Robot'), bo]);
  const { round } = game;
  if (round === null) throw new Error('not dealt');

  test.each([null, 0, 1, 2])('keeps that seat %s went out while others build', (out) => {
    const over = { ...game, preparations: [], round: { ...round, table: { ...round.table, out } } };
    expect(gameOf(structuredClone(snapshotRow(over)), { prepared: [], outages: [] })).toEqual(over);
  });

  test.each([0, 1, 2])('keeps that it is the turn of seat %s, and that it started', (seat) => {
    const table = { ...round.table, starter: seat, turn: { ...round.table.turn, seat } };
    const moved = { ...game, preparations: [], round: { ...round, table } };
    expect(gameOf(structuredClone(snapshotRow(moved)), { prepared: [], outages: [] })).toEqual(moved);
  });
});
