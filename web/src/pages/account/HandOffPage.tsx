import type { NewHandOff } from '@slow-train/protocol';
import { createSignal, Match, onCleanup, onMount, Show, Switch, type JSX } from 'solid-js';
import { queryClient } from '../../client/query.ts';
import { Loading } from '../../ui/Loading.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { QrCode } from '../../components/QrCode.tsx';
import { Retry } from '../../components/Retry.tsx';
import { handOffText } from '#text/account.ts';
import { inAppText } from '#text/sign-in.ts';
import { CopyLine } from '../../ui/CopyLine.tsx';
import { addressInUsual, inAppBrowser } from '../../ui/browser-kind.ts';
import { createCountdown } from '../../account/countdown.ts';
import { AccountSubpage } from '../../account/AccountSubpage.tsx';
import { createAccountAction } from '../../account/account-action.ts';
import { ACCOUNT_KEYS, useHandOff } from '../../account/queries.ts';
import { cancelHandOff, startHandOff } from '../../account/requests.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Acts } from '../../account/AccountPart.tsx';
import { AccountCard } from '../../account/Card.tsx';
import styles from './HandOffPage.module.css';

/** Shows a code that signs in the device that scans it. */
export default function HandOffPage(): JSX.Element {
  return <AccountSubpage title={handOffText.title}>{() => <HandOff />}</AccountSubpage>;
}

function HandOff(): JSX.Element {
  const [shown, setShown] = createSignal<NewHandOff | null>(null);
  const [failure, setFailure] = createSignal<unknown>(null);
  const action = createAccountAction();
  const make = (): void => {
    setShown(null);
    action.run(async () => {
      try {
        setShown(await startHandOff());
      } catch (error) {
        setFailure(error);
        throw error;
      }
    });
  };
  onMount(make);
  return (
    <Switch
      fallback={
        <Show when={action.problem()} fallback={<Loading words={handOffText.making} />}>
          <Acts>
            <ErrorMessage sentence={action.problem()} />
            <Retry error={failure()} retry={make} busy={action.busy()} />
          </Acts>
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
  // eslint-disable-next-line solid/reactivity -- keyed by the parent, so it never changes
  const { id, token, expiresAt } = props.handOff;
  const address = (): string => `${location.origin}/sign-in#hand-off=${token}`;
  const state = useHandOff(id);
  const left = createCountdown(() => Date.parse(expiresAt));
  const isUsed = (): boolean => state.data()?.state === 'used';
  const isOver = (): boolean => !isUsed() && (state.data()?.state === 'over' || left() === 0);
  onCleanup(() => {
    if (isUsed()) return;
    // Nobody can scan it any more. If this request fails, the code expires within fifteen minutes.
    void cancelHandOff(id).catch(() => undefined);
  });
  onCleanup(() => queryClient.removeQueries({ queryKey: ACCOUNT_KEYS.handOff(id) }));

  return (
    <AccountCard aria-live="polite">
      <Switch
        fallback={
          <>
            <p>{handOffText.how}</p>
            <QrCode class={styles['qr']} text={address()} label={handOffText.qr} />
            <Show when={inAppBrowser()}>
              {(inApp) => (
                <ButtonLink rel="external" href={addressInUsual(address(), inApp())}>
                  {inAppText.open(inApp().usual)}
                </ButtonLink>
              )}
            </Show>
            <p>{handOffText.type(`${location.host}/sign-in`)}</p>
            <p class={styles['code']} translate="no">
              {grouped(props.handOff.code)}
            </p>
            <CopyLine label={handOffText.link} value={address()} />
            <p class={styles['left']}>
              <span aria-live="off">{handOffText.left(left())}</span>
              <Show when={state.error()} fallback={<span>{handOffText.waiting}</span>}>
                <span>{handOffText.unsure}</span>
              </Show>
            </p>
            <p class={styles['warning']}>{handOffText.warning}</p>
            <ButtonLink quiet href="/you">
              {handOffText.cancel}
            </ButtonLink>
          </>
        }
      >
        <Match when={isUsed()}>
          <h2>{handOffText.aboard(state.data()?.deviceName ?? '')}</h2>
          <p>{handOffText.aboardMore}</p>
          <ButtonLink href="/you/devices">{handOffText.devices}</ButtonLink>
        </Match>
        <Match when={isOver()}>
          <h2>{handOffText.over}</h2>
          <p>{handOffText.overMore}</p>
          <Button onClick={() => props.again()}>{handOffText.again}</Button>
          <ButtonLink quiet href="/you">
            {handOffText.cancel}
          </ButtonLink>
        </Match>
      </Switch>
    </AccountCard>
  );
}

/** `4F7K 2M9Q`. */
const grouped = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
