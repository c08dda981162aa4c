import { createEffect, type Accessor, type JSX } from 'solid-js';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { AccountSubpage } from '../../account/AccountSubpage.tsx';
import { createNow, ownTimeZone } from '../../client/server-time.ts';
import { notifyText } from '../../text/notify.ts';
import { toldSentence } from '../../text/told.ts';
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
import { cx } from '../../ui/cx.ts';
import channelsStyles from '../../panels/notifications/channels.module.css';
import notificationsStyles from '../../panels/notifications/notifications.module.css';
import accountStyles from '../../account/account.module.css';

/** Where one chooses, once, how to be told. */
export default function NotificationsPage(): JSX.Element {
  return (
    <AccountSubpage title={notifyText.title} line={notifyText.line}>
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
    // Hours are somebody's own hours: nobody has to say so first. If it cannot be kept, another visit will do it.
    if (autosave.value().timeZone !== null || isAsked) return;
    isAsked = true;
    autosave.changeQuietly((choices) => ({ ...choices, timeZone: choices.timeZone ?? ownTimeZone() }));
  });
  return (
    <div class={cx(channelsStyles['told'], notificationsStyles['told'], 'told')}>
      <section class={cx(accountStyles['card'], notificationsStyles['told-now'])}>
        <h2>{notifyText.asThingsStand}</h2>
        <p>{toldSentence(autosave.value(), ways())}</p>
      </section>
      <div class={notificationsStyles['told-columns']}>
        <section class="account-part">
          <h2>{notifyText.ways}</h2>
          <PushChannel push={told().push} now={now()} />
          <MailChannel mail={told().mail} autosave={autosave} now={now()} />
          <WebhookChannel hooks={told().webhooks} now={now()} />
        </section>
        <div>
          <EventPreferences autosave={autosave} open={open()} />
          <DeliveryTimes autosave={autosave} open={open()} />
        </div>
      </div>
      <div class={notificationsStyles['told-columns']}>
        <Feeds since={told().feeds?.since ?? null} now={now()} />
        <OtherGames tables={told().tables} />
      </div>
      <SavedLine autosave={autosave} />
    </div>
  );
}
