import { ExpectedError } from '@slow-train/settings/expected-error';

/** One block of a `_headers` file (https://developers.cloudflare.com/workers/static-assets/headers/). */
export interface HeaderRule {
  /** A path, or the start of paths before a final `*`. */
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Parses the part of the format that our page uses.
 * @throws ExpectedError for anything else, so that no header is lost in silence
 */
export function parseHeadersFile(text: string): readonly HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(\S.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (/^\/[^\s:*]*\*?$/.test(line)) rules.push({ pattern: line, headers: {} });
    else if (rule !== undefined && name !== undefined && value !== undefined) rule.headers[name.toLowerCase()] = value;
    else throw new ExpectedError(`web/public/_headers has a line that "npm run serve" does not know: ${line}`);
  }
  return rules;
}

/** Returns the headers for a path, by the rules that match it. Of two values for one header, the later one counts. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
