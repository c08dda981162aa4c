import { ExpectedError } from '@slow-train/settings/expected-error';

/**
 * Parses the part of a `_redirects` file (https://developers.cloudflare.com/workers/static-assets/redirects/) that our
 * page uses: addresses for which the page at `/` is served.
 * @returns the addresses; a segment that starts with `:` is any one segment
 * @throws ExpectedError for anything else, so that no address is lost in silence
 */
export function parseRedirectsFile(text: string): readonly string[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, address] = /^((?:\/:?[\w-]+)+) \/ 200$/.exec(line) ?? [];
      if (address !== undefined) return address;
      throw new ExpectedError(`web/public/_redirects has a line that "npm run serve" does not know: ${line}`);
    });
}
