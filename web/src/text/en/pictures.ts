import { listed, tileText } from '#words';

/** A row of a picture, as far as it is read aloud. */
interface SpokenRow {
  readonly name: string;
  readonly tiles: readonly { readonly inward: number; readonly outward: number; readonly state?: 'new' | 'refused' }[];
  readonly signal?: 'up' | 'down';
  readonly note?: string;
}

/** The words on the little boards that show a rule. */
export const pictureText = {
  you: 'You',
  yourHand: 'Your hand',
  mexican: 'Mexican',
  engine: 'Engine',
  allowed: 'allowed',
  refused: 'not allowed',
  open: 'open to all',
  closed: 'closed again',
  doubleOpen: (tile: string) => `${tileText(tile)} open`,
  ends: (pips: number) => `then ends in ${pips}`,
  toPlay: 'to play',
  skipped: 'skipped',
  sent: 'sent, hidden',
  mayDraw: 'may draw',
  mayNotDraw: 'may not draw',
  mayKeep: 'may keep it',
  mayNotKeep: 'has to play it',
  drew: (tile: string) => `drew ${tileText(tile)}`,
  oneLeft: '1 tile left',
  tap: 'has to tap',
  lays: (tile: string) => `lays ${tileText(tile)}`,
  starts: 'starts',
  layAndStarts: (tile: string) => `lays ${tileText(tile)}, starts`,
  byChance: 'by chance',
  counts: (pips: number) => `counts ${pips}`,
  rounds: (scores: readonly number[], total: number) => `${scores.join(' + ')} = ${total}`,
  wins: 'wins',
  out: 'out',
  /** A row for a screen reader: "You: 9-4, 4-1, then 1-8. Open to all." */
  row: ({ name, tiles, signal, note }: SpokenRow): string => {
    const names = tiles.map(({ inward, outward }) => `${inward}\u2011${outward}`);
    const laid = names.length === 0 ? '' : `: ${listed(names)}`;
    const said = [
      ...(signal === 'up' ? ['signal up'] : signal === 'down' ? ['signal down'] : []),
      ...(note ? [note] : []),
    ];
    return `${name}${laid}${said.length === 0 ? '' : `; ${said.join(', ')}`}.`;
  },
};
