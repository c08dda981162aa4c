import type { GameAnswer, NewGame } from '@slow-train/protocol';
import { parseTile, readPosition, tileName, writePosition, type RoundState, type Seat } from '@slow-train/rules';
import { describe, expect, test } from 'vitest';
import { databaseProbe } from '../kit/database.ts';
import { legalIn, look, send, setTable, someAction, tableIn } from '../kit/play.ts';
import { hiddenFrom, permuted } from '../kit/secrets.ts';
import { person, type Visitor } from '../kit/visitor.ts';
import { useWorker } from '../kit/worker.ts';

const worker = useWorker();

type Sitting = readonly (readonly [Visitor, Seat])[];

/** Starts a game of Ana, a computer and Bo, who have no other games. */
async function started(table: Partial<NewGame>): Promise<{ now: GameAnswer; people: Sitting }> {
  const [ana, bo] = await Promise.all([person(worker, 'Ana'), person(worker, 'Bo')]);
  const { game } = await setTable(ana, { seats: 3, computers: 1, ...table });
  const { revision } = (await tableIn(await bo.post(`/api/invitations/${game.invitation}/seat`, {}))).game;
  const now = await tableIn(await ana.post(`/api/games/${game.id}/start`, {}, { 'if-match': `"${revision}"` }));
  return {
    now,
    people: [
      [ana, 0],
      [bo, 2],
    ],
  };
}

async function stateOf(id: string): Promise<RoundState> {
  const read = readPosition(await databaseProbe(worker.database).position(id));
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** Members that contain no tile but may look like one. */
const NO_TILES = ['id', 'invitation', 'at', 'updatedAt', 'until'];

/** Returns every tile named in a body, in the sets' spelling, except those that everybody saw drawn for the starter. */
function tilesNamedIn(body: string): string[] {
  const told: unknown = JSON.parse(body, (key, value: unknown) => {
    const isStarter = typeof value === 'object' && value !== null && 'type' in value && value.type === 'starterDrawn';
    // The sentence of MALFORMED has an example of an action.
    const isExample = typeof value === 'string' && value.includes('play a tile as 12-5@0');
    return isStarter || isExample || NO_TILES.includes(key) ? null : value;
  });
  return [...JSON.stringify(told).matchAll(/\b\d{1,2}-\d{1,2}\b/g)].flatMap(([name]) => {
    const tile = parseTile(name);
    return tile === undefined ? [] : [tileName(tile)];
  });
}

/** Returns everything the API tells this seat now: views, log, problems, lists. */
async function bodiesFor(who: Visitor, now: GameAnswer): Promise<string[]> {
  const { id, revision } = now.game;
  const older = { ...now, game: { ...now.game, revision: revision - 1 } };
  const answers = await Promise.all([
    who.get(`/api/games/${id}`),
    who.get(`/api/games/${id}?since=0`),
    who.get(`/api/games/${id}?since=${revision - 3}`),
    who.get(`/api/games/${id}/recap?since=0`),
    who.get('/api/games'),
    send(who, older, 'draw'),
    send(who, now, 'nonsense'),
    send(who, now, 'catch 0'),
    send(who, now, 'tap'),
    send(who, now, 'pass!'),
  ]);
  // Without the id of a refused request, which is new each time.
  return Promise.all(answers.map(async (answer) => (await answer.text()).replace(/,"requestId":"[\w-]+"/, '')));
}

// One round each, because tiles played in an earlier one may be hidden in this one.
describe.each<Partial<NewGame>>([
  { rules: { preset: 'hub' } },
  { rules: { preset: 'hub' }, forcedPlays: true },
  { rules: { preset: 'roundhouse', simultaneousBuild: 'yes' } },
  { rules: { preset: 'station' } },
  { rules: { preset: 'bonepile' } },
])('over HTTP with %j', (table) => {
  test('no answer names a tile that is hidden from its reader', async () => {
    const { people, ...start } = await started(table);
    let { now } = start;
    const { id } = now.game;
    for (let step = 0; step < 4 && now.game.results.length === 0; step++) {
      const state = await stateOf(id);
      for (const [who, seat] of people) {
        const hidden = new Set(hiddenFrom(state, seat).map(tileName));
        expect(hidden.size).toBeGreaterThan(0);
        for (const body of await bodiesFor(who, await look(who, id))) {
          expect(tilesNamedIn(body).filter((name) => hidden.has(name))).toEqual([]);
          expect(body).not.toMatch(/"(?:decks?|account|secret|key)"/);
        }
      }
      now = await actOnce(id, people);
    }
  });
});

test('answers are the same to the byte, no matter which tiles are hidden', async () => {
  const { people, ...start } = await started({ rules: { preset: 'roundhouse', simultaneousBuild: 'yes' } });
  let { now } = start;
  const { id } = now.game;
  const { setPosition } = databaseProbe(worker.database);
  for (let step = 0; step < 2 && now.game.results.length === 0; step++) {
    const state = await stateOf(id);
    for (const [who, seat] of people) {
      const before = await bodiesFor(who, await look(who, id));
      await setPosition(id, writePosition(permuted(state, seat)));
      expect(await bodiesFor(who, await look(who, id))).toEqual(before);
      await setPosition(id, writePosition(state));
    }
    now = await actOnce(id, people);
  }
});

/** Plays any action for one of them who can act. */
async function actOnce(id: string, people: Sitting): Promise<GameAnswer> {
  for (const [who] of people) {
    const seen = await look(who, id);
    if (legalIn(seen).length > 0) return tableIn(await send(who, seen, someAction(seen)));
  }
  throw new Error('the game waits for nobody');
}
