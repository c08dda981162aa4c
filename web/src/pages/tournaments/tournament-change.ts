import { createSignal, type Accessor } from 'solid-js';
import { createAsyncAction, type AsyncAction } from '../../client/async-action.ts';
import { updateTournament, type TournamentAct } from '../../client/tournaments.ts';

/** The changes that somebody makes to a tournament, one at a time. */
export interface ChangeDraft extends Pick<AsyncAction, 'busy' | 'problem'> {
  make(act: TournamentAct): void;
  /** Whether this was done last, so that of several buttons only its own is busy. */
  isLast(act: TournamentAct): boolean;
}

/** Creates the action of the buttons that change a tournament. */
export function createTournamentChange(id: Accessor<string>): ChangeDraft {
  const action = createAsyncAction();
  const [last, setLast] = createSignal('');
  return {
    busy: action.busy,
    problem: action.problem,
    make(act) {
      if (action.busy()) return;
      setLast(keyOf(act));
      action.run(() => updateTournament(id(), act));
    },
    isLast: (act) => last() === keyOf(act),
  };
}

function keyOf(act: TournamentAct): string {
  return typeof act === 'string' ? act : JSON.stringify(act);
}
