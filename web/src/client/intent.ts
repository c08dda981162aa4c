/** An action the player wants, fixed at that moment: a retry sends exactly this again. */
export interface MoveIntent {
  readonly game: string;
  /** The action in writing, `12-5@M`. */
  readonly do: string;
  /** The revision it was decided on (If-Match). */
  readonly revision: number;
  /** The Idempotency-Key. */
  readonly key: string;
}

/** Stores intents across reloads, until their outcome is known. */
export interface IntentStore {
  load(game: string): MoveIntent | undefined;
  save(intent: MoveIntent): void;
  clear(game: string): void;
}

const PREFIX = 'slow-train:intent:';

/** Creates a store in a Storage. An intent that cannot be read or written (private windows) counts as none. */
export function intentStore(storage: () => Storage = () => localStorage): IntentStore {
  return {
    load: (game) => attempt(() => parse(game, storage().getItem(PREFIX + game))),
    save: (intent) => void attempt(() => storage().setItem(PREFIX + intent.game, JSON.stringify(intent))),
    clear: (game) => void attempt(() => storage().removeItem(PREFIX + game)),
  };
}

function parse(game: string, text: string | null): MoveIntent | undefined {
  const read: unknown = text === null ? undefined : JSON.parse(text);
  if (typeof read !== 'object' || read === null) return undefined;
  if (!('do' in read) || !('revision' in read) || !('key' in read)) return undefined;
  const { do: action, revision, key } = read;
  if (typeof action !== 'string' || typeof revision !== 'number' || typeof key !== 'string') return undefined;
  return { game, do: action, revision, key };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
