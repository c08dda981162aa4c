import { Show, type JSX } from 'solid-js';
import { queryClient } from '../../client/query.ts';
import { showToast } from '../../ui/toasts.ts';
import { NOTIFICATION_KEYS, type NamedDevice, type OwnNotifications } from '../../notifications/queries.ts';
import { removePush, testChannel } from '../../notifications/requests.ts';
import { notifyText, pushText } from '#text/notifications.ts';
import { dayOf } from '#text/shell.ts';
import { KeyedFor } from '../../ui/KeyedFor.tsx';
import { createDevicePush } from './device-push.ts';
import { RemoveButton } from '../../panels/notifications/RemoveButton.tsx';
import { ThisDevice } from './ThisDevice.tsx';
import { TestButton } from '../../panels/notifications/TestButton.tsx';
import { ChannelRow } from '../../panels/notifications/ChannelRow.tsx';
import { Box } from '../../panels/notifications/Box.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { StackedRows } from '../../panels/notifications/StackedRow.tsx';

/** Push notifications: on this device, and on others. */
export function PushChannel(props: { push: OwnNotifications['push']; now: number }): JSX.Element {
  const refresh = (): void => void queryClient.invalidateQueries({ queryKey: NOTIFICATION_KEYS.mine });
  const mine = (): NamedDevice | undefined => props.push.devices.find((device) => device.isThis);
  const { here, recheck } = createDevicePush(() => ({
    isConfigured: props.push.key !== null,
    isKnown: mine() !== undefined,
  }));
  let heading: HTMLHeadingElement | undefined;
  const remove = async ({ id, deviceName }: NamedDevice): Promise<void> => {
    await removePush(id);
    showToast(notifyText.removed(deviceName));
    // The row disappears, so the focus moves elsewhere.
    heading?.focus();
  };
  return (
    <Box>
      <h3 tabindex="-1" ref={heading}>
        {pushText.title}
      </h3>
      <SmallPrint>{here() === 'unconfigured' ? pushText.unconfigured : pushText.more}</SmallPrint>
      <StackedRows>
        <Show when={here() !== 'unconfigured'}>
          <ThisDevice
            here={here()}
            device={mine()}
            now={props.now}
            onChanged={() => {
              recheck();
              refresh();
            }}
          />
        </Show>
        <KeyedFor each={props.push.devices.filter((device) => !device.isThis)}>
          {(device) => (
            <ChannelRow
              name={device().deviceName}
              more={pushText.since(dayOf(Date.parse(device().addedAt), props.now))}
              health={device().health}
              now={props.now}
            >
              <TestButton
                what={device().deviceName}
                send={() => testChannel({ channel: 'push', id: device().id })}
                onTried={refresh}
              />
              <RemoveButton
                what={device().deviceName}
                question={pushText.removeSure(device().deviceName)}
                remove={() => remove(device())}
                onRemoved={refresh}
              />
            </ChannelRow>
          )}
        </KeyedFor>
      </StackedRows>
    </Box>
  );
}
