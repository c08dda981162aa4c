import type { GameView } from '@slow-train/protocol';
import { createSignal, Show, type JSX } from 'solid-js';
import { watchText } from '#text/replay.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { agreeToName, putWatchLink, deleteWatchLink, useWatching } from '../../client/watch.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { SendWatchLink } from './SendWatchLink.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import styles from './ShareGame.module.css';

const { share, settings } = watchText;

/** Folded until somebody wants to show a finished game to others. */
export default function ShareGame(props: { game: GameView }): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <details class={styles['share']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{share.title}</summary>
      <Show when={isOpen()}>
        <Sharing game={props.game} />
      </Show>
    </details>
  );
}

/** The link for others, and whether the file of the game has the player's name. */
function Sharing(props: { game: GameView }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another game is another page
  const { id } = props.game;
  const watching = useWatching(id);
  const action = createAsyncAction();
  const removal = createAsyncAction();
  const consent = createAsyncAction();
  const link = async (): Promise<void> => void (await putWatchLink(id));
  const stop = async (): Promise<void> => {
    await deleteWatchLink(id);
    showToast(share.stopped);
  };
  return (
    <div class={styles['body']}>
      <SmallPrint>{share.more}</SmallPrint>
      <Show
        when={watching.data()?.token}
        fallback={
          <ActButton quiet action={action} label={share.get} busy={settings.getting} onClick={() => action.run(link)} />
        }
      >
        {(token) => (
          <>
            <SendWatchLink token={token()} gameName={props.game.name} />
            <TextButton onClick={() => removal.run(stop)}>{share.stop}</TextButton>
          </>
        )}
      </Show>
      <Show when={watching.data()}>
        {(found) => (
          <Show when={props.game.you.seat !== null}>
            <Checkbox
              label={share.named}
              more={share.namedMore(found().named.agreed, found().named.people)}
              isOn={found().named.you}
              onChange={(isNamed) => consent.run(() => agreeToName(id, isNamed))}
            />
          </Show>
        )}
      </Show>
      <ErrorMessage sentence={action.problem() ?? removal.problem() ?? consent.problem()} />
    </div>
  );
}
