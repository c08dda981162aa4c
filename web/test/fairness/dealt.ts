import {
  closeList,
  dealOf,
  newRoundCommitments,
  reactTo,
  acceptContribution,
  acceptSeal,
  type Evidence,
  type KeptRound,
} from '@slow-train/fairness';
import type { LogEntry } from '@slow-train/protocol';
import {
  at,
  eventFor,
  openRound,
  parseSetup,
  parseTile,
  play,
  tileName,
  viewFor,
  writeEvent,
  writeView,
  type Event,
  type Result,
  type ViewNotation,
} from '@slow-train/rules';
import { anyAction, Chance, seatsOn } from '@slow-train/rules/kit';
import type { Sent } from '../service.ts';

const SECRET = 'a'.repeat(64);
/** The revision of the deal. */
export const DEALT_AT = 4;

export interface Dealt {
  readonly evidence: Evidence;
  readonly kept: KeptRound;
  /** From the first revision to the end of the round, as seat 0 may see it. */
  readonly log: readonly LogEntry[];
  /** The view of seat 0 after each entry from the deal on. */
  readonly views: readonly ViewNotation[];
}

/**
 * Plays a first round for two to its end: seat 0, the viewer, took part in its deal, and its browser has kept that;
 * seat 1 has committed, and may have withheld its contribution.
 */
export function dealt(table: string, isWithheld = false): Dealt {
  let commitments = newRoundCommitments({ table, round: 1 }, 2, SECRET);
  const keep = (seat: number, contribution: string): KeptRound => {
    const { kept } = reactTo(null, commitments.list, seat, () => contribution);
    if (kept === null) throw new Error('nothing to keep');
    return kept;
  };
  const mine = keep(0, 'b'.repeat(64));
  const other = keep(1, 'c'.repeat(64));
  for (const [seat, { seal }] of [mine, other].entries()) commitments = valueOf(acceptSeal(commitments, seat, seal));
  commitments = valueOf(acceptContribution(closeList(commitments), 0, mine.contribution));
  if (!isWithheld) commitments = valueOf(acceptContribution(commitments, 1, other.contribution));
  const { seals, opened } = commitments.list;
  const setup = valueOf(parseSetup({ preset: 'hub' }, 2, 12, 13));
  const { set, rules } = setup;
  const evidence = dealOf(commitments, { set, opening: rules.opening, starter: rules.starter, usedEngines: [] });
  const starter = evidence.starter?.seat ?? 0;
  const decks = evidence.decks.map((deck) => deck.flatMap((name) => parseTile(name) ?? []));
  let { state, events } = valueOf(openRound({ setup, round: 1, usedEngines: [], starter, decks }));
  const hand = at(state.secret.hands, 0).map(tileName);
  const deal = { rules: { preset: 'hub' }, set, usedEngines: [], starter, hand } as const;
  const log = Array.from({ length: DEALT_AT - 1 }, (_, index) => entry(index + 1, []));
  const views: ViewNotation[] = [];
  const chance = new Chance(1);
  for (;;) {
    log.push(entry(log.length + 1, events));
    views.push(writeView(viewFor(state, 0)));
    if (state.table.phase === 'over')
      return { evidence, kept: { ...mine, list: { seat: 0, seals, opened }, deal }, log, views };
    const seat = at(seatsOn(state), 0);
    const action = anyAction(state, seat, chance);
    if (action === undefined) throw new Error('nothing to do');
    ({ state, events } = valueOf(play(state, seat, action)));
  }
}

function entry(revision: number, events: readonly Event[]): LogEntry {
  const known = events.map((event) => eventFor(writeEvent(event), 0));
  return { revision, seat: null, by: 'table', at: '2026-11-21T10:00:00.000Z', events: known };
}

/** Returns the page of a log that a request asks for. */
export function pageOf(log: readonly LogEntry[], { path }: Pick<Sent, 'path'>): readonly LogEntry[] {
  const since = new URL(path, 'http://localhost').searchParams.get('since');
  return since === null ? log.slice(-50) : log.filter(({ revision }) => revision > Number(since)).slice(0, 200);
}

function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(String(result.error));
  return result.value;
}
