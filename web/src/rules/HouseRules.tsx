import type { PresetName, TileSet } from '@slow-train/rules';
import { createSignal, For, Show, type JSX } from 'solid-js';
import { OPTION_WORDS } from '../text/options.ts';
import { rulesText } from '../text/rules.ts';
import { GROUP_NAMES, GROUPS } from './groups.ts';
import { changedOptions, usualSet, withRule, type HouseRules as House } from './house.ts';
import { OptionField } from './OptionField.tsx';
import { SetField } from './SetField.tsx';
import { ShareRules } from './ShareRules.tsx';
import './house.css';

/** All that may be changed of a preset, folded away until somebody wants it. */
export function HouseRules(props: {
  preset: PresetName;
  seats: number;
  house: House;
  set: TileSet | null;
  onChange(changed: { readonly house?: House; readonly set?: TileSet | null }): void;
}): JSX.Element {
  let summary: HTMLElement | undefined;
  const [told, setTold] = createSignal('');
  const isOtherSet = (): boolean => props.set !== null && props.set !== usualSet(props.preset, props.seats);
  const differing = (): readonly string[] => [
    ...(isOtherSet() ? [rulesText.set] : []),
    ...changedOptions(props.preset, props.house).map((name) => OPTION_WORDS[name].name),
  ];
  const resetAll = (): void => {
    props.onChange({ house: {}, set: null });
    setTold(rulesText.isReset(props.preset));
    summary?.focus();
  };
  return (
    <details class="house">
      <summary ref={summary}>
        <b>{rulesText.house}</b>
        <small classList={{ changed: differing().length > 0 }}>
          {differing().length === 0 ? rulesText.asPreset(props.preset) : rulesText.differing(props.preset, differing())}
        </small>
      </summary>
      <div class="house-body">
        <SetField
          preset={props.preset}
          seats={props.seats}
          set={props.set}
          onChange={(set) => props.onChange({ set })}
        />
        <For each={GROUP_NAMES}>
          {(group) => (
            <section>
              <h2>{rulesText.groups[group]}</h2>
              <For each={GROUPS[group]}>
                {(option) => (
                  <OptionField
                    option={option}
                    preset={props.preset}
                    house={props.house}
                    onChange={(value) => props.onChange({ house: withRule(props.preset, props.house, option, value) })}
                  />
                )}
              </For>
            </section>
          )}
        </For>
        <Show when={differing().length > 0}>
          <button type="button" class="button quiet" onClick={resetAll}>
            {rulesText.resetAll(props.preset)}
          </button>
        </Show>
        <ShareRules preset={props.preset} house={props.house} set={props.set} />
      </div>
      <p class="unseen" role="status">
        {told()}
      </p>
    </details>
  );
}
