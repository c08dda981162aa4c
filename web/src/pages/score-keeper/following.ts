import { writeEvening, type Evening } from '@slow-train/protocol/evening';
import { WIRE_HEADER, WIRE_VERSION } from '@slow-train/protocol/wire';
import { createSignal, type Accessor } from 'solid-js';
import { followedAs, keepFollowed, type Followed } from './followed.ts';

// Lets others follow an evening on their phones: the site keeps a copy of the sheet under a code, which only this
// browser's key can change or delete.

/** The state of the copy: as the sheet, on its way, or behind it without a connection. */
export type FollowedState =
  | { readonly kind: 'sent'; readonly at: number }
  | { readonly kind: 'sending' }
  | { readonly kind: 'behind' };

const [state, setState] = createSignal<FollowedState>({ kind: 'sending' });
/** The newest sheet that waits until the one before it has arrived. */
let waiting: Evening | null = null;
let isSending = false;

/** The state of the copy. */
export const followedState: Accessor<FollowedState> = state;

/** Makes a copy of an evening. @throws Error without a connection, or if the site refuses it */
export async function letFollow(evening: Evening): Promise<Followed> {
  const answer = await ask('POST', null, { evening: writeEvening(evening) });
  const followed = followedIn(await answer.json());
  keepFollowed(evening.id, followed);
  setState({ kind: 'sent', at: Date.now() });
  return followed;
}

/** Sends the sheet as it is now; without a connection the next change does. */
export function sendChange(evening: Evening): void {
  waiting = evening;
  if (!isSending) void send();
}

async function send(): Promise<void> {
  isSending = true;
  while (waiting !== null) {
    const evening: Evening = waiting;
    waiting = null;
    const followed = followedAs(evening.id);
    if (followed === null) break;
    setState({ kind: 'sending' });
    try {
      await ask('PUT', followed, { evening: writeEvening(evening) });
      setState({ kind: 'sent', at: Date.now() });
    } catch {
      setState({ kind: 'behind' });
    }
  }
  isSending = false;
}

/** Deletes the copy, and returns null. @throws Error without a connection */
export async function stopFollowing(id: string): Promise<null> {
  const followed = followedAs(id);
  if (followed !== null) await ask('DELETE', followed, null);
  keepFollowed(id, null);
  return null;
}

/**
 * Returns the sheet that somebody else keeps, as JSON of `writeEvening`, with its revision; `null` if it has not changed
 * since that revision, `gone` if it is there no longer. @throws Error without a connection
 */
export async function followedSheet(
  code: string,
  revision: number | null,
): Promise<{ readonly evening: string; readonly revision: number } | 'gone' | null> {
  const answer = await fetch(`${PATH}/${encodeURIComponent(code)}${revision === null ? '' : `?after=${revision}`}`, {
    headers: { [WIRE_HEADER]: WIRE_VERSION },
  });
  if (answer.status === 404) return 'gone';
  if (answer.status === 204) return null;
  if (!answer.ok) throw new Error(`The sheet was refused with ${answer.status}.`);
  const read: unknown = await answer.json();
  if (!hasFields(read, 'evening', 'revision')) throw new Error('The site has answered with no sheet.');
  const { evening, revision: now } = read;
  if (typeof evening !== 'string' || typeof now !== 'number') throw new Error('The site has answered with no sheet.');
  return { evening, revision: now };
}

const PATH = '/api/evenings';

/** Asks for a change. @param followed the copy that is to change; null for a new one */
async function ask(method: string, followed: Followed | null, body: object | null): Promise<Response> {
  const answer = await fetch(followed === null ? PATH : `${PATH}/${followed.code}`, {
    method,
    headers: {
      [WIRE_HEADER]: WIRE_VERSION,
      ...(body !== null && { 'content-type': 'application/json' }),
      ...(followed !== null && { 'evening-key': followed.key }),
    },
    body: body === null ? null : JSON.stringify(body),
  });
  // Its week may be over: then it is deleted already.
  if (!answer.ok && !(method === 'DELETE' && answer.status === 404))
    throw new Error(`The sheet was refused with ${answer.status}.`);
  return answer;
}

function followedIn(answer: unknown): Followed {
  if (hasFields(answer, 'code', 'key')) {
    const { code, key } = answer;
    if (typeof code === 'string' && typeof key === 'string') return { code, key };
  }
  throw new Error('The site has answered with no code.');
}

function hasFields<Name extends string>(value: unknown, ...names: readonly Name[]): value is Record<Name, unknown> {
  return typeof value === 'object' && value !== null && names.every((name) => name in value);
}
