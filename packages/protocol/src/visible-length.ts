let segmenter: Intl.Segmenter | undefined;

/** Returns what knows what one character is; null in an engine without it, such as Firefox before version 125. */
function graphemes(): Intl.Segmenter | null {
  // At the first call, because it takes a phone milliseconds and few pages count anything.
  return 'Segmenter' in Intl ? (segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })) : null;
}

/**
 * Counts the characters that a person sees (UAX 29 grapheme clusters): a letter with its accents is one, and so is a family of
 * emoji. Where the engine cannot, counts code points.
 */
export function visibleLength(text: string): number {
  let count = 0;
  for (const _ of graphemes()?.segment(text) ?? text) count++;
  return count;
}
