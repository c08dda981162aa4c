import { ExpectedError } from '@slow-train/settings/expected-error';
import { reducedError } from '@slow-train/settings/reduced-error';
import { databaseAddress, explained } from '@slow-train/database';
import { startDatabaseSocket } from '@slow-train/database/neon';

/** The database, for the Worker. */
export interface ServerDatabase {
  /** Why it could not be used at the last attempt; null if it answered. */
  problem(): string | null;
  stop(): Promise<void>;
}

/**
 * Serves the database on a unix socket, in Neon's protocol.
 * @param url connection string
 * @param report called once when the database stops answering, and once when it answers again
 * @throws ExpectedError if it is no connection string
 */
export async function serveDatabase(
  options: { readonly url: string; readonly socket: string; readonly connections: number },
  report: (line: string) => void,
): Promise<ServerDatabase> {
  const { url, where } = databaseAddress(options.url);
  let problem: string | null = null;
  const { stop } = await startDatabaseSocket({
    database: url,
    socket: options.socket,
    connections: options.connections,
    onAttempt(failure) {
      const before = problem;
      problem = failure === undefined ? null : describe(failure, where);
      if (problem === null && before !== null) report('The database answers again.');
      if (problem !== null && before === null) report(`${problem} Until it answers, players get errors.`);
    },
  });
  return { problem: () => problem, stop };
}

function describe(failure: Error, where: string): string {
  const found = explained(failure, where);
  return found instanceof ExpectedError
    ? found.message
    : `The database ${where} cannot be used. ${reducedError(failure)}`;
}
