import { reckonedHours, type LengthTerms } from '@slow-train/players';
import {
  LANGUAGES,
  type Duration,
  type Instant,
  type Language,
  type OpenGameFilter,
  type Openness,
  type Pace,
} from '@slow-train/protocol';
import type { Game, GameSetup, OpenTerms } from './game.ts';
import { isDeclined, isKept } from './reservations.ts';
import type { AccountId } from './seats.ts';
import { addRevision, type GameUpdate } from './update.ts';

// Open games: anybody may take a seat, until the game is full and starts, or has been open for long enough.

const DAY = 86_400_000;
const HALF_DAY_MINUTES = 12 * 60;
const TWO_DAYS_MINUTES = 48 * 60;
const THREE_DAYS_HOURS = 72;
const THREE_WEEKS_HOURS = 21 * 24;
/** So many games must have finished before anything is said of how long they take. */
const FEWEST_DURATIONS = 3;
/** How long a game stays open. */
const OPEN_MS = 14 * DAY;
/** How long a full game is still listed, for those who would have liked to play in it. */
export const FULL_MS = DAY;
/** How long somebody waits for a seat. */
export const WAIT_MS = 30 * DAY;

/** What makes a kind of open games, apart from those who play. */
export interface OpenSettings extends Pick<GameSetup, 'rules' | 'set' | 'rounds' | 'clock' | 'rated'> {
  readonly seats: number;
  readonly language: Language;
}

/** Returns the terms on which a game is open; null if it is not, or not any more. */
export function openTerms({ status, setup }: Pick<Game, 'status' | 'setup'>): OpenTerms | null {
  return status === 'lobby' ? (setup.open ?? null) : null;
}

/** Returns a new game's terms. */
export function newOpenTerms(
  { language, mostTimeouts, newcomers }: Openness,
  took: Duration | null,
  now: Instant,
): OpenTerms {
  return {
    language,
    until: now + OPEN_MS,
    ...(mostTimeouts !== undefined && { mostTimeouts }),
    ...(!newcomers && { newcomers: false }),
    ...(took !== null && { took }),
  };
}

/** Returns a host's conditions, as everybody sees them. */
export function opennessOf({ language, mostTimeouts, newcomers }: OpenTerms): Openness {
  return { language, newcomers: newcomers ?? true, ...(mostTimeouts !== undefined && { mostTimeouts }) };
}

/** Returns the number of seats that a stranger may take. */
export function freeSeats({ seats }: Pick<Game, 'seats'>): number {
  return seats.filter((occupant) => occupant.kind === 'nobody' && (!isKept(occupant) || isDeclined(occupant))).length;
}

/** Returns the settings of a game that is open, or was until it started. */
export function openSettings({ setup, seats }: Pick<Game, 'setup' | 'seats'>): OpenSettings {
  const { rules, set, rounds, clock, rated, open } = setup;
  const language = open?.language ?? LANGUAGES[0];
  return { rules, set, rounds, seats: seats.length, language, ...(clock && { clock }), ...(rated && { rated }) };
}

/** Returns a name for the kind: the same for the same settings, however they were put together. */
export function kindOf(settings: OpenSettings): string {
  return JSON.stringify(sorted(settings));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => [key, sorted(one)]);
}

/** Returns the pace of a game by the minutes of a turn; `days` without a clock. */
function paceOf(minutes = Infinity): Pace {
  if (minutes < HALF_DAY_MINUTES) return 'hours';
  return minutes < TWO_DAYS_MINUTES ? 'day' : 'days';
}

/** The settings on which the length of a game depends. */
export interface LengthSettings extends Pick<OpenSettings, 'rounds' | 'seats'> {
  readonly rules: Pick<OpenSettings['rules'], 'preset'>;
  readonly clock?: Pick<NonNullable<OpenSettings['clock']>, 'allowance'>;
}

