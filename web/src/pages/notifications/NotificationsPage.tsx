import { createEffect, type Accessor, type JSX } from 'solid-js';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { AccountSubpage } from '../../account/AccountSubpage.tsx';
import { createNow, ownTimeZone } from '../../client/server-time.ts';
import { notifyText } from '../../text/notifications.ts';
import { notificationSummary } from '../../text/notification-summary.ts';
import { useNotifications, type OwnNotifications } from '../../notifications/queries.ts';
import { createPreferences } from '../../panels/notifications/preferences.ts';
import { Feeds } from './Feeds.tsx';
import { SavedLine } from '../../panels/notifications/SavedLine.tsx';
import { MailChannel } from './MailChannel.tsx';
import { OtherGames } from './OtherGames.tsx';
import { PushChannel } from './PushChannel.tsx';
import { availableChannels, openChannels } from '../../panels/notifications/channels-available.ts';
import { WebhookChannel } from './WebhookChannel.tsx';
import { EventPreferences } from './EventPreferences.tsx';
import { DeliveryTimes } from './DeliveryTimes.tsx';
import { Card } from '../../account/Card.tsx';
import { AccountPart } from '../../account/AccountPart.tsx';
import styles from './NotificationsPage.module.css';

/** The page with one's notification preferences. */
export default function NotificationsPage(): JSX.Element {
  return (
    <AccountSubpage isWide title={notifyText.title} line={notifyText.line}>
      {() => <Telling />}
    </AccountSubpage>
  );
}

function Telling(): JSX.Element {
  const told = useNotifications();
  return (
    <QueryBoundary query={told} failed={notifyText.failed}>
      {(all) => <Parts told={all} />}
    </QueryBoundary>
  );
}

function Parts(props: { told: Accessor<OwnNotifications> }): JSX.Element {
  const told = (): OwnNotifications => props.told();
  const now = createNow();
  const autosave = createPreferences(told);
  const ways = () => availableChannels(told());
  const open = () => openChannels(ways());
  let isAsked = false;
  createEffect(() => {
    // Takes the browser's zone so that nobody has to set it first. If saving fails, the next visit tries again.
    if (autosave.value().timeZone !== null || isAsked) return;
    isAsked = true;
    autosave.changeQuietly((choices) => ({ ...choices, timeZone: choices.timeZone ?? ownTimeZone() }));
  });
  return (
    <div class={styles['told']}>
      <Card class={styles['now']}>
        <h2>{notifyText.asThingsStand}</h2>
        <p>{notificationSummary(autosave.value(), ways())}</p>
      </Card>
      <div class={styles['columns']}>
        <AccountPart class={styles['part']} title={notifyText.ways}>
          <PushChannel push={told().push} now={now()} />
          <MailChannel mail={told().mail} autosave={autosave} now={now()} />
          <WebhookChannel hooks={told().webhooks} now={now()} />
        </AccountPart>
        <div>
          <EventPreferences autosave={autosave} open={open()} />
          <DeliveryTimes autosave={autosave} open={open()} />
        </div>
      </div>
      <div class={styles['columns']}>
        <Feeds since={told().feeds?.since ?? null} now={now()} />
        <OtherGames tables={told().tables} />
      </div>
      <SavedLine autosave={autosave} />
    </div>
  );
}
