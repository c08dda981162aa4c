/**
 * Notes that were changed on two devices at once, as one text in which nothing is lost.
 * @param base what both began with
 */
export function mergeNotes(base: string, mine: string, theirs: string): string {
  if (mine === theirs || mine === base) return theirs;
  if (theirs === base) return mine;
  // Most notes only grow: what was added here goes behind what was added there.
  if (mine.startsWith(base)) return theirs + mine.slice(base.length);
  if (theirs.startsWith(base)) return mine + theirs.slice(base.length);
  return `${theirs}\n\n${mine}`;
}
