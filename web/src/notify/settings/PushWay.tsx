import { useQueryClient } from '@tanstack/solid-query';
import { Show, type JSX } from 'solid-js';
import { tell } from '../../app/notices.ts';
import { NOTIFY_KEYS, type CalledDevice, type OwnNotifications } from '../queries.ts';
import { removePush, tryOut } from '../requests.ts';
import { notifyText, pushText } from '../../text/notify.ts';
import { dayOf } from '../../text/when.ts';
import { ById } from './ById.tsx';
import { createPushHere } from './here.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { ThisDevice } from './ThisDevice.tsx';
import { TryButton } from './TryButton.tsx';
import { WayRow } from './WayRow.tsx';

/** Pushes: to this device, and to the others. */
export function PushWay(props: { push: OwnNotifications['push']; now: number }): JSX.Element {
  const client = useQueryClient();
  const refresh = (): void => void client.invalidateQueries({ queryKey: NOTIFY_KEYS.mine });
  const mine = (): CalledDevice | undefined => props.push.devices.find((device) => device.isThis);
  const { here, lookAgain } = createPushHere(() => ({
    isConfigured: props.push.key !== null,
    isKnown: mine() !== undefined,
  }));
  let heading: HTMLHeadingElement | undefined;
  const remove = async ({ id, called }: CalledDevice): Promise<void> => {
    await removePush(id);
    tell(notifyText.removed(called));
    // Its row goes, and the focus must not go with it.
    heading?.focus();
  };
  return (
    <section class="told-box">
      <h3 tabindex="-1" ref={heading}>
        {pushText.title}
      </h3>
      <p class="told-note">{here() === 'unconfigured' ? pushText.unconfigured : pushText.more}</p>
      <ul class="way-rows">
        <Show when={here() !== 'unconfigured'}>
          <ThisDevice
            here={here()}
            device={mine()}
            now={props.now}
            onChanged={() => {
              lookAgain();
              refresh();
            }}
          />
        </Show>
        <ById each={props.push.devices.filter((device) => !device.isThis)}>
          {(device) => (
            <WayRow
              name={device().called}
              more={pushText.since(dayOf(Date.parse(device().addedAt), props.now))}
              health={device().health}
              now={props.now}
            >
              <TryButton
                what={device().called}
                send={() => tryOut({ channel: 'push', id: device().id })}
                onTried={refresh}
              />
              <RemoveButton
                what={device().called}
                question={pushText.removeSure(device().called)}
                remove={() => remove(device())}
                onRemoved={refresh}
              />
            </WayRow>
          )}
        </ById>
      </ul>
    </section>
  );
}
