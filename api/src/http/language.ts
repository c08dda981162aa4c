import { bestLanguage, LANGUAGES, type Language } from '@slow-train/protocol/languages';
import type { Context } from 'hono';

/** Returns the language of a request: the best of ours that its Accept-Language asks for (RFC 9110 section 12.5.4). */
export function languageOf(c: Context): Language {
  return bestLanguage(wantedIn(c.req.header('accept-language') ?? ''), LANGUAGES);
}

/** More than any browser sends. */
const MOST = 200;

/** Returns the language ranges of the header, the favourite first, without those that are refused. */
function wantedIn(header: string): readonly string[] {
  return header
    .slice(0, MOST)
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { range, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ range }) => range);
}
