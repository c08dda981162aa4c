import { describe, expect, test } from 'vitest';
import { connect, type Database } from '../../src/platform/database.ts';
import * as boundaryStore from '../../src/store/boundary-store.ts';
import * as circleStore from '../../src/circles/store.ts';
import { gameStore } from '../../src/store/game-store.ts';
import * as playerStateStore from '../../src/store/player-state-store.ts';
import * as reportStore from '../../src/moderation/report-store.ts';
import * as standingStore from '../../src/profiles/store.ts';
import * as talkStore from '../../src/talk/store.ts';
import * as watchStore from '../../src/watching/store.ts';
import { ana, NOON, startedTable } from '../kit/pure-table.ts';
import { idleScheduler } from '../kit/scheduler.ts';

/** Returns a database that refuses every statement. */
function refusing(code: string, constraint?: string): Database {
  const answer = (): Response => Response.json({ message: 'refused', code, constraint }, { status: 400 });
  return connect({ DATABASE_URL: 'postgres://nobody:none@db.example/none' }, { DATABASE: { fetch: answer } });
}

const at = new Date(NOON);
const bo = { account: 'account-of-bo', name: 'Bo' };
const speaker = { account: ana.account, seat: 0, name: 'Ana' };
const said = { key: 'key', at, events: [] };
const report = {
  id: 'report',
  reporterId: ana.account,
  reportedId: bo.account,
  key: 'key',
  name: 'Bo',
  gameId: 'game',
  gameName: 'The Local',
  reason: 'insult',
  note: '',
  message: null,
  at,
} as const;
const playerState = {
  version: 1,
  arrangement: null,
  draft: null,
  notes: '',
  readUpTo: 0,
  roundsSeen: 0,
  talkReadUpTo: 0,
  isTalkMuted: false,
  isNamed: false,
};
const update = startedTable({ preset: 'hub' }, [ana, { kind: 'person', ...bo }]);

const ORPHANED = '23503';
const TAKEN = '23505';
const CHECKED = '23514';

/** Answers of each change if the row that it belongs to is gone, and if another came first; without the latter, it fails. */
const CHANGES: readonly {
  readonly name: string;
  readonly run: (db: Database) => Promise<unknown>;
  readonly orphaned: unknown;
  readonly taken?: unknown;
}[] = [
  { name: 'mute', run: (db) => boundaryStore.draw(db, 'game', ana.account, bo, 'mute', at), orphaned: undefined },
  { name: 'unmute', run: (db) => boundaryStore.unmute(db, 'game', ana.account, bo.account, at), orphaned: undefined },
  {
    name: 'add to a circle',
    run: (db) => circleStore.add(db, 'circle', { ...bo, state: 'member', by: null }, at),
    orphaned: false,
    taken: false,
  },
  {
    name: 'save a game',
    run: (db) => gameStore(db, idleScheduler).save({ update, events: [] }),
    orphaned: false,
    taken: false,
  },
  {
    name: 'save the state of a player',
    run: (db) => playerStateStore.save(db, 'game', ana.account, playerState, at),
    orphaned: false,
  },
  { name: 'add a report', run: (db) => reportStore.add(db, report, []), orphaned: false },
  {
    name: 'settle',
    run: (db) => standingStore.settle(db, 'game', [], null, null),
    orphaned: 'taken',
    taken: 'taken',
  },
  { name: 'say', run: (db) => talkStore.say(db, 'game', speaker, { text: 'Hello' }, said), orphaned: undefined },
  {
    name: 'react',
    run: (db) => talkStore.react(db, 'game', speaker, { revision: 1, word: null, at }),
    orphaned: undefined,
  },
  { name: 'link a game', run: (db) => watchStore.link(db, 'game', 'token', at, false), orphaned: undefined },
];

describe.each(CHANGES)('to $name', ({ run, ...change }) => {
  test('a change fails with the database, in every way that it can fail', async () => {
    for (const code of ['53300', '57P01', '25006', '42601', CHECKED])
      await expect(run(refusing(code, 'another_check'))).rejects.toThrow();
  });

  test('a change has no effect if the row that it belongs to is gone', async () => {
    expect(await run(refusing(ORPHANED))).toBe(change.orphaned);
  });

  test(`a change ${'taken' in change ? 'has no effect' : 'fails'} if another came first`, async () => {
    if ('taken' in change) expect(await run(refusing(TAKEN))).toBe(change.taken);
    else await expect(run(refusing(TAKEN))).rejects.toThrow();
  });
});

test.each(['round_commitments_version', 'games_plans_version', 'open_waits_taken'])(
  'a game is not saved over another save that %s finds',
  async (constraint) => {
    const save = { update, events: [] };
    expect(await gameStore(refusing(CHECKED, constraint), idleScheduler).save(save)).toBe(false);
  },
);

test('two games with the same players write their standings in the same order, so that neither waits for the other', async () => {
  const standing = {
    preset: 'hub',
    seats: 2,
    place: 1,
    rounds: 1,
    roundsWon: 1,
    pips: 0,
    longestTrain: 3,
    turns: 9,
    timeouts: 0,
    isAway: false,
    isRated: false,
    rating: null,
    startedAt: NOON,
    finishedAt: NOON,
  } as const;
  const people = ['account-of-bo', 'account-of-ana', 'account-of-dot', 'account-of-cleo'];
  const sent: string[] = [];
  const keeping = (_: unknown, init?: RequestInit): Response => {
    sent.push(String(init?.body));
    return Response.json({ results: [] });
  };
  const db = connect({ DATABASE_URL: 'postgres://nobody:none@db.example/none' }, { DATABASE: { fetch: keeping } });
  for (const accounts of [people, people.toReversed(), people.toSorted()])
    await standingStore.settle(
      db,
      'game',
      accounts.map((account) => ({ ...standing, account })),
      null,
      null,
    );
  expect(sent).toHaveLength(3);
  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).toBe(sent[0]);
});

const LATER = NOON + 60_000;
test.each([
  ['becomes due', null, LATER, LATER],
  ['becomes due earlier', LATER + 1, LATER, LATER],
  ['becomes due later', LATER - 1, LATER, null],
  ['stays due', LATER, LATER, null],
  ['is due no more', LATER, null, null],
] as const)('the schedule learns, before the save, of a game that %s', async (_, before, after, expected) => {
  const told: number[] = [];
  const scheduler = { ...idleScheduler, noLaterThan: async (due: number) => void told.push(due) };
  const { game, entries } = update;
  const save = {
    update: { ...update, base: { ...game, dealBy: before }, game: { ...game, dealBy: after }, entries },
    events: [],
  };
  expect(await gameStore(refusing(TAKEN), scheduler).save(save)).toBe(false);
  expect(told).toEqual(expected === null ? [] : [expected]);
});

test('the schedule learns at once of a new game, of the end of one, and of news', async () => {
  const told: number[] = [];
  const scheduler = { ...idleScheduler, noLaterThan: async (due: number) => void told.push(due) };
  const store = gameStore(refusing(TAKEN), scheduler);
  const news = { id: 'news', account: ana.account, event: 'turn', present: false } as const;
  await store.save({ update: { ...update, base: null, game: { ...update.game, dealBy: LATER } }, events: [] });
  await store.save({ update: { ...update, game: { ...update.game, status: 'finished' } }, events: [] });
  await store.save({ update, events: [news] });
  expect(told).toEqual([LATER, NOON, NOON]);
});
