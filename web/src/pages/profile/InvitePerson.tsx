import { useNavigate } from '@solidjs/router';
import type { JSX } from 'solid-js';
import { createAsyncAction } from '../../client/async-action.ts';
import { createGameCreator } from '../../components/create-game.ts';
import { randomName } from '../../components/game-names.ts';
import { inviteCompanion } from '../../notifications/requests.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { shellText } from '#text/shell.ts';
import { profileText } from '#text/people.ts';
import { FRIENDS_GAME } from '../new-game/friends-game.ts';

/** Opens a table of friends, and keeps a seat there for a person that one has played with. */
export function InvitePerson(props: { id: string; seat: number; name: string }): JSX.Element {
  const navigate = useNavigate();
  const action = createAsyncAction();
  const creator = createGameCreator();
  // Chosen once: a retry asks for the same game.
  const called = { ...FRIENDS_GAME, name: randomName() };
  const invite = async (): Promise<void> => {
    const { id, seat } = props;
    const { game } = await creator.create(called);
    await inviteCompanion(game.id, { game: id, seat });
    navigate(`/tables/${game.id}`);
  };
  return (
    <>
      <ErrorMessage sentence={action.problem()} />
      <ActButton
        action={action}
        label={profileText.invite(props.name)}
        busy={shellText.settingTable}
        onClick={() => action.run(invite)}
      />
    </>
  );
}
