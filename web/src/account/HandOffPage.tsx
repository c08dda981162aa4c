import type { NewHandOff } from '@slow-train/protocol';
import { useQueryClient } from '@tanstack/solid-query';
import { createSignal, Match, onCleanup, onMount, Show, Switch, type JSX } from 'solid-js';
import { Loading } from '../app/Loading.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { shellText } from '../text/shell.ts';
import { QrCode } from '../lobby/QrCode.tsx';
import { handOffText } from '../text/account.ts';
import { createCountdown } from './countdown.ts';
import { OwnPage } from './OwnPage.tsx';
import { createOwnTask } from './own-task.ts';
import { OWN_KEYS, useHandOff } from './queries.ts';
import { cancelHandOff, startHandOff } from './requests.ts';

/** A code on this screen that signs in the device that scans it. */
export default function HandOffPage(): JSX.Element {
  return <OwnPage title={handOffText.title}>{() => <HandOff />}</OwnPage>;
}

function HandOff(): JSX.Element {
  const [shown, setShown] = createSignal<NewHandOff | null>(null);
  const task = createOwnTask();
  const make = (): void => {
    setShown(null);
    task.run(async () => void setShown(await startHandOff()));
  };
  onMount(make);
  return (
    <Switch
      fallback={
        <Show when={task.problem()} fallback={<Loading words={handOffText.making} />}>
          <div class="account-acts">
            <Trouble sentence={task.problem()} />
            <button type="button" class="button" onClick={make}>
              {shellText.problem.again}
            </button>
          </div>
        </Show>
      }
    >
      <Match when={shown()} keyed>
        {(handOff) => <Shown handOff={handOff} again={make} />}
      </Match>
    </Switch>
  );
}

function Shown(props: { handOff: NewHandOff; again(): void }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- keyed above: it never changes
  const { id, token, expiresAt } = props.handOff;
  const client = useQueryClient();
  const state = useHandOff(id);
  const left = createCountdown(() => Date.parse(expiresAt));
  const isUsed = (): boolean => state.data()?.state === 'used';
  const isOver = (): boolean => !isUsed() && (state.data()?.state === 'over' || left() === 0);
  onCleanup(() => {
    if (isUsed()) return;
    // Nobody looks at it any more. Where that is not heard, three minutes are soon over.
    void cancelHandOff(id).catch(() => undefined);
  });
  onCleanup(() => client.removeQueries({ queryKey: OWN_KEYS.handOff(id) }));

  return (
    <section class="account-card hand-off" aria-live="polite">
      <Switch
        fallback={
          <>
            <p>{handOffText.how}</p>
            <QrCode text={`${location.origin}/sign-in#hand-off=${token}`} label={handOffText.qr} />
            <p class="hand-off-left">
              <span aria-live="off">{handOffText.left(left())}</span>
              <Show when={state.error()} fallback={<span>{handOffText.waiting}</span>}>
                <span>{handOffText.unsure}</span>
              </Show>
            </p>
            <p class="hand-off-warning">{handOffText.warning}</p>
            <a class="button quiet" href="/you">
              {handOffText.cancel}
            </a>
          </>
        }
      >
        <Match when={isUsed()}>
          <h2>{handOffText.aboard(state.data()?.called ?? '')}</h2>
          <p>{handOffText.aboardMore}</p>
          <a class="button" href="/you/devices">
            {handOffText.devices}
          </a>
        </Match>
        <Match when={isOver()}>
          <h2>{handOffText.over}</h2>
          <p>{handOffText.overMore}</p>
          <button type="button" class="button" onClick={() => props.again()}>
            {handOffText.again}
          </button>
          <a class="button quiet" href="/you">
            {handOffText.cancel}
          </a>
        </Match>
      </Switch>
    </section>
  );
}