/** Returns the key of games that take about as long: they have the same rule set, seats, rounds and pace. */
export function paceKey({ rules, rounds, seats, clock }: LengthSettings): string {
  return [rules.preset, seats, rounds, paceOf(clock?.allowance)].join('/');
}

/** Returns the median of what such games took; null if too few are known. */
export function typicalHours(hours: readonly number[]): number | null {
  const inOrder = hours.toSorted((a, b) => a - b);
  return inOrder.length < FEWEST_DURATIONS ? null : (inOrder[Math.floor(inOrder.length / 2)] ?? null);
}

/** A game as one may be invited to it. */
interface Offer {
  readonly rules: { readonly preset: string };
  readonly rounds: number;
  readonly clock: LengthTerms['clock'];
  readonly seats: readonly { readonly kind: string; readonly reserved?: unknown; readonly mailed?: unknown }[];
}

/** Returns about how many hours a game takes with those who are there or asked, and one more at most. */
export function hoursFor({ rules, rounds, clock, seats }: Offer): number {
  const taken = seats.filter(({ kind, reserved, mailed }) => kind !== 'nobody' || reserved || mailed).length;
  const computers = seats.filter(({ kind }) => kind === 'computer').length;
  return reckonedHours({
    rules,
    rounds,
    clock,
    seats: Math.min(seats.length, Math.max(taken, computers + 2)),
    computers,
  });
}

/** Returns how long that is for somebody who chooses; null if it is not known. */
export function durationOf(hours: number | null): Duration | null {
  if (hours === null) return null;
  if (hours <= THREE_DAYS_HOURS) return 'days';
  return hours <= THREE_WEEKS_HOURS ? 'weeks' : 'months';
}

/** Returns the key of a combination of filters: the same for a list's query, and for each game in it. */
export function filterKey({ preset, seats, pace, language, rated, took }: OpenGameFilter): string {
  return [preset, seats, pace, language, rated, took].map((one) => one ?? '').join('/');
}

/** Returns the keys of all combinations of filters that a game meets. */
export function filterKeys(settings: OpenSettings, took: Duration | undefined): string[] {
  const { rules, seats, clock, language, rated } = settings;
  const facts = {
    preset: rules.preset,
    seats,
    pace: paceOf(clock?.allowance),
    language,
    rated: rated === true ? 'yes' : 'no',
    ...(took && { took }),
  } as const satisfies OpenGameFilter;
  const all = Object.entries(facts).reduce<readonly OpenGameFilter[]>(
    (so, [name, value]) => so.flatMap((one) => [one, { ...one, [name]: value }]),
    [{}],
  );
  return all.map(filterKey);
}

/** Full games are this much further down the list. */
const BELOW = 10_000_000_000_000;

/** Returns where a game is in the list, highest first. */
export function positionOf(openedAt: Instant, isFull: boolean): number {
  return isFull ? openedAt : openedAt + BELOW;
}

/** The name of the action that takes a game off the list. It is stored, so it must not change. */
export const CLOSE = 'close';

/** Takes a game off the list whose time is over. Who sits there may stay, and the host may start. */
export function closeUnfilled(update: GameUpdate): GameUpdate {
  const terms = openTerms(update.game);
  if (terms === null || terms.until > update.at) return update;
  const { open: _open, ...setup } = update.game.setup;
  return addRevision(update, { seat: null, action: CLOSE, by: 'table', events: [] }, { setup });
}

/** Returns the accounts that a save has played for because they were out of time, each with the revision. */
export function timeoutsIn({
  game,
  entries,
}: Pick<GameUpdate, 'game' | 'entries'>): { account: AccountId; revision: number }[] {
  return entries.flatMap(({ revision, events }) =>
    events.flatMap((event) => {
      const occupant = event.type === 'timedOut' ? game.seats[event.seat] : undefined;
      if (occupant?.kind === 'person') return [{ account: occupant.account, revision }];
      const held = occupant?.kind === 'computer' ? occupant.owner : undefined;
      return held === undefined ? [] : [{ account: held.account, revision }];
    }),
  );
}
