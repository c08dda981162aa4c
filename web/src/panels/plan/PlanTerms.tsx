import { MOST_PLANNED_TURNS } from '@slow-train/protocol';
import { For, type JSX } from 'solid-js';
import { Stepper } from '../../ui/Stepper.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { planText } from '#text/table.ts';
import { Choices } from '../../ui/Choices.tsx';
import type { PlanDraft } from './draft.ts';
import styles from './PlanSheet.module.css';

const STOPS = [
  'doubleOpens',
  'trainOpens',
  'oneTile',
  'roundEnds',
] as const satisfies readonly (keyof PlanDraft['stops'])[];

/** The terms of a whole plan: the fallback if nothing fits, the events that stop it, and its length in turns. */
export function PlanTerms(props: {
  draft: PlanDraft;
  onChange(changed: Partial<Pick<PlanDraft, 'otherwise' | 'stops' | 'turns'>>): void;
}): JSX.Element {
  return (
    <>
      <Choices
        legend={planText.otherwise}
        value={props.draft.otherwise}
        options={[
          { value: 'wait', label: planText.wait },
          { value: 'advice', label: planText.advice },
        ]}
        onChoose={(otherwise) => props.onChange({ otherwise })}
      />
      <fieldset class={styles['stops']}>
        <legend>{planText.stops}</legend>
        <For each={STOPS}>
          {(stop) => (
            <Checkbox
              label={planText.stop[stop]}
              isOn={props.draft.stops[stop]}
              onChange={(isOn) => props.onChange({ stops: { ...props.draft.stops, [stop]: isOn } })}
            />
          )}
        </For>
      </fieldset>
      <Stepper
        label={planText.turns}
        more={planText.turnsMore(MOST_PLANNED_TURNS)}
        value={props.draft.turns}
        least={1}
        most={MOST_PLANNED_TURNS}
        onChange={(turns) => props.onChange({ turns })}
      />
    </>
  );
}
