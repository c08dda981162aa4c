import {
  isListed,
  setsFor,
  SETS,
  valuesOf,
  type IdleReason,
  type ListedOption,
  type Options,
  type PresetName,
  type TileSet,
} from '@slow-train/rules';
import { createSignal, For, Show, type JSX } from 'solid-js';
import { setName } from '#words';
import { newGameText } from '#text/new-game.ts';
import { rulesPageText, OPTION_WORDS, valueWords, rulesText } from '#text/rules.ts';
import { OptionPictures } from '../../components/rules/OptionPictures.tsx';
import {
  changedOptions,
  choiceOf,
  effectiveValue,
  inactiveReason,
  optionsIn,
  presetSet,
  presetValue,
  TABLE_GROUPS,
  withRule,
  type HouseRules,
} from '../../components/rules/house-rules.ts';
import { Fold } from './Fold.tsx';
import { RuleField } from './RuleField.tsx';
import { SendLink } from '../../ui/SendLink.tsx';
import { RulesLink } from '../../components/rules/RulesLink.tsx';
import { rulesHref, writeRules } from '../../components/rules/rules-link.ts';
import { Button } from '../../ui/Button.tsx';
import { Unseen } from '../../ui/Unseen.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import styles from './HouseRulesForm.module.css';

/** Every option of a preset that can be changed; collapsed at first. */
export function HouseRulesForm(props: {
  preset: PresetName;
  seats: number;
  house: HouseRules;
  set: TileSet | null;
  onChange(changed: { readonly house?: HouseRules; readonly set?: TileSet | null }): void;
}): JSX.Element {
  let summary: HTMLElement | undefined;
  const [announcement, announce] = createSignal('');
  const isOtherSet = (): boolean => props.set !== null && props.set !== presetSet(props.preset, props.seats);
  const differing = (): readonly string[] => [
    ...(isOtherSet() ? [rulesText.set] : []),
    ...changedOptions(props.preset, props.house).map((name) => OPTION_WORDS[name].name),
  ];
  const resetAll = (): void => {
    props.onChange({ house: {}, set: null });
    announce(rulesText.isReset(props.preset));
    summary?.focus();
  };
  return (
    <Fold
      ref={(element) => (summary = element)}
      title={rulesText.house}
      value={
        differing().length === 0 ? rulesText.asPreset(props.preset) : rulesText.differing(props.preset, differing())
      }
      isChanged={differing().length > 0}
    >
      <div class={styles['house']}>
        <RulesLink
          href={rulesHref(choiceOf(props.preset, props.house), { seats: props.seats })}
          words={rulesText.asPictures}
        />
        <SetField
          preset={props.preset}
          seats={props.seats}
          set={props.set}
          onChange={(set) => props.onChange({ set })}
        />
        <For each={TABLE_GROUPS}>
          {(group) => (
            <section>
              <h2>{rulesText.groups[group]}</h2>
              <For each={optionsIn(group).filter(isListed)}>
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
          <Button quiet onClick={resetAll}>
            {rulesText.resetAll(props.preset)}
          </Button>
        </Show>
        <ShareRules preset={props.preset} house={props.house} set={props.set} />
      </div>
      <Unseen as="p" role="status">
        {announcement()}
      </Unseen>
    </Fold>
  );
}

/** One option: its effect, its values, and the preset's value where the house rules differ. */
function OptionField<K extends ListedOption>(props: {
  option: K;
  preset: PresetName;
  house: HouseRules;
  onChange(value: Options[K]): void;
}): JSX.Element {
  const value = (): Options[K] => effectiveValue(props.preset, props.house, props.option);
  const original = (): Options[K] => presetValue(props.preset, props.option);
  const idle = (): IdleReason | null => inactiveReason(props.preset, props.house, props.option);
  return (
    <RuleField
      name={OPTION_WORDS[props.option].name}
      sentence={OPTION_WORDS[props.option].sentence}
      values={valuesOf(props.option).map((one) => ({ value: one, label: valueWords(props.option, one) }))}
      value={value()}
      says={value() === original() ? null : rulesText.presetSays(props.preset, valueWords(props.option, original()))}
      idle={idle()}
      onChange={(chosen) => props.onChange(chosen)}
      onReset={() => props.onChange(original())}
    >
      <Pictures option={props.option} value={value()} />
    </RuleField>
  );
}

/** The option as the same move under each value; drawn once it is opened. */
function Pictures<K extends ListedOption>(props: { option: K; value: Options[K] }): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <details class={styles['pictures']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={`${OPTION_WORDS[props.option].name}: ${newGameText.picture}`}>{newGameText.picture}</summary>
      <Show when={isOpen()}>
        <OptionPictures option={props.option} value={props.value} mark={rulesPageText.thisTable} />
      </Show>
    </details>
  );
}

/** Chooses the tile set, from those for which the preset has hand sizes. */
function SetField(props: {
  preset: PresetName;
  seats: number;
  /** null for the preset's set. */
  set: TileSet | null;
  onChange(set: TileSet | null): void;
}): JSX.Element {
  const original = (): TileSet | undefined => presetSet(props.preset, props.seats);
  /** Keeps the chosen set in the list even if it has too few tiles for the number of seats. */
  const offered = (): readonly TileSet[] => {
    const fitting = setsFor(props.preset, props.seats);
    return SETS.filter((set) => fitting.includes(set) || set === props.set);
  };
  return (
    <Show when={original()}>
      {(usual) => (
        <RuleField
          name={rulesText.set}
          sentence={rulesText.setSentence}
          values={offered().map((set) => ({ value: set, label: setName(set) }))}
          value={props.set ?? usual()}
          says={
            props.set === null || props.set === usual() ? null : rulesText.setUsual(props.preset, props.seats, usual())
          }
          idle={null}
          onChange={(set) => props.onChange(set === usual() ? null : set)}
          onReset={() => props.onChange(null)}
        />
      )}
    </Show>
  );
}

/** The rules in the form as a link to copy or share. */
function ShareRules(props: { preset: PresetName; house: HouseRules; set: TileSet | null }): JSX.Element {
  const link = (): string => `${location.origin}/new?${writeRules(choiceOf(props.preset, props.house), props.set)}`;
  return (
    <section>
      <h2>{rulesText.share}</h2>
      <SmallPrint>{rulesText.shareMore}</SmallPrint>
      <SendLink link={link()} invite={rulesText.invite(props.preset)} words={rulesText} quiet />
    </section>
  );
}
