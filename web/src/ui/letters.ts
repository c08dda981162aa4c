const segmenter = new Intl.Segmenter();

/** Returns the visible characters of a text, each as written: an emoji or a letter with its accents is one. */
export function lettersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
