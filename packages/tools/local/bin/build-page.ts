import { runCommand } from '../src/machine/command.ts';
import { buildWebClient, webClientIsStale } from '../src/worker/web-client.ts';

// Builds the web client into web/dist if a source is newer: a program of its own, whose processor time is counted.
await runCommand(async (say) => {
  const isStale = await webClientIsStale();
  if (isStale) await buildWebClient();
  say(isStale ? 'Built.' : 'Up to date.');
});
