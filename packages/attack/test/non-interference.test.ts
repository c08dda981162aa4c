import { FeedLinksSchema, NewHandOffSchema, type NewGame } from '@slow-train/protocol';
import { tileName, tilesOf } from '@slow-train/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testWorker, type TestWorker } from '@slow-train/local/testing';
import { OPERATOR, OPERATOR_TOKEN } from '../../../api/test/kit/operator.ts';
import { bodyIn } from '../../../api/test/kit/passkeys.ts';
import { legalIn, look, send, setTable, someAction, tableIn } from '../../../api/test/kit/play.ts';
import { ROUTES } from '../../../api/test/kit/matrix-rights.ts';
import { hiddenFrom } from '../../../api/test/kit/secrets.ts';
import { person, visitor, type Visitor } from '../../../api/test/kit/visitor.ts';
import { httpClient, type HttpClient, type HttpResponse } from '../src/http-client.ts';
import { exchanged, gameCopies, roundIn, tilesSeen, type StoredGame } from './harness/stored-game.ts';

// Two copies of a game that differ only in tiles hidden from a viewer must be the same for that viewer, to the byte:
// whatever differs would tell something about them.

let worker: TestWorker;
let client: HttpClient;
beforeAll(async () => {
  worker = await testWorker({ OPERATOR_TOKEN });
  client = httpClient(worker.url);
});
afterAll(async () => {
  client.stop();
  await worker.stop();
});

interface Viewer {
  readonly name: string;
  readonly who: Visitor;
  /** Null for whoever may see no hand at all. */
  readonly seat: number | null;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Kind {
  readonly options: Partial<NewGame>;
  /** Whether tiles are drawn until somebody keeps one. */
  readonly hasDraws: boolean;
  /**
   * Whether the rules would not allow the other copy's past: that somebody drew tells everybody a little, and a hidden build is
   * a chain. Only the recap plays the past again, so it is not compared.
   */
  readonly hasHiddenPast: boolean;
}

interface Played {
  readonly id: string;
  readonly people: readonly Visitor[];
}

/** Starts a game of three people and plays some of it: every hand and the boneyard have tiles. */
async function playedGame(kind: Kind): Promise<Played> {
  const people = await Promise.all(['Ana', 'Bo', 'Cy'].map((name) => person(worker, name)));
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('Nobody is there.');
  const { game } = await setTable(host, { seats: 3, set: 9, ...kind.options });
  for (const guest of guests) await tableIn(await guest.post(`/api/invitations/${game.invitation}/seat`, {}));
  const { revision } = (await look(host, game.id)).game;
  await tableIn(await host.post(`/api/games/${game.id}/start`, {}, { 'if-match': `"${revision}"` }));
  for (let turn = 0; turn < (kind.hasDraws ? 60 : 7); turn++) {
    const acted = await actOnce(game.id, people, kind);
    // The round ended before anybody drew.
    if (acted === 'over') return playedGame(kind);
    if (acted === 'drew' || acted === 'waits') break;
  }
  return { id: game.id, people };
}

/** Plays for the one whose turn it is; draws only where that is wanted. */
async function actOnce(id: string, people: readonly Visitor[], { hasDraws }: Kind) {
  for (const who of people) {
    const seen = await look(who, id);
    if (seen.game.results.length > 0) return 'over';
    if (legalIn(seen).length === 0) continue;
    const action = someAction(seen);
    const isPlay = !['draw', 'pass'].includes(action);
    if (!isPlay && !hasDraws) return 'waits';
    await tableIn(await send(who, seen, action));
    return isPlay ? 'played' : 'drew';
  }
  return 'waits';
}

/** Returns what a viewer can ask about a game: every GET route, and actions that need not succeed. */
async function requestsOf({ who, seat, headers = {} }: Viewer, id: string, owner: Visitor): Promise<readonly Sent[]> {
  const { game } = await look(owner, id);
  const isIn = seat !== null;
  const links = isIn ? await bodyIn(FeedLinksSchema, await who.post('/api/me/feeds', {}), 201) : null;
  const handOff = isIn ? await bodyIn(NewHandOffSchema, await who.post('/api/me/hand-offs', {}), 201) : null;
  const params: Readonly<Record<string, string>> = {
    id,
    code: game.invitation ?? '',
    token: links?.atom.split('/').at(-2) ?? 'A'.repeat(43),
    round: '1',
  };
  const reads = ROUTES.filter((route) => route.startsWith('GET ')).flatMap((route): Sent[] => {
    const path = route.replace('GET ', '').replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const own = route.includes('/me/hand-offs/') ? path.replace(id, handOff?.id ?? id) : path;
    const isAboutGame = route === 'GET /api/games/{id}' || route.endsWith('/recap');
    const queries = isAboutGame ? ['', '?since=0', `?since=${game.revision - 2}`] : [''];
    return queries.map((query) => ({ method: 'GET', path: own + query, headers }));
  });
  const edit = { 'if-match': `"${game.revision}"` };
  const writes: Sent[] = [
    { method: 'PATCH', path: `/api/games/${id}/seat`, body: { forced: true }, headers: edit },
    { method: 'PATCH', path: `/api/games/${id}/desk`, body: { readUpTo: 3 } },
    { method: 'POST', path: `/api/games/${id}/votes`, body: { kind: 'cancel' } },
    { method: 'POST', path: `/api/games/${id}/start`, body: {}, headers: edit },
    { method: 'PUT', path: `/api/games/${id}/vacancy`, body: { open: true } },
    { method: 'DELETE', path: `/api/games/${id}/plan` },
  ];
  // To draw, or to end a build of all, shows tiles that were hidden: that is their purpose.
  const words = ['draw', 'pass', 'tap', 'catch 0', 'catch 1', 'build', 'nonsense', 'play 99-99@M'];
  const plays = isIn ? tilesOf(9).map((tile) => `${tileName(tile)}@M`) : [];
  const legal = isIn ? legalIn(await look(who, id)) : [];
  const actions = [...words, ...plays]
    .filter((action) => !['draw', 'pass'].includes(action) || !legal.includes(action))
    .map((action, index) => ({
      method: 'POST',
      path: `/api/games/${id}/actions`,
      body: { do: action },
      headers: { ...edit, 'idempotency-key': `key-of-an-action-${String(index).padStart(4, '0')}` },
    }));
  return [...reads, ...writes, ...actions];
}

async function sendAs({ who }: Viewer, { method, path, body, headers = {} }: Sent): Promise<HttpResponse> {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return client.send({
    method,
    target: path,
    headers: [
      ['cookie', cookie],
      ['origin', worker.url],
      ['content-type', 'application/json'],
      ...Object.entries(headers),
    ],
    body: body === undefined ? null : new TextEncoder().encode(JSON.stringify(body)),
  });
}

/** All that may differ between two answers to the same request: its name, and the times of what it has just done. */
const NEW_EACH_TIME = [/"requestId":"[\w-]{12}"/g, /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/g];

/** Counters of the operator, which grow with every request. */
const COUNTING = /^\/api\/(?:metrics|operator\/audit)$/;

function comparable({ path }: Sent, { status, headers, body }: HttpResponse): object {
  const kept = [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name));
  const text = NEW_EACH_TIME.reduce((rest, one) => rest.replaceAll(one, (found) => '·'.repeat(found.length)), body);
  return COUNTING.test(path) ? { path, status } : { path, status, headers: kept, length: text.length, body: text };
}

