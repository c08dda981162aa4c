/** Returns the visible characters of a text, each as written: an emoji or a letter with its accents is one. */
export function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
