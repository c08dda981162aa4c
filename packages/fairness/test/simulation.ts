import type { Seat } from '@slow-train/rules';
import {
  closeList,
  dealOf,
  newRoundCommitments,
  reactTo,
  acceptContribution,
  acceptSeal,
  withheldSeats,
  type DealRules,
  type Evidence,
  type KeptRound,
  type CommitmentMessage,
  type RoundCommitments,
  type DealWarning,
  type CommitmentList,
} from '../src/index.ts';
import { hexFor } from './bytes.ts';

/** A correct browser: stores what `react` returns before it sends anything. */
export class Browser {
  readonly kept = new Map<number, KeptRound>();
  readonly sent: CommitmentMessage[] = [];
  readonly remarks: DealWarning[] = [];
  readonly name: string;
  seat: Seat;

  constructor(name: string, seat: Seat) {
    this.name = name;
    this.seat = seat;
  }

  look(list: CommitmentList): CommitmentMessage | null {
    const fresh = () => hexFor(this.name, list.round, this.sent.length);
    const { kept, send, warning: remark } = reactTo(this.kept.get(list.round) ?? null, list, this.seat, fresh);
    if (kept === null) this.kept.delete(list.round);
    else this.kept.set(list.round, kept);
    if (remark !== null) this.remarks.push(remark);
    if (send !== null) this.sent.push(send);
    return send;
  }
}

/** A correct server for one game: prepares rounds, accepts seals and contributions, deals. */
export class Server {
  readonly commitments = new Map<number, RoundCommitments>();
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
    this.commitments.set(round, newRoundCommitments({ table: this.table, round }, this.seats, secret));
  }

  of(round: number): RoundCommitments {
    const found = this.commitments.get(round);
    if (found === undefined) throw new RangeError(`round ${round} is not being prepared`);
    return found;
  }

  close(round: number): void {
    this.commitments.set(round, closeList(this.of(round)));
  }

  /** One visit: the browser sees every upcoming round and reacts to it. */
  visit(browser: Browser): void {
    for (const round of this.commitments.keys()) {
      const note = browser.look(this.of(round).list);
      if (note !== null) this.take(note, browser.seat);
    }
  }

  take(note: CommitmentMessage, seat: Seat): void {
    const commitments = this.of(note.round);
    const taken =
      'seal' in note
        ? acceptSeal(commitments, seat, note.seal)
        : acceptContribution(commitments, seat, note.contribution);
    if (!taken.ok) throw new Error(taken.error);
    this.commitments.set(note.round, taken.value);
  }

  isReady(round: number): boolean {
    const { list } = this.of(round);
    return list.closed && withheldSeats(list).length === 0;
  }

  /** Deals a round, closes the list of the next one, and starts the list of the one after that. */
  deal(round: number, rules: DealRules): Evidence {
    const evidence = dealOf(this.of(round), rules);
    this.commitments.delete(round);
    this.close(round + 1);
    this.prepare(round + 2);
    return evidence;
  }
}
