import { FeedLinksSchema, NewHandOffSchema, WatchPointerSchema, type NewGame } from '@slow-train/protocol';
import { tileName, tilesOf } from '@slow-train/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testWorker, type TestWorker } from '@slow-train/local/testing';
import { OPERATOR, OPERATOR_TOKEN } from '../../../../../api/test/kit/operator.ts';
import { bodyIn } from '../../../../../api/test/kit/passkeys.ts';
import { legalIn, look, send, setTable, someAction, tableIn } from '../../../../../api/test/kit/play.ts';
import { exchangeTiles, relink } from '../../../../../api/test/kit/exchange-tiles.ts';
import { rightOf, ROUTES, type Route } from '../../../../../api/test/kit/matrix-rights.ts';
import { hiddenFrom } from '../../../../../api/test/kit/secrets.ts';
import { person, visitor, type Visitor } from '../../../../../api/test/kit/visitor.ts';
import { httpClient, type HttpClient } from '../../src/attack/http-client.ts';
import { answerTo, differences, type Sent } from './harness/answers.ts';
import { playedSite, type PlayedSite } from './harness/played-site.ts';
import { exchanged, gameCopies, roundIn, tilesSeen, type StoredGame } from './harness/stored-game.ts';

// Two copies of a game that differ only in tiles hidden from a viewer must be the same for that viewer, to the byte:
// any difference would tell something about them.

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
  /** Null for viewers who may see no hand at all. */
  readonly seat: number | null;
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

/** Says how late the schedule is, which depends on the machine. */
const HEALTH = 'GET /api/health';

/** Returns the requests of a viewer about a game: every GET route, and actions that need not succeed. */
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
  const reads = ROUTES.filter((route) => route.startsWith('GET ') && route !== HEALTH).flatMap((route): Sent[] => {
    const path = route.replace('GET ', '').replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const own = route.includes('/me/hand-offs/') ? path.replace(id, handOff?.id ?? id) : path;
    const isAboutGame = route === 'GET /api/games/{id}' || route.endsWith('/recap');
    const queries = isAboutGame ? ['', '?since=0', `?since=${game.revision - 2}`] : [''];
    return queries.map((query) => ({ method: 'GET', path: own + query, headers }));
  });
  const edit = { 'if-match': `"${game.revision}"` };
  const writes: Sent[] = [
    { method: 'PATCH', path: `/api/games/${id}/seat`, body: { forced: true }, headers: edit },
    { method: 'PATCH', path: `/api/games/${id}/player-state`, body: { readUpTo: 3 } },
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

/** Returns all answers a viewer gets about this copy of the game, as texts. */
async function answersAbout(copy: StoredGame, id: string, viewer: Viewer, all: readonly Sent[]): Promise<string[]> {
  const { replace } = gameCopies(worker.database);
  await replace(id, copy);
  const ask = (sent: Sent): Promise<string> => answerTo(client, worker.url, viewer.who, sent);
  const answers = await Promise.all(all.filter(({ method }) => method === 'GET').map(ask));
  for (const sent of all.filter(({ method }) => method !== 'GET')) {
    const answer = await ask(sent);
    answers.push(answer);
    if (/"status":20\d/.test(answer)) await replace(id, copy);
  }
  await replace(id, copy);
  return answers;
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

/** Returns what somebody can read about every game of the site, with these links for watchers, and what adds games up. */
async function readsOf(site: PlayedSite, tokens: readonly string[], who: Visitor): Promise<Sent[]> {
  const { circle, tournament, finished, hidden } = site;
  const games = [finished, ...hidden.map(({ id }) => id)];
  const ids = { games, circles: [circle], tournaments: [tournament] };
  const isIn = who.cookies.size > 0;
  const paths = ROUTES.filter((route) => route.startsWith('GET ') && !NOTHING_OF_GAMES.test(route))
    .filter((route) => isIn || rightOf(route).answers.nobody === 200)
    .flatMap((route) => {
      const path =
        route
          .replace('GET ', '')
          .replace(/\{(?:seat|season|round)\}/, '1')
          .replace('{year}', '2026') + (QUERIES[route] ?? '');
      const [, kind = ''] = /^\/api\/(games|circles|tournaments)\//.exec(path) ?? [];
      const known = Object.entries(ids).flatMap(([name, all]) => (name === kind ? all : []));
      if (path.includes('{token}')) return tokens.map((token) => path.replace('{token}', token));
      return path.includes('{id}') ? known.map((id) => path.replace('{id}', id)) : [path];
    });
  return Promise.all(paths.map(async (path) => ({ method: 'GET', path: await versioned(path) })));
}

const QUERIES: { readonly [route in Route]?: string } = {
  'GET /api/games/{id}/recap': '?since=0',
  'GET /api/games/{id}/talk': '?before=9',
};

/** Feeds have tests of their own (`api/test/feeds`); the rest is the operator's, or is no answer about games. */
const NOTHING_OF_GAMES = /\{code\}|feeds|unsubscribe|hand-offs|operator|metrics|openapi|health|ready|security\.txt/;

/** Puts in the version that watchers see now. */
async function versioned(path: string): Promise<string> {
  if (!path.includes('{version}')) return path;
  const pointer = await visitor(worker).get(path.replace('/versions/{version}', ''));
  const { version } = await bodyIn(WatchPointerSchema, pointer);
  return path.replace('{version}', version);
}

test('exchanged tiles change nothing for watchers, nor on the pages of circles, tournaments, open games and profiles', async () => {
  const site = await playedSite(worker);
  const { ana, cleo, hidden, watched } = site;
  /** All that they can read; the links are others each time, because the answers to one are kept. */
  const answers = async (people: readonly Visitor[]): Promise<readonly (readonly string[])[]> => {
    const tokens = await Promise.all(watched.map((id) => relink(worker.database, id)));
    return Promise.all(
      people.map(async (who) => {
        const reads = await readsOf(site, tokens, who);
        const all = await Promise.all(reads.map((sent) => answerTo(client, worker.url, who, sent)));
        return all.map((answer) => tokens.reduce((text, token) => text.replaceAll(token, 'token'), answer));
      }),
    );
  };
  /** @param viewer the seat whose own tiles stay, by Ana's */
  const exchangeAll = async (viewer: (anas: number) => number): Promise<void> => {
    for (const { id, seat } of hidden) expect(await exchangeTiles(worker.database, id, viewer(seat))).toBe(true);
  };

  const before = await answers([ana]);
  expect(before[0]?.filter((one) => one.includes('"status":200')).length).toBeGreaterThan(20);
  await exchangeAll((seat) => seat);
  expect(differences(before.flat(), (await answers([ana])).flat())).toEqual([]);

  const seatless = [visitor(worker), await person(worker, 'Eve'), cleo];
  const [first, anas] = [await answers(seatless), await answers([ana])];
  await exchangeAll(() => -1);
  expect(differences(first.flat(), (await answers(seatless)).flat())).toEqual([]);
  // Hers were another hand.
  await exchangeAll((seat) => 1 - seat);
  expect(differences(anas.flat(), (await answers([ana])).flat()).length).toBeGreaterThanOrEqual(hidden.length);
});
