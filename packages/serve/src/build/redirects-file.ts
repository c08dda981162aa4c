import { ServeError } from '../server/failure.ts';

/**
 * Parses the part of a `_redirects` file (https://developers.cloudflare.com/workers/static-assets/redirects/) that our
 * page uses: addresses for which the page at `/` is served.
 * @returns the addresses; a segment that starts with `:` is any one segment
 * @throws ServeError for anything else, so that no address is lost in silence
 */
export function parseRedirectsFile(text: string): readonly string[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, address] = /^((?:\/:?[\w-]+)+) \/ 200$/.exec(line) ?? [];
      if (address !== undefined) return address;
      throw new ServeError(`web/public/_redirects has a line that "npm run serve" does not know: ${line}`);
    });
}
