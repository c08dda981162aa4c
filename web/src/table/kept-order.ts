import { parseTile, tileName, type Tile } from '@slow-train/rules';

const PREFIX = 'slow-train:hand:';

/** Where the order of one hand is kept. Only the last round of each game is, so nothing piles up. */
function place(game: string): string {
  return PREFIX + game;
}

/** The order in which this browser last kept the hand of this round, or null if it never did. */
export function loadOrder(game: string, round: number): readonly Tile[] | null {
  try {
    const [of, ...names] = (localStorage.getItem(place(game)) ?? '').split(' ');
    return of === String(round) ? names.flatMap((name) => parseTile(name) ?? []) : null;
  } catch {
    return null;
  }
}

/** Keeps the order of the hand of this round. */
export function saveOrder(game: string, round: number, order: readonly Tile[]): void {
  try {
    localStorage.setItem(place(game), [String(round), ...order.map(tileName)].join(' '));
  } catch {
    // Without storage the order holds until the page is closed.
  }
}
