/** What the players tell each other besides the site: which tables are open, and the links to them. */
export interface OpenTable {
  readonly game: string;
  readonly invitation: string;
  seats: number;
}

/** A link with which anybody may watch a game. */
export interface WatchLink {
  readonly game: string;
  readonly token: string;
}

/** A circle that anybody who hears of it may join. */
export interface OpenCircle {
  readonly circle: string;
  invitation: string;
  members: number;
}

/** The tables that still want players, those that may be watched, and what people come together for. Shared by all clients of a run. */
export class OpenTables {
  readonly #open: OpenTable[] = [];
  readonly links: WatchLink[] = [];
  readonly circles = new Map<string, OpenCircle>();
  /** Ids of tournaments, latest last. */
  readonly tournaments: string[] = [];
  /** Games that somebody waits for: of tournaments and circles. */
  readonly wanted = new Set<string>();

  add(table: OpenTable): void {
    this.#open.push(table);
  }

  /** Returns the open tables at which this client does not sit yet. */
  for(games: ReadonlySet<string>): readonly OpenTable[] {
    return this.#open.filter(({ game }) => !games.has(game));
  }

  remove(game: string): void {
    const index = this.#open.findIndex((table) => table.game === game);
    if (index >= 0) this.#open.splice(index, 1);
  }
}
