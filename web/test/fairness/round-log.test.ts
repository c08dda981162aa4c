import type { LogEntry } from '@slow-train/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { takeGame } from '../../src/client/game.ts';
import { roundLogs } from '../../src/fairness/round-log.ts';
import { entry, gameView } from '../fixtures.ts';
import { json, pretendService } from '../service.ts';
import { pageOf } from './dealt.ts';

const GAME = 'abcdefghijkl';
const ENDS = [350, 420, 900];
const OVER = { type: 'roundOver', scores: [0, 1] } as const;

afterEach(() => vi.unstubAllGlobals());

/** A log of three rounds, of 350, 70 and 480 revisions. */
const LOG: readonly LogEntry[] = Array.from({ length: 900 }, (_, index) => {
  const revision = index + 1;
  const round = ENDS.findIndex((end) => revision <= end) + 1;
  if (revision === (ENDS[round - 2] ?? 0) + 1)
    return { ...entry(revision), events: [{ type: 'dealtWithout', withheld: [], silent: [0] }, dealtIn(round)] };
  return { ...entry(revision), events: revision === ENDS[round - 1] ? [{ type: 'passed', seat: 0 }, OVER] : [] };
});
function dealtIn(round: number) {
  return { type: 'dealt', round, engine: '12-12', handSize: 16 } as const;
}

/** Holds a game at this revision with this much of its log; returns its round logs and the requested revisions. */
function holding(table: string, revision: number, log: readonly LogEntry[]) {
  const { sent } = pretendService((asked) => json({ game: gameView({ revision }), log: pageOf(LOG, asked) }));
  takeGame({ game: gameView({ id: table, revision }), log });
  return { logs: roundLogs(table), asked: () => sent.splice(0).map(({ path }) => Number(path.split('since=')[1])) };
}

test('a round seen as a whole is not requested', async () => {
  const { logs, asked } = holding('whole', 900, LOG.slice(300));
  expect(await logs.of(2)).toEqual([dealtIn(2), { type: 'passed', seat: 0 }, OVER]);
  expect((await logs.of(3)).at(-1)).toEqual(OVER);
  expect(asked()).toEqual([]);
});

test('entries from before the game was first read are read page by page, once for all rounds', async () => {
  const { logs, asked } = holding('late', 900, LOG.slice(-50));
  expect((await logs.of(1)).map(({ type }) => type)).toEqual(['dealt', 'passed', 'roundOver']);
  expect(asked()).toEqual([650, 450, 250, 50, 0]);
  expect((await logs.of(3)).map(({ type }) => type)).toEqual(['dealt', 'passed', 'roundOver']);
  expect(asked()).toEqual([]);
});

test('entries in a gap, or not there yet, are read', async () => {
  const gap = holding('gap', 420, [...LOG.slice(0, 10), ...LOG.slice(400, 420)]);
  expect((await gap.logs.of(2)).at(-1)).toEqual(OVER);
  expect(gap.asked()).toEqual([200]);
  const behind = holding('behind', 420, LOG.slice(330, 400));
  expect((await behind.logs.of(2)).at(-1)).toEqual(OVER);
  expect(behind.asked()).toEqual([400]);
  const nothing = holding('nothing', 420, []);
  expect((await nothing.logs.of(2)).at(-1)).toEqual(OVER);
  expect(nothing.asked()).toEqual([220]);
});

test('requests end if the service does not give the missing entries', async () => {
  const { logs, asked } = holding(GAME, 420, []);
  pretendService(() => json({ game: gameView(), log: [] }));
  expect(await logs.of(1)).toEqual([]);
  expect(asked()).toEqual([]);
  const { logs: short } = holding('short', 420, LOG.slice(0, 20));
  pretendService(() => json({ game: gameView(), log: [] }));
  expect(await short.of(1)).toEqual([dealtIn(1)]);
});
