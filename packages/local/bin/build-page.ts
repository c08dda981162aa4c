import { LocalError } from '../src/machine/local-error.ts';
import { buildWebClient, webClientIsStale } from '../src/worker/web-client.ts';

// Builds the web client into web/dist if a source is newer: a program of its own, whose processor time is counted.

try {
  const isStale = await webClientIsStale();
  if (isStale) await buildWebClient();
  console.log(isStale ? 'Built.' : 'Up to date.');
} catch (error) {
  console.error(error instanceof LocalError ? error.message : error);
  process.exitCode = 1;
}
