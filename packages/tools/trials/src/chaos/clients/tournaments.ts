import { TournamentSchema, type NewTournament, type TournamentView } from '@slow-train/protocol';
import type { ClientRequest } from '../cluster/network.ts';
import type { TournamentWish } from '../evidence/tournaments.ts';
import type { Client } from './client.ts';
import { poll } from './games.ts';
import type { Exchange } from './exchange.ts';

// Tournaments: holding them, entering them, leaving them.

const HOUR = 3_600_000;
/** Fewer are no tournament. */
const LEAST_PEOPLE = 8;

/** Looks at the tournament that is on, and does in it what there is to do; begins another when it is over. */
export async function attendTournaments(client: Client): Promise<void> {
  const { random, tables } = client;
  const latest = tables.tournaments.at(-1);
  const before = tables.tournaments.at(-2);
  const id = before !== undefined && random.chance(25) ? before : latest;
  if (id === undefined) return create(client);
  const seen = await look(client, id);
  if (seen === null) return;
  const isOver = seen.status === 'finished' || seen.status === 'cancelled';
  // The next one may begin to fill while the last rounds are played.
  const mayFollow = isOver || (seen.status === 'playing' && seen.round === seen.rounds);
  if (id === latest && mayFollow && random.chance(isOver ? 60 : 10)) return create(client);
  if (isOver) return;
  if (seen.you?.game) await play(client, seen.you.game);
  if (seen.isOrganiser && random.chance(50)) return organise(client, seen);
  return takePart(client, seen);
}

/** Looks at each tournament of the run. */
export async function lookAtTournaments(client: Client): Promise<void> {
  for (const id of client.tables.tournaments) await look(client, id);
}

async function look(client: Client, id: string): Promise<TournamentView | null> {
  const exchange = await client.ask('tournament', { method: 'GET', path: `/api/tournaments/${id}`, headers: {} });
  return note(client, exchange);
}

/** Writes down the tournament in an answer. */
function note(client: Client, { body, begun, ended }: Exchange): TournamentView | null {
  const seen = TournamentSchema.safeParse(body);
  if (!seen.success) return null;
  const { id, status, round, standing, you, shown } = seen.data;
  client.record.tournamentsSeen.push({
    client: client.name,
    tournament: id,
    begun,
    ended,
    status,
    round,
    people: standing.flatMap(({ number, name, state }) => (name === null ? [] : [{ number, name, state }])),
    you,
  });
  for (const { game } of shown?.tables ?? []) if (game !== null) client.tables.wanted.add(game);
  return seen.data;
}

async function send(
  client: Client,
  tournament: string | null,
  deed: TournamentWish['deed'],
  { method, path, body }: Omit<ClientRequest, 'headers' | 'body'> & { readonly body?: object },
): Promise<TournamentView | null> {
  const wish: TournamentWish = { ...client.want(), tournament, deed, number: null };
  client.record.tournamentWishes.push(wish);
  const exchange = await client.intend(
    'tournament',
    { method, path, headers: {}, ...(body !== undefined && { body: JSON.stringify(body) }) },
    wish,
  );
  const seen = exchange.answered.kind === 'ok' ? note(client, exchange) : null;
  if (seen !== null) {
    wish.tournament = seen.id;
    wish.number = seen.you?.number ?? null;
  }
  return seen;
}

async function create(client: Client): Promise<void> {
  const { random, tables } = client;
  const tableSize = random.oneOf([2, 2, 3, 4]) ?? 2;
  const kind = random.chance(75) ? 'swiss' : 'roundRobin';
  const known = tables.tournaments.length;
  const name = client.newName();
  const wanted: NewTournament = {
    name,
    kind,
    tableSize,
    rounds: random.from(2, 4),
    roundDays: random.from(...client.tastes.roundDays),
    mostPeople: LEAST_PEOPLE + random.from(0, 1),
    closesAt: new Date(client.date() + random.from(6, 48) * HOUR).toISOString(),
    language: 'en',
    rules: { preset: 'hub' },
    set: 9,
    gameRounds: 1,
    clock: client.tastes.usualClock,
  };
  const path = '/api/tournaments';
  const seen = await send(client, null, { do: 'create', name }, { method: 'POST', path, body: wanted });
  // Somebody else may have been faster.
  if (seen !== null && tables.tournaments.length === known) tables.tournaments.push(seen.id);
}

async function takePart(client: Client, { id, you, status, registering }: TournamentView): Promise<void> {
  const { random } = client;
  const path = `/api/tournaments/${id}/entry`;
  const enter = () => send(client, id, { do: 'enter' }, { method: 'PUT', path });
  const isIn = you?.state === 'in' || you?.state === 'reserve';
  if (!isIn && registering !== null && random.chance(90)) {
    // At times on two devices at once.
    await Promise.all([enter(), ...(random.chance(15) ? [enter()] : [])]);
  } else if (isIn && random.chance(status === 'open' ? 6 : 3)) {
    const withdraw = () => send(client, id, { do: 'withdraw' }, { method: 'DELETE', path });
    // At times they think better of it at the same moment.
    await Promise.all([withdraw(), ...(random.chance(25) ? [enter()] : [])]);
  }
}

async function organise(client: Client, { id, status, people, standing }: TournamentView): Promise<void> {
  const { random } = client;
  const path = `/api/tournaments/${id}`;
  const close = (at: number) =>
    send(client, id, { do: 'close', at }, { method: 'PATCH', path, body: { closesAt: new Date(at).toISOString() } });
  const other = random.oneOf(standing.filter(({ isYou, state }) => !isYou && state !== 'left' && state !== 'removed'));
  const choice = random.from(1, 100);
  if (choice <= 3 && other !== undefined) {
    const { number } = other;
    await send(client, id, { do: 'remove', number }, { method: 'DELETE', path: `${path}/entrants/${number}` });
  } else if (choice <= 5) {
    await send(client, id, { do: 'cancel' }, { method: 'POST', path: `${path}/cancel` });
  } else if (status === 'open' && people >= LEAST_PEOPLE) {
    if (random.chance(50)) await send(client, id, { do: 'begin' }, { method: 'POST', path: `${path}/begin` });
    else await close(client.date() + random.from(400, 2_500));
  } else if (status === 'open' && choice <= 40) {
    await close(client.date() + random.from(6, 48) * HOUR);
  }
}

/** Gets to know its game of the round. */
async function play(client: Client, game: string): Promise<void> {
  client.tables.wanted.add(game);
  if (!client.games.has(game)) await poll(client, game);
}
