import { PlayerStateSchema, type PlayerState } from '@slow-train/protocol';
import type { SeenMarks } from '../record.ts';
import type { Client } from './client.ts';

/** Marks how far it has read in one of its games; at times from a device that is behind, or from two at once. */
export async function sendMark(client: Client): Promise<void> {
  const { random } = client;
  const known = random.oneOf([...client.games.values()].filter(({ game }) => game.you.seat !== null));
  if (known === undefined) return;
  const { id, revision, results } = known.game;
  const send = async (): Promise<void> => {
    const change = {
      readUpTo: random.from(0, revision),
      roundsSeen: random.from(0, results.length),
      talkReadUpTo: random.from(0, known.talk?.version ?? 0),
    };
    const { answered, body, begun, ended } = await client.insist('mark', {
      method: 'PATCH',
      path: `/api/games/${id}/player-state`,
      headers: {},
      body: JSON.stringify(change),
    });
    const state = PlayerStateSchema.safeParse(body);
    if (answered.kind === 'ok' && state.success)
      noteMarks(client, state.data, { client: client.name, game: id, begun, ended });
  };
  await Promise.all([send(), ...(random.chance(25) ? [send()] : [])]);
}

/** Writes down how far a player has read, as an answer has it. */
export function noteMarks(
  client: Client,
  { readUpTo, roundsSeen, talkReadUpTo }: PlayerState,
  of: Pick<SeenMarks, 'client' | 'game' | 'begun' | 'ended'>,
): void {
  client.record.marks.push({ ...of, readUpTo, roundsSeen, talkReadUpTo });
}
