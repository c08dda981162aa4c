import type { RematchChange, RematchDifference } from '@slow-train/protocol';
import { enginesOf, err, ok, parseSetup, ruleChoice, rulesOf, type Result } from '@slow-train/rules';
import type { Sentence } from '@slow-train/words';
import { isApartFrom, type Blocks } from './blocks.ts';
import type { Game, GameSetup } from './game.ts';
import { looksLike } from './look-alike.ts';
import { ownerOf, type AccountId, type ComputerOccupant, type Occupant, type Seated } from './seats.ts';

/** Longest name of a game. */
const MOST_LETTERS = 40;

/** Returns the name of the next game with the same people: “Thursday”, “Thursday 2”, “Thursday 3”. */
function nextName(name: string): string {
  const [, words = name, number = '1'] = /^(.*\S)\s+([1-9]\d{0,3})$/u.exec(name) ?? [];
  const suffix = ` ${Number(number) + 1}`;
  return (
    Array.from(words)
      .slice(0, MOST_LETTERS - suffix.length)
      .join('')
      .trimEnd() + suffix
  );
}

/** Returns name and setup of the next game: those of the last, but for one change, if that is different at all. */
export function nextSetup(
  { name, setup, seats }: Pick<Game, 'name' | 'setup' | 'seats'>,
  change: RematchChange | undefined,
): Result<Pick<Game, 'name' | 'setup'>, Sentence> {
  // It is for these people, even if the last one was open to all.
  const { changed: _changed, open: _open, startsAt: _startsAt, earlier: _earlier, ...rest } = setup;
  const same = { name: nextName(name), setup: { ...rest, startsFull: true } };
  const but = (changed: RematchDifference, part: Partial<GameSetup>): Result<Pick<Game, 'name' | 'setup'>, Sentence> =>
    ok({ ...same, setup: { ...same.setup, ...part, changed } });
  switch (change?.what) {
    case undefined:
      return ok(same);
    case 'name': {
      const named = but({ what: 'name', was: name }, {});
      return change.name === name || !named.ok ? ok(same) : ok({ ...named.value, name: change.name });
    }
    case 'clock': {
      const { clock, ...unclocked } = same.setup;
      if (isSame(change.clock ?? {}, clock ?? {})) return ok(same);
      const changed = { what: 'clock', was: clock ?? null } as const;
      if (change.clock !== null) return but(changed, { clock: change.clock });
      // Without a clock nobody can be late, and a rating would say nothing.
      return setup.rated === true ? err((say) => say.ratedClock) : ok({ ...same, setup: { ...unclocked, changed } });
    }
    case 'rounds': {
      const fits = parseSetup(setup.rules, seats.length, setup.set, change.rounds);
      if (!fits.ok) return err((say) => say.setup(fits.error));
      return change.rounds === setup.rounds
        ? ok(same)
        : but({ what: 'rounds', was: setup.rounds }, { rounds: change.rounds });
    }
    case 'rules': {
      const whole = parseSetup({ preset: change.preset }, seats.length);
      if (!whole.ok) return err((say) => say.setup(whole.error));
      const rules = ruleChoice(whole.value.rules);
      if (isSame(rules, setup.rules)) return ok(same);
      const { set } = whole.value;
      // A whole game stays a whole game.
      const isWhole = setup.rounds >= enginesOf(rulesOf(setup.rules), setup.set).length;
      const rounds = isWhole ? whole.value.rounds : Math.min(setup.rounds, whole.value.rounds);
      return but({ what: 'rules', was: setup.rules }, { rules, set, rounds });
    }
    default:
      return change satisfies never;
  }
}

/** Whether two flat objects have the same members, in any order. */
function isSame(one: object, other: object): boolean {
  const sorted = (object: object): string =>
    JSON.stringify(Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(one) === sorted(other);
}

/** Who a seat of the next game is for. */
export type SeatAgain =
  | { readonly kind: 'person'; readonly account: AccountId; readonly name: string }
  | ComputerOccupant
  | { readonly kind: 'nobody' };

/**
 * Returns the person that a finished game's seat is for in the next one: its occupant at the end, or its owner if a
 * computer player held it or the owner asks.
 */
function seatAgain(occupant: Occupant, asker: AccountId): SeatAgain {
  const owner = ownerOf(occupant);
  switch (occupant.kind) {
    case 'nobody':
    case 'gone':
      return { kind: 'nobody' };
    case 'person': {
      const { account, name } = owner?.account === asker ? owner : occupant;
      return { kind: 'person', account, name };
    }
    case 'computer':
      if (owner === undefined) return occupant;
      return { kind: 'person', account: owner.account, name: owner.name };
    default:
      return occupant satisfies never;
  }
}

/** Returns the accounts that are asked to the next game, in the order of their seats; includes who asks. */
export function peopleAgain({ seats }: Seated, asker: AccountId): AccountId[] {
  return seats.flatMap((occupant) => {
    const next = seatAgain(occupant, asker);
    return next.kind === 'person' ? [next.account] : [];
  });
}

/**
 * Returns who the seats of the next game are for, in the same order: each person under the name that their account has
 * now, or the one they had if the new one looks like another's. Nobody is asked who has blocked somebody before them,
 * or was blocked.
 * @param nameOf returns the name of an account; undefined if it is gone
 */
export function seatsAgain(
  { seats }: Seated,
  asker: AccountId,
  nameOf: (account: AccountId) => string | undefined,
  blocks: Blocks,
): readonly SeatAgain[] {
  const next = seats.map((occupant) => seatAgain(occupant, asker));
  const names = next.flatMap((one) => (one.kind === 'computer' ? [one.name] : []));
  const together = [asker];
  return next.map((one) => {
    if (one.kind !== 'person') return one;
    const current = nameOf(one.account);
    if (current === undefined || isApartFrom(blocks, one.account, together)) return { kind: 'nobody' };
    together.push(one.account);
    const name = names.some((other) => looksLike(other, current)) ? one.name : current;
    names.push(name);
    return { ...one, name };
  });
}
