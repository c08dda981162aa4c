import type { GameAnswer, GameView, Watchers } from '@slow-train/protocol';
import { createSignal, Show, type JSX } from 'solid-js';
import { watchText } from '#text/replay.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { putWatchers, putWatchLink } from '../../client/watch.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { Choices } from '../../ui/Choices.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { SendWatchLink } from './SendWatchLink.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import styles from './WatchSettings.module.css';

const { settings } = watchText;

/** From the strictest on. */
const CHOICES: readonly Watchers[] = ['nobody', 'round', 'turn'];

/** Who may watch this game, and with which link. Its host decides; once it has started, only for fewer or later. */
export default function WatchSettings(props: { game: GameView; take(answer: GameAnswer): void }): JSX.Element {
  /** Once asked for. */
  const [token, setToken] = createSignal<string | null>(null);
  const action = createAsyncAction();
  const watchers = (): Watchers => props.game.watchers ?? 'nobody';
  const choices = (): readonly Watchers[] => {
    const most = props.game.status === 'lobby' ? CHOICES.length : CHOICES.indexOf(watchers()) + 1;
    return CHOICES.slice(0, most);
  };
  const choose = (value: Watchers): void => {
    const { id } = props.game;
    const { take } = props;
    action.run(async () => {
      take(await putWatchers(id, value));
      // With the permission the link is gone.
      if (value === 'nobody') setToken(null);
    });
  };
  const link = (renew: boolean): void => {
    const { id } = props.game;
    action.run(async () => {
      setToken(await putWatchLink(id, renew));
      if (renew) showToast(settings.renewed);
    });
  };
  return (
    <section class={styles['watching']} aria-label={settings.legend}>
      <Show when={props.game.you.isHost && choices().length > 1} fallback={<Told watchers={watchers()} />}>
        <Choices
          legend={settings.legend}
          value={watchers()}
          options={choices().map((value) => ({ value, label: settings.values[value] }))}
          onChoose={choose}
        />
      </Show>
      <Show when={watchers() !== 'nobody'}>
        <SmallPrint>
          {settings.more} {props.game.status === 'playing' && props.game.you.isHost ? settings.stricter : ''}
        </SmallPrint>
        <Show
          when={token()}
          fallback={
            <ActButton quiet action={action} label={settings.get} busy={settings.getting} onClick={() => link(false)} />
          }
        >
          {(known) => (
            <>
              <SendWatchLink token={known()} gameName={props.game.name} />
              <Show when={props.game.you.isHost}>
                <TextButton onClick={() => link(true)}>{settings.renew}</TextButton>
              </Show>
            </>
          )}
        </Show>
      </Show>
      <ErrorMessage sentence={action.problem()} />
    </section>
  );
}

/** The host's decision; nothing where nobody may watch. */
function Told(props: { watchers: Watchers }): JSX.Element {
  return <Show when={props.watchers !== 'nobody' && props.watchers}>{(delay) => <p>{settings.told[delay()]}</p>}</Show>;
}
