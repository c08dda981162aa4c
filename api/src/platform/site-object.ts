import { ExpectedError } from '@slow-train/settings/expected-error';

/** The name of the site's only Durable Object (api/src/scheduler/scheduler-object.ts). */
const NAME = 'scheduler';

interface SiteNamespace<T> {
  getByName(name: string): T;
}

/**
 * Returns how a Worker's bindings reach the site's Durable Object, which keeps what all isolates share. To be called for
 * each message: a stub fails for good once the object has restarted.
 * @typeParam T the messages that the caller sends
 * @throws ExpectedError if the binding is missing
 */
export function siteObjectIn<T>(bindings: object): () => T {
  const namespace = Object.entries(bindings).find(([name]) => name === 'SCHEDULER')?.[1];
  if (!isNamespace<T>(namespace))
    throw new ExpectedError(
      'The binding SCHEDULER is missing. wrangler.toml of this release has it: deploy with that.',
    );
  return () => namespace.getByName(NAME);
}

function isNamespace<T>(value: unknown): value is SiteNamespace<T> {
  return typeof value === 'object' && value !== null && 'getByName' in value && typeof value.getByName === 'function';
}
