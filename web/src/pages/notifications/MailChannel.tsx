import type { NotificationPreferences } from '@slow-train/protocol';
import { Match, Switch, type JSX } from 'solid-js';
import { queryClient } from '../../client/query.ts';
import { createAccountAction } from '../../account/account-action.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { mailText } from '#text/notifications.ts';
import { NOTIFICATION_KEYS, type OwnNotifications } from '../../notifications/queries.ts';
import { deleteMailStop, testChannel } from '../../notifications/requests.ts';
import type { Autosave } from '../../panels/notifications/autosave.ts';
import { MailHabits } from './MailHabits.tsx';
import { TestButton } from '../../panels/notifications/TestButton.tsx';
import { ChannelRow } from '../../panels/notifications/ChannelRow.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Box } from '../../panels/notifications/Box.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { StackedRows } from '../../panels/notifications/StackedRow.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import styles from './MailChannel.module.css';

/** Mail: its address, how delivery has worked, and when mails are sent. */
export function MailChannel(props: {
  mail: OwnNotifications['mail'];
  autosave: Autosave<NotificationPreferences>;
  now: number;
}): JSX.Element {
  const refresh = (): void => void queryClient.invalidateQueries({ queryKey: NOTIFICATION_KEYS.mine });
  return (
    <Box>
      <h3>{mailText.title}</h3>
      <Switch>
        <Match when={!props.mail.isConfigured}>
          <SmallPrint>{mailText.unconfigured}</SmallPrint>
        </Match>
        <Match when={props.mail.address === null}>
          <SmallPrint>{mailText.none}</SmallPrint>
          <ButtonLink href="/you/email">{mailText.give}</ButtonLink>
        </Match>
        <Match when={props.mail.stopped !== null && props.mail.address}>
          {(address) => (
            <Stopped
              why={props.mail.stopped === 'bounced' ? mailText.bounced(address()) : mailText.complained(address())}
              onAllowed={refresh}
            />
          )}
        </Match>
        <Match when={props.mail.address}>
          {(address) => (
            <>
              <StackedRows>
                <ChannelRow name={address()} health={props.mail.health} now={props.now}>
                  <TestButton what={address()} send={() => testChannel({ channel: 'mail' })} onTried={refresh} />
                </ChannelRow>
              </StackedRows>
              <MailHabits autosave={props.autosave} />
              <Checkbox
                label={mailText.noPlays}
                more={mailText.noPlaysMore}
                isOn={!props.autosave.value().mailPlays}
                onChange={(isOn) => props.autosave.change((now) => ({ ...now, mailPlays: !isOn }))}
              />
            </>
          )}
        </Match>
      </Switch>
    </Box>
  );
}

/** Shown when mail to the address was stopped: only its owner can allow it again. */
function Stopped(props: { why: string; onAllowed(): void }): JSX.Element {
  const action = createAccountAction();
  const allow = async (): Promise<void> => {
    await deleteMailStop();
    showToast(mailText.againDone);
    props.onAllowed();
  };
  return (
    <>
      <p class={styles['stopped']}>
        {props.why} {mailText.codesToo}
      </p>
      <ErrorMessage sentence={action.problem()} />
      <Actions>
        <ActButton action={action} label={mailText.again} busy={mailText.trying} onClick={() => action.run(allow)} />
        <ButtonLink quiet href="/you/passkeys">
          {mailText.passkey}
        </ButtonLink>
        <ButtonLink quiet href="/you/email">
          {mailText.other}
        </ButtonLink>
      </Actions>
    </>
  );
}
