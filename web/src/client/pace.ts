/** The longer nothing has happened, the longer until the next poll: [time since then, interval], in ms. */
const PACE = [
  [30_000, 2_700],
  [5 * 60_000, 5_000],
  [30 * 60_000, 15_000],
] as const;
const SLOWEST = 60_000;
/** The interval while a player who can move next is looking, so that their move is here within three seconds. */
const AWAITED = 2_700;
/** On the player's turn, nobody else moves: news are votes, changes from the player's other devices, and talk. */
const MY_TURN = 45_000;
/** The same while others are looking, and somebody has said something lately. */
const MY_TURN_IN_TALK = 10_000;

/** The interval of a page that nobody sees: its title and its icon say when it is the player's turn. */
const HIDDEN = 5 * 60_000;

/** The input of the pace. */
export interface PaceInput {
  /** Milliseconds since the last change that was seen, or since the page was opened or came to the front. */
  readonly quiet: number;
  readonly isMyTurn?: boolean;
  /** Whether a player who can move next is looking at the game, by the service's last answer. */
  readonly isNextPresent?: boolean;
  /** Whether others are looking, and somebody has said something lately. */
  readonly isInTalk?: boolean;
  /** Whether nobody sees the page. */
  readonly isHidden?: boolean;
  /** Milliseconds since the last answer, if requests fail. */
  readonly failing?: number;
}

/** Returns the interval of a visible page, in milliseconds; see docs/decisions/016-one-owner-of-games.md for those of an hour. */
export function paceOf(input: PaceInput): number {
  const { quiet, isMyTurn = false, isNextPresent = false, isInTalk = false, failing = 0 } = input;
  const pace = PACE.find(([upTo]) => quiet < upTo)?.[1] ?? SLOWEST;
  const mine = isInTalk ? MY_TURN_IN_TALK : Math.max(pace, MY_TURN);
  const wanted = isMyTurn ? mine : isNextPresent ? AWAITED : pace;
  // Backs off: waits half as long as it has been failing.
  return Math.max(wanted, Math.min(SLOWEST, failing / 2));
}

/** The delay of a poll after a due instant, and the time during which to repeat it, in milliseconds. */
const DUE = 2_000;
const LONG_DUE = 2 * 60_000;

/**
 * Shortens `pace` so that a poll comes soon after something is due at the service, and often once it is.
 * @param due instants in ISO 8601; null if nothing is due
 * @param now by the service's clock
 */
export function paceToDue(pace: number, due: readonly (string | null)[], now: number): number {
  const waits = due.flatMap((at) => {
    const left = at === null ? Infinity : Date.parse(at) - now;
    return left > -LONG_DUE ? [Math.max(left, 0) + DUE] : [];
  });
  return Math.min(pace, ...waits);
}

/**
 * Returns the milliseconds until the next poll, which are minutes while the page is hidden.
 * @param least what the service asks to wait
 */
export function nextPoll(least: number, input: PaceInput, due: readonly (string | null)[], now: number): number {
  return Math.max(least, input.isHidden === true ? HIDDEN : paceToDue(paceOf(input), due, now));
}
