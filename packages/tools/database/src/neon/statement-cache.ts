import { randomUUID } from 'node:crypto';

/** Statements of one connection that are counted, and of which the frequent ones are prepared: each takes memory of the server. */
const MOST = 64;
/** From this use on, a statement is prepared. */
const FREQUENT = 5;

/** A column of a result, as Neon's driver gets it. */
export interface ResultColumn {
  readonly name: string;
  readonly dataTypeID: number;
}

/** What is known of a statement's text on one connection. */
export interface KnownStatement {
  uses: number;
  /** Its name in PostgreSQL; null while it is not prepared. */
  name: string | null;
  /** The columns of its result, which PostgreSQL keeps for a prepared statement; null if it has not said them. */
  fields: readonly ResultColumn[] | null;
}

/**
 * The prepared statements of one connection. PostgreSQL takes longer to parse and plan most of our statements than to run
 * them, and a site uses few of them often.
 */
export class StatementCache {
  /** By text, the least recently used first. */
  readonly #known = new Map<string, KnownStatement>();
  #dropped: string[] = [];
  #isOff = false;

  /** Counts a use of a statement. */
  use(text: string): KnownStatement {
    const known = this.#known.get(text) ?? { uses: 0, name: null, fields: null };
    known.uses += 1;
    // Moves it to the end, since a Map iterates in insertion order.
    this.#known.delete(text);
    this.#known.set(text, known);
    if (this.#known.size > MOST) this.#forgetOldest();
    return known;
  }

  /** Whether a statement should be prepared now. */
  isFrequent({ uses, name }: KnownStatement): boolean {
    return !this.#isOff && name === null && uses >= FREQUENT;
  }

  /** Returns a name for a statement, which no other has: a pooler may let several clients use one connection. */
  newName(): string {
    return `st_${randomUUID()}`;
  }

  /** Returns the names that PostgreSQL should forget, once. */
  takeDropped(): readonly string[] {
    const dropped = this.#dropped;
    this.#dropped = [];
    return dropped;
  }

  /** Prepares a statement again later: perhaps it is not. */
  drop(known: KnownStatement): void {
    if (known.name !== null) this.#dropped.push(known.name);
    Object.assign(known, { uses: 0, name: null, fields: null } satisfies KnownStatement);
  }

  /** Forgets all prepared statements. */
  clear(): void {
    while (this.#known.size > 0) this.#forgetOldest();
  }

  /** Prepares nothing any more: the pooler in front of PostgreSQL does not keep it. */
  turnOff(): void {
    this.clear();
    this.#isOff = true;
  }

  #forgetOldest(): void {
    const [oldest] = this.#known;
    if (oldest === undefined) return;
    const [text, known] = oldest;
    this.#known.delete(text);
    this.drop(known);
  }
}
