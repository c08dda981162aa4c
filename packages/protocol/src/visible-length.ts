/** Whether this engine knows what one character is: Firefox does since version 125. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null;

/**
 * Counts the characters that a person sees (UAX 29 grapheme clusters): a letter with its accents is one, and so is a family of
 * emoji. Where the engine cannot, counts code points.
 */
export function visibleLength(text: string): number {
  let count = 0;
  for (const _ of segmenter?.segment(text) ?? text) count++;
  return count;
}
