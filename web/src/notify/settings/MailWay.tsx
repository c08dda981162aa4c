import type { NotifyChoices } from '@slow-train/protocol';
import { useQueryClient } from '@tanstack/solid-query';
import { Match, Switch, type JSX } from 'solid-js';
import { createOwnTask } from '../../account/own-task.ts';
import { ActButton } from '../../app/ActButton.tsx';
import { tell } from '../../app/notices.ts';
import { Trouble } from '../../app/Trouble.tsx';
import { mailText } from '../../text/notify.ts';
import { NOTIFY_KEYS, type OwnNotifications } from '../queries.ts';
import { allowMailAgain, tryOut } from '../requests.ts';
import type { Keeper } from './keeper.ts';
import { MailHabits } from './MailHabits.tsx';
import { TryButton } from './TryButton.tsx';
import { WayRow } from './WayRow.tsx';

/** Mail: where it goes, whether it arrives, and when it is written. */
export function MailWay(props: {
  mail: OwnNotifications['mail'];
  keeper: Keeper<NotifyChoices>;
  now: number;
}): JSX.Element {
  const client = useQueryClient();
  const refresh = (): void => void client.invalidateQueries({ queryKey: NOTIFY_KEYS.mine });
  return (
    <section class="told-box">
      <h3>{mailText.title}</h3>
      <Switch>
        <Match when={!props.mail.isConfigured}>
          <p class="told-note">{mailText.unconfigured}</p>
        </Match>
        <Match when={props.mail.address === null}>
          <p class="told-note">{mailText.none}</p>
          <a class="button" href="/you/email">
            {mailText.give}
          </a>
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
              <ul class="way-rows">
                <WayRow name={address()} health={props.mail.health} now={props.now}>
                  <TryButton what={address()} send={() => tryOut({ channel: 'mail' })} onTried={refresh} />
                </WayRow>
              </ul>
              <MailHabits keeper={props.keeper} />
            </>
          )}
        </Match>
      </Switch>
    </section>
  );
}

/** Nothing is written there any more: its owner alone can say that it is well again. */
function Stopped(props: { why: string; onAllowed(): void }): JSX.Element {
  const task = createOwnTask();
  const allow = async (): Promise<void> => {
    await allowMailAgain();
    tell(mailText.againDone);
    props.onAllowed();
  };
  return (
    <>
      <p class="ailing">{props.why}</p>
      <Trouble sentence={task.problem()} />
      <div class="way-acts">
        <ActButton task={task} label={mailText.again} busy={mailText.trying} onClick={() => task.run(allow)} />
        <a class="button quiet" href="/you/email">
          {mailText.other}
        </a>
      </div>
    </>
  );
}
