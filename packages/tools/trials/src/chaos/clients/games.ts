import { GameListSchema, versionIn, type GameAnswer, type GameView, type NewGame } from '@slow-train/protocol';
import { PRESET_NAMES } from '@slow-train/rules';
import { canonical } from '../canonical.ts';
import type { Client } from './client.ts';
import { readCompanions } from './companions.ts';
import { noteMarks } from './marks.ts';
import type { Exchange } from './exchange.ts';

// Looking at games, and coming and going.

/** Looks at a game, often only for news; always at all of it if `isWhole`. */
export async function poll(client: Client, id: string, isWhole = false): Promise<void> {
  const { random } = client;
  const known = client.games.get(id);
  const has = known !== undefined && !isWhole && random.chance(60);
  const heard = known?.talk?.version;
  const query = new URLSearchParams({
    ...(known && { since: String(Math.max(0, known.game.revision - random.from(0, 3))) }),
    ...(heard !== undefined && { talkSince: String(heard) }),
  });
  const begun = client.now();
  const exchange = await client.ask('poll', {
    method: 'GET',
    path: `/api/games/${id}?${query.toString()}`,
    headers: has ? { 'if-none-match': `"${versionIn(known)}"` } : {},
  });
  const { answered, answer, etag } = exchange;
  if (answered.kind === 'refused' && answered.problem === 'not-found') client.games.delete(id);
  if (answer !== null) noteTalk(client, answer, heard ?? null, exchange);
  // 304: the revision is still the one it has.
  const revision = Number(/^"(\d+)/.exec(etag ?? '')?.[1] ?? NaN);
  const isOpen = !client.record.isSettled(id);
  if (answered.kind === 'ok' && answer === null && Number.isInteger(revision) && isOpen) {
    client.record.observations.push({
      client: client.name,
      game: id,
      begun,
      ended: client.now(),
      revision,
      isReplay: false,
      view: null,
    });
  }
}

/** Writes down what a GET says of the talk, and of how far the player has read. */
function noteTalk(
  client: Client,
  { game, playerState, talk }: GameAnswer,
  since: number | null,
  exchange: Exchange,
): void {
  const { begun, ended } = exchange;
  const of = { client: client.name, game: game.id, begun, ended };
  if (client.record.isSettled(game.id)) return;
  if (playerState) noteMarks(client, playerState, of);
  if (!talk) return;
  const { version, hasOlder } = talk;
  const messages = talk.messages.map((message) => ({
    number: message.number,
    version: message.version,
    said: client.record.intern(canonical(message.said)),
  }));
  client.record.heard.push({ ...of, since, version, hasOlder, messages });
}

/**
 * Lists its games, and looks at those it does not know.
 * @param isThorough whether it also looks at those in which something has happened
 */
export async function list(client: Client, isThorough = false): Promise<void> {
  const begun = client.now();
  const { body } = await client.ask('list', { method: 'GET', path: '/api/games', headers: {} });
  const found = GameListSchema.safeParse(body);
  if (!found.success) return;
  for (const { id, revision, status } of found.data.games) {
    const seen = { client: client.name, game: id, begun, ended: client.now(), revision, isReplay: false, view: null };
    if (!client.record.isSettled(id)) client.record.observations.push(seen);
    // It may have been seated by a request whose answer was lost.
    const known = client.games.get(id)?.game.revision;
    if (status !== 'finished' && (known === undefined || (isThorough && known < revision))) await poll(client, id);
  }
}

/** Creates a game. */
export async function createAsClient(client: Client): Promise<void> {
  if (client.isBusy()) return;
  const { random, tastes } = client;
  const seats = random.from(2, 4);
  const invite = random.chance(45) ? readCompanions(client).slice(0, seats - 1) : [];
  const computers = invite.length === 0 && random.chance(60) ? random.from(1, seats - 1) : 0;
  const answer = await createAs(client, {
    rules: { preset: random.oneOf(PRESET_NAMES) ?? 'hub' },
    seats,
    set: random.oneOf(tastes.sets) ?? 9,
    rounds: random.from(1, 3),
    computers,
    ...(invite.length > 0 && { invite }),
    start: computers === seats - 1,
    forcedPlays: random.chance(50),
    ...watchersOf(client),
    clock: tastes.clock(random),
  });
  if (answer === null) return;
  const { invitation } = answer.game;
  const open = answer.game.seats.filter(({ kind }) => kind === 'nobody').length;
  if (invitation !== null && open > 0) client.tables.add({ game: answer.game.id, invitation, seats: open });
}

/** Returns whether others may watch a new game, and how late. */
export function watchersOf({ random }: Client): Pick<NewGame, 'watchers'> {
  const watchers = random.oneOf(['turn', 'turn', 'round', undefined] as const);
  return watchers === undefined ? {} : { watchers };
}

/** Creates a game under a name of its own, and writes down that it wanted to. */
export async function createAs(client: Client, wanted: NewGame): Promise<GameAnswer | null> {
  const creation = { client: client.name, name: client.newName(), begun: client.now(), ids: [] as string[] };
  client.record.creations.push(creation);
  const headers = { 'idempotency-key': client.newKey() };
  const body = JSON.stringify({ ...wanted, name: creation.name });
  const { answer } = await client.insist('create', { method: 'POST', path: '/api/games', headers, body });
  if (answer !== null) creation.ids.push(answer.game.id);
  return answer;
}

/** Takes a seat in a game that somebody has told of. */
export async function join(client: Client): Promise<void> {
  if (client.isBusy()) return;
  const { random, tables } = client;
  const table = random.oneOf(tables.for(new Set(client.games.keys())));
  if (table === undefined) return;
  const { answered, answer } = await requestSeat(client, table);
  if (answered.kind === 'refused') tables.remove(table.game);
  if (answer?.game.seats.every(({ kind }) => kind !== 'nobody') === true) {
    tables.remove(table.game);
    // Somebody has to, and hosts are slow.
    if (answer.game.you.isHost) await start(client, answer);
  }
}

/** Takes a seat by invitation, also one that somebody holds for this client. */
export function requestSeat(
  client: Client,
  { game, invitation }: { readonly game: string; readonly invitation: string },
): Promise<Exchange> {
  const sitting = client.wish(game);
  client.record.sittings.push(sitting);
  const path = `/api/invitations/${invitation}/seat`;
  return client.intend('join', { method: 'POST', path, headers: {}, body: '{}' }, sitting);
}

/** Starts a game of its own that is full, at times one that is not. @param anyway percent of the latter */
export async function start(client: Client, { game }: GameAnswer, anyway = 30): Promise<void> {
  const isFull = game.seats.every(({ kind }) => kind !== 'nobody');
  if (game.status !== 'lobby' || !game.you.isHost || !(isFull || client.random.chance(anyway))) return;
  const { answer } = await client.insist('start', {
    method: 'POST',
    path: `/api/games/${game.id}/start`,
    headers: { 'if-match': `"${game.revision}"` },
    body: JSON.stringify({ openSeats: 'computers' }),
  });
  if (answer !== null && answer.game.status !== 'lobby') client.tables.remove(game.id);
}

/** Leaves a game that has not started. From one in play it gets up at times, and may sit down again within the minute. */
export async function requestLeave(client: Client, { game }: GameAnswer): Promise<void> {
  if (game.status === 'playing') return getUp(client, game);
  if (game.status !== 'lobby') return;
  client.record.left.add(game.id);
  const { answered } = await client.insist('leave', {
    method: 'DELETE',
    path: `/api/games/${game.id}/seat`,
    headers: { 'if-match': `"${game.revision}"` },
  });
  if (answered.kind === 'ok') client.games.delete(game.id);
}

/** How often somebody who might get up from a game in play does, and sits down again in time, in percent. */
const GETS_UP = 25;
const SITS_DOWN = 50;

async function getUp(client: Client, { id, revision, you }: GameView): Promise<void> {
  if (you.seat === null) return;
  const path = `/api/games/${id}/seat`;
  if (you.leaves !== undefined) {
    if (client.random.chance(SITS_DOWN))
      await client.insist('leave', { method: 'POST', path, headers: {}, body: '{}' });
    return;
  }
  if (!client.random.chance(GETS_UP)) return;
  const headers = { 'if-match': `"${revision}"` };
  const { answered } = await client.insist('leave', { method: 'DELETE', path, headers });
  if (answered.kind === 'ok') await poll(client, id);
}
