import { Match, Show, Switch, type JSX } from 'solid-js';
import { createAccountAction } from '../../account/account-action.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { TouchLink } from '../../ui/TouchLink.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { pushText } from '#text/notifications.ts';
import { subscribeHere, unsubscribeHere } from '../../notifications/push.ts';
import type { NamedDevice } from '../../notifications/queries.ts';
import { removePush, testChannel } from '../../notifications/requests.ts';
import type { DevicePush } from './device-push.ts';
import { TestButton } from '../../panels/notifications/TestButton.tsx';
import { HealthLine } from '../../panels/notifications/ChannelRow.tsx';
import { StackedRow, RowLine } from '../../panels/notifications/StackedRow.tsx';

/** Whether this device gets push notifications, with the button to switch them on or off. */
export function ThisDevice(props: {
  here: DevicePush;
  device: NamedDevice | undefined;
  now: number;
  onChanged(): void;
}): JSX.Element {
  const action = createAccountAction();
  const turnOn = async (): Promise<void> => {
    try {
      const outcome = await subscribeHere();
      // If it is not possible, the row says so.
      if (outcome.kind === 'subscribed') showToast(pushText.onNow);
      if (outcome.kind === 'unanswered') showToast(pushText.notAllowed);
      if (outcome.kind === 'unable') showToast(pushText.unable);
    } finally {
      props.onChanged();
    }
  };
  const turnOff = async (): Promise<void> => {
    const known = props.device;
    try {
      // On the service first: switched off only here, it would be switched on again by the next visit.
      if (known !== undefined) await removePush(known.id);
      await unsubscribeHere();
      showToast(pushText.offNow);
    } finally {
      props.onChanged();
    }
  };
  return (
    <StackedRow
      words={
        <>
          <b>{pushText.here}</b>
          <Switch>
            <Match when={props.here === 'on' && props.device}>
              {(device) => (
                <>
                  <RowLine>{pushText.on}</RowLine>
                  <HealthLine health={device().health} now={props.now} />
                </>
              )}
            </Match>
            <Match when={props.here === 'off'}>
              <RowLine>{pushText.off}</RowLine>
            </Match>
            <Match when={props.here === 'blocked'}>
              <RowLine isAiling>{pushText.blocked}</RowLine>
              <RowLine>{pushText.blockedMore}</RowLine>
            </Match>
            <Match when={props.here === 'homeScreen'}>
              <RowLine>{pushText.homeScreen}</RowLine>
              <RowLine>
                {pushText.wayBack} <TouchLink href="/you/email">{pushText.wayBackAddress}</TouchLink>{' '}
                <TouchLink href="/you/passkeys">{pushText.wayBackPasskey}</TouchLink>{' '}
                <TouchLink href="/you/another">{pushText.wayBackLink}</TouchLink>
              </RowLine>
              <RowLine>{pushText.homeScreenMore}</RowLine>
            </Match>
            <Match when={props.here === 'unable'}>
              <RowLine>{pushText.unable}</RowLine>
            </Match>
          </Switch>
        </>
      }
    >
      <Show when={props.here === 'off'}>
        <ActButton
          action={action}
          label={pushText.turnOn}
          busy={pushText.turningOn}
          onClick={() => action.run(turnOn)}
        />
      </Show>
      <Show when={props.here === 'on' && props.device}>
        {(device) => (
          <>
            <TestButton
              what={pushText.here}
              send={() => testChannel({ channel: 'push', id: device().id })}
              onTried={() => props.onChanged()}
            />
            <ActButton
              quiet
              action={action}
              label={pushText.turnOff}
              busy={pushText.turningOff}
              onClick={() => action.run(turnOff)}
            />
          </>
        )}
      </Show>
      <ErrorMessage sentence={action.problem()} />
    </StackedRow>
  );
}
