import { WatchPointerSchema } from '@slow-train/protocol';
import { fieldsOf } from '@slow-train/rules';
import * as z from 'zod';
import { canonical } from '../canonical.ts';
import type { Client } from './client.ts';

const LinkSchema = z.object({ token: z.string() });
/** Unchecked but for the revisions, so that it contains what the schema does not know. */
const FramesSchema = z.array(z.looseObject({ entry: z.looseObject({ revision: z.int() }), round: z.unknown() }));

/** Looks on at a game of others, as the holder of a link sees it; or passes on a link to one of its own. */
export async function watch(client: Client): Promise<void> {
  const { random, tables } = client;
  const link = random.oneOf(tables.links);
  if (link === undefined || random.chance(15)) return share(client);
  const path = `/api/watch/${link.token}`;
  const pointer = await client.ask('watch', { method: 'GET', path, headers: {} });
  const named = WatchPointerSchema.safeParse(pointer.body);
  if (!named.success) return;
  const of = { client: client.name, game: link.game };
  const { version } = named.data;
  const { worker, begun, ended } = pointer;
  client.record.watched.push({ ...of, worker, begun, ended, version, frames: null });
  const seen = await client.ask('watch', { method: 'GET', path: `${path}/versions/${version}`, headers: {} });
  const shown = fieldsOf(seen.body);
  const frames = FramesSchema.safeParse(fieldsOf(shown['recap'])['frames']);
  if (!frames.success) return;
  client.record.watched.push({
    ...of,
    worker: seen.worker,
    begun: seen.begun,
    ended: seen.ended,
    version: String(shown['version']),
    frames: frames.data.map(({ entry, round }) => ({
      revision: entry.revision,
      round: client.record.intern(canonical(round)),
    })),
  });
}

/** Makes the link to one of its games, if others may watch it. */
async function share(client: Client): Promise<void> {
  const { links } = client.tables;
  const own = [...client.games.values()].filter(
    ({ game: { id, you, status, watchers } }) =>
      you.seat !== null && (watchers !== undefined || status === 'finished') && !links.some(({ game }) => game === id),
  );
  const game = client.random.oneOf(own)?.game.id;
  if (game === undefined) return;
  const path = `/api/games/${game}/watching/link`;
  const { body } = await client.insist('watch', { method: 'PUT', path, headers: {}, body: '{}' });
  const made = LinkSchema.safeParse(body);
  if (made.success) links.push({ game, token: made.data.token });
}
