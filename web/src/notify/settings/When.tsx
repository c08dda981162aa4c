import type { Channel, NotifyChoices } from '@slow-train/protocol';
import { For, type JSX } from 'solid-js';
import { notifyText, spanWords } from '../../text/notify.ts';
import type { Keeper } from './keeper.ts';
import { Pick } from '../../ui/Pick.tsx';
import { Quiet } from './Quiet.tsx';
import { Reminders } from './Reminders.tsx';
import { CHANNEL_COLUMNS } from './rows.ts';
import { TimeZone } from './TimeZone.tsx';

const WAITS: { readonly [channel in Channel]: readonly number[] } = {
  push: [0, 1, 2, 5, 10, 30, 60],
  mail: [0, 5, 15, 30, 60, 120, 240, 480],
  webhook: [0, 1, 2, 5, 10, 30, 60],
};

/** How soon somebody is told, and when not at all. */
export function When(props: { keeper: Keeper<NotifyChoices>; open: readonly Channel[] }): JSX.Element {
  const choices = (): NotifyChoices => props.keeper.choices();
  const columns = (): readonly Channel[] =>
    CHANNEL_COLUMNS.filter((channel) => channel !== 'webhook' || props.open.includes('webhook'));
  return (
    <section class="account-part">
      <h2>{notifyText.when}</h2>
      <div class="told-box">
        <h3>{notifyText.wait}</h3>
        <p class="told-note">{notifyText.waitMore}</p>
        <For each={columns()}>
          {(channel) => (
            <Pick
              label={notifyText.waits[channel]}
              values={WAITS[channel]}
              value={choices().waitMinutes[channel]}
              words={spanWords}
              onChange={(minutes) =>
                props.keeper.change((now) => ({
                  ...now,
                  waitMinutes: { ...now.waitMinutes, [channel]: minutes },
                }))
              }
            />
          )}
        </For>
      </div>
      <Quiet keeper={props.keeper} />
      <TimeZone keeper={props.keeper} />
      <Reminders keeper={props.keeper} />
    </section>
  );
}
