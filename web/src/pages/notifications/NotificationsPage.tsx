import type { ChannelKind, NotificationPreferences } from '@slow-train/protocol';
import { For, onMount, type Accessor, type Component, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { AccountSubpage } from '../../account/AccountSubpage.tsx';
import { createNow } from '../../client/server-time.ts';
import { queryClient } from '../../client/query.ts';
import { gameNotificationsText, hookText, notifyText, notificationSummary } from '#text/notifications.ts';
import { NOTIFICATION_KEYS, useNotifications, type OwnNotifications } from '../../notifications/queries.ts';
import { postWebhook, removeWebhook, testChannel } from '../../notifications/requests.ts';
import type { Autosave } from '../../panels/notifications/autosave.ts';
import { Box } from '../../panels/notifications/Box.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { createPreferences } from '../../panels/notifications/preferences.ts';
import { Feeds } from './Feeds.tsx';
import { SavedLine } from '../../panels/notifications/SavedLine.tsx';
import { MailChannel } from './MailChannel.tsx';
import { OtherGames } from './OtherGames.tsx';
import { PushChannel } from './PushChannel.tsx';
import { availableChannels, openChannels } from '../../panels/notifications/channels.ts';
import { Webhooks, type WebhookActions } from '../../panels/notifications/Webhooks.tsx';
import { EventPreferences } from './EventPreferences.tsx';
import { DeliveryTimes } from './DeliveryTimes.tsx';
import { AccountCard } from '../../account/Card.tsx';
import { AccountPart, arriveAt } from '../../account/AccountPart.tsx';
import styles from './NotificationsPage.module.css';

/** The page with one's notification preferences. */
export default function NotificationsPage(): JSX.Element {
  return (
    <AccountSubpage isWide title={notifyText.title} line={notifyText.line}>
      {() => <Preferences />}
    </AccountSubpage>
  );
}

function Preferences(): JSX.Element {
  const mine = useNotifications();
  return (
    <QueryBoundary query={mine} failed={notifyText.failed}>
      {(all) => <Parts mine={all} />}
    </QueryBoundary>
  );
}

function Parts(props: { mine: Accessor<OwnNotifications> }): JSX.Element {
  const mine = (): OwnNotifications => props.mine();
  const now = createNow();
  const autosave = createPreferences(mine);
  const available = () => availableChannels(mine());
  const open = () => openChannels(available());
  return (
    <div class={styles['preferences']}>
      <AccountCard class={styles['now']}>
        <h2>{notifyText.asThingsStand}</h2>
        <p>{notificationSummary(autosave.value(), available())}</p>
      </AccountCard>
      <div class={styles['columns']}>
        <AccountPart class={styles['part']} title={notifyText.channels}>
          <For each={PEOPLE_CHANNELS}>
            {(kind) => <Dynamic component={CHANNEL_PANELS[kind]} mine={mine()} autosave={autosave} now={now()} />}
          </For>
        </AccountPart>
        <div>
          <DeliveryTimes autosave={autosave} open={open()} />
          <OtherGames tables={mine().tables} />
        </div>
      </div>
      <details class={styles['more']}>
        <summary>{gameNotificationsText.more}</summary>
        <div class={styles['columns']}>
          <EventPreferences autosave={autosave} open={open()} />
          <div>
            <WebhookChannel hooks={mine().webhooks} now={now()} />
            <Feeds since={mine().feeds?.since ?? null} now={now()} />
          </div>
        </div>
      </details>
      <SavedLine autosave={autosave} />
    </div>
  );
}

/** The channels that people know; programs are among the rest. */
const PEOPLE_CHANNELS = ['push', 'mail'] as const;

/** The settings of each channel, with its health and a test. */
const CHANNEL_PANELS: { readonly [kind in Exclude<ChannelKind, 'webhook'>]: Component<ChannelPanelProps> } = {
  push: (props) => <PushChannel push={props.mine.push} now={props.now} />,
  mail: (props) => <MailChannel mail={props.mine.mail} autosave={props.autosave} now={props.now} />,
};

interface ChannelPanelProps {
  mine: OwnNotifications;
  autosave: Autosave<NotificationPreferences>;
  now: number;
}

/** My own webhooks. */
function WebhookChannel(props: { hooks: OwnNotifications['webhooks']; now: number }): JSX.Element {
  const actions: WebhookActions = {
    add: postWebhook,
    remove: removeWebhook,
    tryOut: (id) => testChannel({ channel: 'webhook', id }),
    reload: () => void queryClient.invalidateQueries({ queryKey: NOTIFICATION_KEYS.mine }),
  };
  let part: HTMLElement | undefined;
  onMount(() => arriveAt(part));
  return (
    <div id="webhooks" tabindex="-1" ref={(element) => (part = element)}>
      <Box>
        <h3>{hookText.title}</h3>
        <SmallPrint>{hookText.more}</SmallPrint>
        <Webhooks hooks={props.hooks} actions={actions} now={props.now} />
      </Box>
    </div>
  );
}
