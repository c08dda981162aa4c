import { testChance } from '@slow-train/local/kit';
import { at, play, viewFor, writeAction, writeView } from '@slow-train/rules';
import { chooseAction } from '@slow-train/players';
import { expect, test } from 'vitest';
import { advanceUntilChoice } from '../../src/game/advance.ts';
import { applyAction } from '../../src/game/apply-action.ts';
import { activeSeats } from '../../src/game/game.ts';
import type { GameUpdate } from '../../src/game/update.ts';
import { recapFor } from '../../src/game/recap.ts';
import { ana, bo, startedTable } from '../kit/pure-table.ts';

/** Plays for a person the game waits for, as a computer player would. */
function act(change: GameUpdate): GameUpdate {
  const { round } = change.game;
  const seat = at(activeSeats(change.game), 0);
  if (round === null) throw new Error('not dealt');
  const action = chooseAction(viewFor(round, seat));
  const played = play(round, seat, action);
  if (!played.ok) throw new Error(played.error.code);
  return advanceUntilChoice(
    applyAction(change, { seat, action: writeAction(action), by: 'person', ...played.value }),
    testChance(),
  );
}

const told = (change: GameUpdate): Parameters<typeof recapFor>[3] => ({ entries: change.entries, dealt: change.dealt });

test('the history leaves out actions that the rules now refuse and everything before them, but always has the current board', () => {
  // A preset whose rounds take longer than these steps: nobody builds half a hand at once.
  let change = startedTable({ preset: 'bonepile' }, [ana, bo]);
  for (let steps = 0; steps < 6; steps++) change = act(change);
  const { game, entries } = change;
  const whole = recapFor(game, 0, { since: 2, most: 60 }, told(change));
  expect(whole.frames.at(-1)?.entry.revision).toBe(game.revision);
  // The engine lies on the table, so nobody can play it.
  const engine = at(change.dealt, 0).engine;
  const wrong = at(entries, entries.length - 3).revision;
  const changed = entries.map((entry) => (entry.revision === wrong ? { ...entry, action: `${engine}@0` } : entry));
  const recap = recapFor(game, 0, { since: 2, most: 60 }, { ...told(change), entries: changed });
  expect(recap.from).toBeNull();
  expect(recap.frames.map(({ entry }) => entry.revision)).toEqual([game.revision]);
  expect(recap.frames.at(-1)?.round).toEqual(game.round && writeView(viewFor(game.round, 0)));
  expect(recap.skipped).toBe(game.revision - 3);
});

test('actions outside the round leave the board as it was', () => {
  const before = act(startedTable({ preset: 'hub' }, [ana, bo]));
  const { revision } = before.game;
  const last = at(before.entries, before.entries.length - 1);
  const aside = { ...last, revision: revision + 1, action: 'invite', events: [] };
  const moved = { ...before.game, revision: revision + 1 };
  const after = act({ ...before, game: moved, entries: [...before.entries, aside] });
  const { from, frames } = recapFor(after.game, 1, { since: revision, most: 60 }, told(after));
  expect(frames[0]?.round).toEqual(from);
  expect(frames.at(-1)?.round).toEqual(after.game.round && writeView(viewFor(after.game.round, 1)));
});
