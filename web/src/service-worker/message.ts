import type { PushMessage } from '@slow-train/protocol';
import { bestLanguage, LANGUAGES } from '@slow-train/protocol/languages';
import { UNREADABLE_PUSH } from '../text/all-languages.ts';

/** The content for an unreadable push: browsers require a notification for each push. */
const UNREADABLE: PushMessage = {
  title: 'Slow Train',
  body: UNREADABLE_PUSH[bestLanguage(navigator.languages, LANGUAGES)],
  path: '/',
  tag: 'slow-train',
  game: null,
  isTurn: false,
};

/** Reads a push from its decrypted payload. By hand: the schema would be many times this worker's size. */
export function messageIn(payload: string | undefined): PushMessage {
  const read = objectIn(payload);
  const { title, body, path, tag, game, isTurn } = read;
  if (typeof title !== 'string' || typeof body !== 'string' || title === '') return UNREADABLE;
  return {
    title,
    body,
    path: ownPath(path),
    tag: typeof tag === 'string' && tag !== '' ? tag : UNREADABLE.tag,
    game: gameIn(game),
    isTurn: isTurn === true,
  };
}

/** Returns the path if it leads to a page of ours, else `/`. */
export function ownPath(path: unknown): string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/';
}

function gameIn(game: unknown): PushMessage['game'] {
  if (!isObject(game)) return null;
  const { id, revision } = game;
  return typeof id === 'string' && typeof revision === 'number' ? { id, revision } : null;
}

function objectIn(payload: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(payload ?? '');
    return isObject(read) ? read : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
