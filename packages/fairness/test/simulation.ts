import type { Seat } from '@slow-train/rules';
import {
  close,
  dealOf,
  prepare,
  react,
  takeContribution,
  takeSeal,
  withheldSeats,
  type DealRules,
  type Evidence,
  type Kept,
  type Note,
  type Preparation,
  type Remark,
  type CommitmentList,
} from '../src/index.ts';
import { hexFor } from './bytes.ts';

/** A correct browser: stores what `react` returns before it sends anything. */
export class Browser {
  readonly kept = new Map<number, Kept>();
  readonly sent: Note[] = [];
  readonly remarks: Remark[] = [];
  readonly name: string;
  seat: Seat;

  constructor(name: string, seat: Seat) {
    this.name = name;
    this.seat = seat;
  }

  look(list: CommitmentList): Note | null {
    const fresh = () => hexFor(this.name, list.round, this.sent.length);
    const { kept, send, remark } = react(this.kept.get(list.round) ?? null, list, this.seat, fresh);
    if (kept === null) this.kept.delete(list.round);
    else this.kept.set(list.round, kept);
    if (remark !== null) this.remarks.push(remark);
    if (send !== null) this.sent.push(send);
    return send;
  }
}

/** A correct server for one game: prepares rounds, accepts seals and contributions, deals. */
export class Server {
  readonly preparations = new Map<number, Preparation>();
  readonly table: string;
  readonly seats: number;

  constructor(table: string, seats: number) {
    this.table = table;
    this.seats = seats;
    this.prepare(1);
    this.prepare(2);
  }

  prepare(round: number, version = 0): void {
    const secret = hexFor(this.table, 'secret', round, version);
    this.preparations.set(round, prepare({ table: this.table, round }, this.seats, secret));
  }

  of(round: number): Preparation {
    const found = this.preparations.get(round);
    if (found === undefined) throw new RangeError(`round ${round} is not being prepared`);
    return found;
  }

  close(round: number): void {
    this.preparations.set(round, close(this.of(round)));
  }

  /** One visit: the browser sees every upcoming round and reacts to it. */
  visit(browser: Browser): void {
    for (const round of this.preparations.keys()) {
      const note = browser.look(this.of(round).list);
      if (note !== null) this.take(note, browser.seat);
    }
  }

  take(note: Note, seat: Seat): void {
    const preparation = this.of(note.round);
    const taken =
      'seal' in note ? takeSeal(preparation, seat, note.seal) : takeContribution(preparation, seat, note.contribution);
    if (!taken.ok) throw new Error(taken.error);
    this.preparations.set(note.round, taken.value);
  }

  isReady(round: number): boolean {
    const { list } = this.of(round);
    return list.closed && withheldSeats(list).length === 0;
  }

  /** Deals a round, closes the list of the next one, and starts the list of the one after that. */
  deal(round: number, rules: DealRules): Evidence {
    const evidence = dealOf(this.of(round), rules);
    this.preparations.delete(round);
    this.close(round + 1);
    this.prepare(round + 2);
    return evidence;
  }
}
