import { SETS, type PresetName, type TileSet } from '@slow-train/rules';
import { setName } from '@slow-train/words';
import { Show, type JSX } from 'solid-js';
import { rulesText } from '../text/rules.ts';
import { setsFor, usualSet } from './house.ts';
import { RuleField } from './RuleField.tsx';

/** Which tiles to play with: the sets for which the preset has hands. */
export function SetField(props: {
  preset: PresetName;
  seats: number;
  /** null: the preset's. */
  set: TileSet | null;
  onChange(set: TileSet | null): void;
}): JSX.Element {
  const original = (): TileSet | undefined => usualSet(props.preset, props.seats);
  /** What was chosen stays in sight, even where the seats have become too many for it. */
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
