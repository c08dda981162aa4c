import { isDeepStrictEqual } from 'node:util';
import { PRESET_NAMES, readPosition } from '@slow-train/rules';
import { describe, expect, test } from 'vitest';
import { gameOf, snapshotRow } from '../../src/store/rows.ts';
import { UnreadableGame } from '../../src/store/unreadable-game.ts';
import { playedUntil } from '../kit/played-game.ts';
import { ana, bo, robot, startedTable } from '../kit/pure-table.ts';

describe('a stored game', () => {
  const { game } = startedTable({ preset: 'roundhouse', simultaneousBuild: 'yes' }, [ana, robot('Robot'), bo]);
  const { round } = game;
  if (round === null) throw new Error('not dealt');

  test.each([null, 0, 1, 2])('a stored game keeps that seat %s went out while others build', (out) => {
    const over = { ...game, commitments: [], round: { ...round, table: { ...round.table, out } } };
    expect(gameOf(structuredClone(snapshotRow(over)), { prepared: [], outages: [] })).toEqual(over);
  });

  test.each([0, 1, 2])('a stored game keeps that it is the turn of seat %s, and that it started', (seat) => {
    const table = { ...round.table, starter: seat, turn: { ...round.table.turn, seat } };
    const moved = { ...game, commitments: [], round: { ...round, table } };
    expect(gameOf(structuredClone(snapshotRow(moved)), { prepared: [], outages: [] })).toEqual(moved);
  });

  test('a stored game has its format, and a newer one is not read', () => {
    const row = snapshotRow({ ...game, commitments: [] });
    const read = (version: number) => gameOf({ ...row, snapshotVersion: version }, { prepared: [], outages: [] });
    expect(row.snapshotVersion).toBe(1);
    expect(read(1).id).toBe(game.id);
    expect(() => read(2)).toThrow(UnreadableGame);
  });

  test.each(PRESET_NAMES)(
    'a stored game with the preset %s has nothing in its position that would be read without it',
    (preset) => {
      const needless = new Set<string>();
      playedUntil({ preset }, [ana, robot('Robot'), bo], (now, actions) => {
        const { position } = snapshotRow(now);
        const read = readPosition(position);
        for (const part of actions % 4 === 0 ? partsOf(position) : [])
          for (const [name, value] of Object.entries(part)) {
            Reflect.deleteProperty(part, name);
            if (isDeepStrictEqual(readPosition(position), read)) needless.add(name);
            part[name] = value;
          }
        return false;
      });
      // Always there.
      for (const name of ['round', 'turn']) needless.delete(name);
      expect([...needless]).toEqual([]);
    },
  );
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns a stored position, its turn and its seats: each leaves out what is as usual. */
function partsOf(position: unknown): readonly Record<string, unknown>[] {
  if (!isObject(position) || !Array.isArray(position['seats'])) throw new TypeError('no position');
  return [position, position['turn'], ...position['seats']].filter(isObject);
}
