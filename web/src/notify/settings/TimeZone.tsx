import type { NotifyChoices } from '@slow-train/protocol';
import { createMemo, For, Show, type JSX } from 'solid-js';
import { notifyText } from '../../text/notify.ts';
import { zoneWords } from '../../text/told.ts';
import { ownTimeZone } from '../time-zone.ts';
import type { Keeper } from './keeper.ts';
import '../../ui/pick.css';

/** In which zone hours are meant; where the browser is in another one, that is offered. */
export function TimeZone(props: { keeper: Keeper<NotifyChoices> }): JSX.Element {
  const own = ownTimeZone();
  // There are hundreds, and each looks whether it is the one.
  const zone = createMemo((): string => props.keeper.choices().timeZone ?? 'UTC');
  const zones = createMemo((): readonly string[] =>
    [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', own, zone()])].toSorted(),
  );
  let field: HTMLSelectElement | undefined;
  const change = (timeZone: string): void => props.keeper.change((now) => ({ ...now, timeZone }));
  const take = (): void => {
    change(own);
    // The offer is gone with the difference.
    field?.focus();
  };
  return (
    <div class="told-box">
      <label class="pick tall">
        <span>{notifyText.zone}</span>
        <select ref={field} onChange={(event) => change(event.currentTarget.value)}>
          <For each={zones()}>
            {(name) => (
              <option value={name} selected={name === zone()}>
                {name.replaceAll('_', ' ')}
              </option>
            )}
          </For>
        </select>
      </label>
      <Show when={own !== zone()}>
        <div class="told-offer" role="status">
          <p>{notifyText.zoneElsewhere(zoneWords(own))}</p>
          <button type="button" class="button quiet" onClick={take}>
            {notifyText.zoneTake(zoneWords(own))}
          </button>
        </div>
      </Show>
    </div>
  );
}
