import { useQueryClient } from '@tanstack/solid-query';
import type { JSX } from 'solid-js';
import { hookText } from '../../text/notify.ts';
import { NOTIFY_KEYS, type OwnNotifications } from '../queries.ts';
import { addWebhook, removeWebhook, tryOut } from '../requests.ts';
import { Webhooks, type WebhookWays } from './Webhooks.tsx';

/** Webhooks of my own. */
export function WebhookWay(props: { hooks: OwnNotifications['webhooks']; now: number }): JSX.Element {
  const client = useQueryClient();
  const ways: WebhookWays = {
    add: addWebhook,
    remove: removeWebhook,
    tryOut: (id) => tryOut({ channel: 'webhook', id }),
    lookAgain: () => void client.invalidateQueries({ queryKey: NOTIFY_KEYS.mine }),
  };
  return (
    <section class="told-box">
      <h3>{hookText.title}</h3>
      <p class="told-note">{hookText.more}</p>
      <Webhooks hooks={props.hooks} ways={ways} now={props.now} />
    </section>
  );
}
