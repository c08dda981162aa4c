import type { JSX } from 'solid-js';
import { queryClient } from '../../client/query.ts';
import { hookText } from '#text/notifications.ts';
import { NOTIFICATION_KEYS, type OwnNotifications } from '../../notifications/queries.ts';
import { addWebhook, removeWebhook, testChannel } from '../../notifications/requests.ts';
import { Webhooks, type WebhookActions } from '../../panels/notifications/Webhooks.tsx';
import { Box, Note } from '../../panels/notifications/Box.tsx';

/** My own webhooks. */
export function WebhookChannel(props: { hooks: OwnNotifications['webhooks']; now: number }): JSX.Element {
  const actions: WebhookActions = {
    add: addWebhook,
    remove: removeWebhook,
    tryOut: (id) => testChannel({ channel: 'webhook', id }),
    reload: () => void queryClient.invalidateQueries({ queryKey: NOTIFICATION_KEYS.mine }),
  };
  return (
    <Box>
      <h3>{hookText.title}</h3>
      <Note>{hookText.more}</Note>
      <Webhooks hooks={props.hooks} actions={actions} now={props.now} />
    </Box>
  );
}
