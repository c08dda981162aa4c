import { seededChance } from '@slow-train/local/kit';
import { chooseAction } from '@slow-train/players';
import { play, PRESET_NAMES, viewFor, writeAction } from '@slow-train/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advanceUntilChoice } from '../../../src/game/advance.ts';
import { applyAction } from '../../../src/game/apply-action.ts';
import type { Chance } from '../../../src/game/chance.ts';
import { activeSeats, type Game } from '../../../src/game/game.ts';
import { ownerOf } from '../../../src/game/seats.ts';
import { returnSeat, sitIn } from '../../../src/game/substitutes.ts';
import { type GameUpdate, startUpdate } from '../../../src/game/update.ts';
import { holdSeat } from '../../../src/game/hold-seat.ts';
import { ana, bo, NOON, robot, startedTable } from '../../kit/pure-table.ts';

const DORA = { kind: 'person', account: 'account-of-dora', name: 'Dora' } as const;

/** Plays for the person whose turn it is, as a computer player would. */
function personActs(game: Game, chance: Chance): GameUpdate {
  const [seat] = activeSeats(game);
  if (game.round === null || seat === undefined) throw new Error('nobody has the turn');
  const action = chooseAction(viewFor(game.round, seat));
  const played = play(game.round, seat, action);
  if (!played.ok) throw new Error(played.error.code);
  const step = { seat, action: writeAction(action), by: 'person', ...played.value } as const;
  return advanceUntilChoice(applyAction(startUpdate(game, NOON), step), chance);
}
function after(game: Game, steps: number, chance: Chance): Game {
  let now = game;
  for (let step = 0; step < steps && now.status === 'playing'; step++) now = personActs(now, chance).game;
  return now;
}
/** Expects only the intended differences: the revision, and everything that names the occupant. */
function nothingBut({ game, entries }: GameUpdate, before: Game, what: string): void {
  expect(entries.map(({ seat, by, action }) => ({ seat, by, action }))).toEqual([
    { seat: null, by: 'table', action: what },
  ]);
  const { revision, seats, updatedAt: _now, commitments, ...rest } = game;
  const { revision: from, seats: _seats, updatedAt: _at, commitments: prepared, ...same } = before;
  expect(rest).toEqual(same);
  expect(revision).toBe(from + 1);
  expect(seats).toHaveLength(before.seats.length);
  const promises = (all: Game['commitments']) =>
    all.map(({ commitments: { list, secret } }) => [list.commitment, secret.server]);
  expect(promises(commitments)).toEqual(promises(prepared));
}

test('a substitute changes nothing in the game but the seat’s occupant', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.constantFrom(...PRESET_NAMES),
      fc.nat(1),
      fc.nat(30),
      fc.nat(10),
      (seed, preset, nth, early, late) => {
        const chance = seededChance(seed);
        const game = after(startedTable({ preset }, [ana, robot('Robot'), bo], 2, chance).game, early, chance);
        fc.pre(game.status === 'playing');
        const seat = nth * 2;
        const held = advanceUntilChoice(holdSeat(startUpdate(game, NOON), seat, chance), chance).game;
        fc.pre(held.status === 'playing');
        const sat = sitIn(held, seat, DORA, NOON, chance);
        nothingBut(sat, held, 'sit in');
        const later = after(sat.game, late, chance);
        const owner = ownerOf(later.seats[seat]);
        fc.pre(later.status === 'playing' && owner !== undefined);
        const back = returnSeat(later, seat, owner, NOON, chance);
        nothingBut(back, later, 'return');
        expect(back.game.seats[seat]).toEqual(game.seats[seat]);
      },
    ),
  );
});
