import { useNavigate } from '@solidjs/router';
import { GUEST_NAME } from '../../account/nameless.ts';
import { startSession } from '../../account/session.ts';
import { createAsyncAction, type AsyncAction } from '../../client/async-action.ts';
import { useMe } from '../../client/queries.ts';
import { signInAs } from '../../client/session.ts';
import { createGameCreator } from '../../components/create-game.ts';

/** The first game after the lesson. A visitor is asked for nothing. */
export function createFirstGame(): { readonly action: AsyncAction; play(): void } {
  const navigate = useNavigate();
  const me = useMe();
  const action = createAsyncAction();
  const creator = createGameCreator();
  const isStranger = (): boolean => me.data() !== undefined && !me.data()?.name;
  const open = async (): Promise<void> => {
    const known = isStranger() ? await signInAs(GUEST_NAME) : undefined;
    const { game } = await creator.againstComputer('beginner');
    if (known) startSession(known);
    navigate(`/tables/${game.id}`);
  };
  return { action, play: () => action.run(open) };
}
