let segmenter: Intl.Segmenter | undefined;

/** Returns what knows what one character is; null in an engine without it, such as Firefox before version 125. */
function graphemes(): Intl.Segmenter | null {
  // At the first call, because it takes a phone milliseconds and few pages count anything.
  return 'Segmenter' in Intl ? (segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })) : null;
}

/** Returns the characters that a person sees; where the engine cannot tell, code points. */
function* seen(text: string): Generator<string> {
  const known = graphemes();
  if (known === null) yield* text;
  else for (const { segment } of known.segment(text)) yield segment;
}

/**
 * Counts the characters that a person sees (UAX 29 grapheme clusters): a letter with its accents is one, and so is a family of
 * emoji. Where the engine cannot, counts code points.
 */
export function visibleLength(text: string): number {
  let count = 0;
  for (const _ of seen(text)) count++;
  return count;
}

/** Returns a text of at most `most` UTF-16 units: a longer one ends between two visible characters, with `…`. */
export function cutToFit(text: string, most: number): string {
  if (text.length <= most) return text;
  let cut = '';
  for (const one of seen(text)) {
    if (cut.length + one.length >= most) break;
    cut += one;
  }
  return `${cut}…`;
}
