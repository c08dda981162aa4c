import { useNavigate } from '@solidjs/router';
import type { JSX } from 'solid-js';
import { createAsyncAction } from '../../client/async-action.ts';
import { createGameCreator } from '../../components/create-game.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { noGamesText } from '#text/open-games.ts';
import { shellText } from '#text/shell.ts';
import styles from './MyGames.module.css';

/** Starts a two-player game against the computer with one click, for people who have a name. */
export function AgainstComputer(): JSX.Element {
  const navigate = useNavigate();
  const action = createAsyncAction();
  const creator = createGameCreator();
  const play = async (): Promise<void> => {
    const { game } = await creator.againstComputer();
    navigate(`/tables/${game.id}`);
  };
  return (
    <div class={styles['against']}>
      <ErrorMessage sentence={action.problem()} />
      <ActButton
        quiet
        action={action}
        label={noGamesText.computer}
        busy={shellText.settingTable}
        onClick={() => action.run(play)}
      />
      <SmallPrint>{noGamesText.computerMore}</SmallPrint>
      <ButtonLink quiet href="/open">
        {noGamesText.open}
      </ButtonLink>
      <SmallPrint>{noGamesText.openMore}</SmallPrint>
    </div>
  );
}
