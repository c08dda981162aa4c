import { AsyncLocalStorage } from 'node:async_hooks';
import { Random } from '../../random.ts';

/** A piece of the site's work: a request, an alarm, a scheduled run. */
export interface Scope {
  /** What it is, for the history. No other has this name. */
  readonly name: string;
  /** What the site draws. Each scope has its own, so that one request more changes nothing for the others. */
  readonly chance: Random;
  /** What the world around the site draws: how long things take, and what strikes them. */
  readonly luck: Random;
  /** Whether the platform has cut it off: nothing that it waits for reaches it any more. */
  isOver: boolean;
}

export function newScope(seed: number, name: string): Scope {
  return { name, chance: new Random(seed, `chance ${name}`), luck: new Random(seed, `luck ${name}`), isOver: false };
}

const scopes = new AsyncLocalStorage<Scope>();

/** Runs work, with all that follows from it, in a scope. */
export const inScope = <T>(scope: Scope, work: () => T): T => scopes.run(scope, work);

/** Returns the scope of the running code; undefined outside of any. */
export const scopeNow = (): Scope | undefined => scopes.getStore();

/** @throws Error outside of any */
export function scopeHere(): Scope {
  const scope = scopes.getStore();
  if (scope === undefined) throw new Error('The site works for nobody.');
  return scope;
}
