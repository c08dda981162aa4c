import { AsyncLocalStorage } from 'node:async_hooks';

/** Takes a line that a site wrote to its console. */
type Take = (level: string, message: string) => void;

const site = new AsyncLocalStorage<Take>();

/** Runs a site's work. Its console goes to `take`, and to no screen. */
export function withConsole<T>(take: Take, work: () => T): T {
  divert();
  return site.run(take, work);
}

const LEVELS = ['info', 'error', 'warn', 'log'] as const;
const diverted = Symbol.for('slow-train.console');

/** Puts itself before the console's methods, once for each console: vitest gives every test file another. */
function divert(): void {
  if (Reflect.get(console, diverted) === true) return;
  Reflect.set(console, diverted, true);
  for (const level of LEVELS) {
    const print = console[level].bind(console);
    console[level] = (...values: readonly unknown[]) => {
      const take = site.getStore();
      if (take === undefined) print(...values);
      else take(level, values.map(String).join(' '));
    };
  }
}