/** Returns all answers a viewer gets about this copy of the game, as texts. */
async function answersAbout(copy: StoredGame, id: string, viewer: Viewer, all: readonly Sent[]): Promise<string[]> {
  const { replace } = gameCopies(worker.database);
  await replace(id, copy);
  const ask = async (sent: Sent): Promise<string> =>
    JSON.stringify([sent.body, comparable(sent, await sendAs(viewer, sent))]);
  const answers = await Promise.all(all.filter(({ method }) => method === 'GET').map(ask));
  for (const sent of all.filter(({ method }) => method !== 'GET')) {
    const answer = await ask(sent);
    answers.push(answer);
    if (/"status":20\d/.test(answer)) await replace(id, copy);
  }
  await replace(id, copy);
  return answers;
}

/** Returns where answers differ: enough of both to see what they tell. */
function differences(first: readonly string[], second: readonly string[]): readonly string[] {
  return first.flatMap((one, index) => {
    const other = second[index] ?? '';
    if (one === other) return [];
    const at = Array.from(one).findIndex((letter, place) => letter !== other[place]);
    return [`${one.slice(0, 60)}: ${one.slice(at - 30, at + 40)} or ${other.slice(at - 30, at + 40)}`];
  });
}

describe.each<Kind>([
  { options: { rules: { preset: 'hub' } }, hasDraws: false, hasHiddenPast: false },
  { options: { rules: { preset: 'hub' } }, hasDraws: true, hasHiddenPast: true },
  { options: { rules: { preset: 'roundhouse', simultaneousBuild: 'yes' } }, hasDraws: false, hasHiddenPast: true },
])('in a game with %j', (kind) => {
  test('two copies that differ in hidden tiles are the same to every seat, stranger and operator', async () => {
    const { id, people } = await playedGame(kind);
    const [owner] = people;
    if (owner === undefined) throw new Error('Nobody is there.');
    const viewers: readonly Viewer[] = [
      ...people.map((who, seat) => ({ name: `seat ${seat}`, who, seat })),
      { name: 'stranger', who: await person(worker, 'Eve'), seat: null },
      { name: 'nobody', who: visitor(worker), seat: null },
      { name: 'operator', who: visitor(worker), seat: null, headers: OPERATOR },
    ];
    const copy = await gameCopies(worker.database).read(id);
    const round = roundIn(copy);
    const seen = new Set(tilesSeen(copy));
    for (const viewer of viewers) {
      const { hands, boneyard } = round.secret;
      const all = viewer.seat === null ? [...hands.flat(), ...boneyard] : hiddenFrom(round, viewer.seat);
      const other = exchanged(
        copy,
        all.filter((tile) => !seen.has(tile)),
      );
      expect(roundIn(other).secret).not.toEqual(round.secret);
      // The viewer before this one has left their other copy: what can be played there is not what can be played here.
      await gameCopies(worker.database).replace(id, copy);
      const requests = (await requestsOf(viewer, id, owner)).filter(
        ({ path }) => !(kind.hasHiddenPast && path.includes('/recap')),
      );
      const first = await answersAbout(copy, id, viewer, requests);
      const told = differences(first, await answersAbout(other, id, viewer, requests));
      expect({ viewer: viewer.name, told }).toEqual({ viewer: viewer.name, told: [] });
      if (viewer.seat !== 0) continue;
      // So that the comparison can fail: another hand of one's own is seen.
      const reads = requests.filter(({ method }) => method === 'GET');
      const own = exchanged(
        copy,
        (hands[0] ?? []).filter((tile) => !seen.has(tile)),
      );
      expect(differences(first, await answersAbout(own, id, viewer, reads)).length).toBeGreaterThan(0);
    }
  });
});
