import { readDocument } from '@slow-train/local/document';
import * as z from 'zod';

const Document = z.object({
  paths: z.record(z.string(), z.object({ get: z.object({}).loose().optional() }).loose()),
});

/** A request that changes nothing. */
export interface ReadingRoute {
  /** As in the OpenAPI document. */
  readonly name: string;
  readonly path: string;
}

/**
 * Returns every GET request of the OpenAPI document that succeeds for one player, with a game of theirs as `{id}`. The
 * others need what this player has not: the operator's token, an invitation, a code.
 */
export async function readingRoutes(url: string, cookie: string, game: string): Promise<readonly ReadingRoute[]> {
  const { paths } = Document.parse(JSON.parse(await readDocument()));
  const routes: ReadingRoute[] = [];
  for (const [name, { get }] of Object.entries(paths)) {
    const path = name.replace('{id}', game);
    if (get === undefined || path.includes('{')) continue;
    const answer = await fetch(url + path, { headers: { cookie }, redirect: 'manual' });
    await answer.arrayBuffer();
    if (answer.ok) routes.push({ name, path });
  }
  return routes;
}
