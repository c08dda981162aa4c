import type { ClockTerms } from '@slow-train/protocol';
import type { JSX } from 'solid-js';
import { Stepper } from '../../ui/Stepper.tsx';
import { Select } from '../../ui/Select.tsx';
import { clockText } from '#text/clock.ts';
import { Choices } from '../../ui/Choices.tsx';
import { ALLOWANCES, BANKS, changedTerms } from '../../components/clock/terms.ts';
import styles from './CustomClock.module.css';

/** Every setting of a time control. */
export function CustomClock(props: { terms: ClockTerms; onChange(terms: ClockTerms): void }): JSX.Element {
  const change = (changed: Partial<ClockTerms>): void => props.onChange(changedTerms(props.terms, changed));
  return (
    <div class={styles['terms']}>
      <Select
        class={styles['pick']}
        label={clockText.allowance}
        values={ALLOWANCES}
        value={props.terms.allowance}
        words={clockText.span}
        onChange={(allowance) => change({ allowance })}
      />
      <Select
        class={styles['pick']}
        label={clockText.bank}
        values={BANKS}
        value={props.terms.bank}
        words={clockText.span}
        onChange={(bank) => change({ bank })}
      />
      <Select
        class={styles['pick']}
        label={clockText.cap}
        values={BANKS}
        value={props.terms.cap}
        words={clockText.span}
        onChange={(cap) => change({ cap })}
      />
      <Choices
        class={styles['choices']}
        legend={clockText.weekends}
        value={props.terms.weekendsOff ? 'off' : 'on'}
        options={[
          { value: 'on', label: clockText.weekendsOn },
          { value: 'off', label: clockText.weekendsOff },
        ]}
        onChoose={(value) => change({ weekendsOff: value === 'off' })}
      />
      <Choices
        class={styles['choices']}
        legend={clockText.timeout}
        value={props.terms.onTimeout}
        options={[
          { value: 'least', label: clockText.timeoutLeast },
          { value: 'computer', label: clockText.timeoutComputer },
        ]}
        onChoose={(onTimeout) => change({ onTimeout })}
      />
      <Stepper
        label={clockText.vacationDays}
        more={clockText.vacationMore}
        value={props.terms.vacationDays}
        least={0}
        most={60}
        onChange={(vacationDays) => change({ vacationDays })}
      />
      <Stepper
        label={clockText.strikes}
        more={clockText.strikesMore(props.terms.strikes)}
        value={props.terms.strikes}
        least={1}
        most={10}
        onChange={(strikes) => change({ strikes })}
      />
    </div>
  );
}
