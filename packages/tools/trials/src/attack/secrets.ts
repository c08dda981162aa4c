/** Something that only some may learn. */
export interface Secret {
  /** What it is, for the report: "session of the owner". */
  readonly name: string;
  readonly text: string;
  /** Who may read it; nobody, if it is empty. */
  readonly readers: readonly string[];
}

/** The holder of the operator's token, in any browser. */
export const OPERATOR_READER = 'operator';

/** Returns the names of the secrets in a text that its reader must not know. @param reader null for logs and the like */
export function leaksIn(text: string, secrets: readonly Secret[], reader: string | null): readonly string[] {
  return secrets
    .filter(({ text: secret, readers }) => text.includes(secret) && (reader === null || !readers.includes(reader)))
    .map(({ name }) => name);
}

/** How many tiles in a row are no coincidence. */
const RUN = 4;

/**
 * Returns hidden tiles in every form that programs write lists in, each run of four: the end of a list would be enough
 * to know what comes next.
 */
export function tileSecrets(name: string, tiles: readonly string[], readers: readonly string[]): readonly Secret[] {
  return tiles
    .slice(0, Math.max(0, tiles.length - RUN + 1))
    .flatMap((_, index) => {
      const run = tiles.slice(index, index + RUN);
      return [run.map((tile) => JSON.stringify(tile)).join(','), run.join(' '), run.join(','), run.join(', ')];
    })
    .map((text) => ({ name, text, readers }));
}
