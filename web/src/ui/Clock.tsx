import { For, Show, type JSX } from 'solid-js';

const HOURS = Array.from({ length: 12 }, (_, hour) => hour);

/**
 * A decorative station clock, white in both themes. The time in words is next to it. `still` has no second hand;
 * `stopped` is a grey face without hands, for when nothing runs; `paused` one with the sign for a pause.
 */
export function Clock(props: {
  at: number;
  class?: string | undefined;
  still?: boolean;
  stopped?: boolean;
  paused?: boolean;
}): JSX.Element {
  const isStopped = (): boolean => props.stopped === true || props.paused === true;
  const time = (): Date => new Date(props.at);
  const minutes = (): number => time().getMinutes();
  const hours = (): number => (time().getHours() % 12) * 30 + minutes() / 2;
  return (
    <svg class={props.class} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="19" fill={isStopped() ? '#9aa6bd' : '#fff'} stroke="#15223B" stroke-width="1.4" />
      <For each={HOURS}>
        {(hour) => (
          <path
            d={hour % 3 === 0 ? 'M20 3.4v5.2' : 'M20 3.4v3.2'}
            stroke="#15223B"
            stroke-width={hour % 3 === 0 ? 2.4 : 1.3}
            transform={`rotate(${hour * 30} 20 20)`}
          />
        )}
      </For>
      <Show when={!isStopped()}>
        <path d="M20 22.5V10.5" stroke="#15223B" stroke-width="3.2" transform={`rotate(${hours()} 20 20)`} />
        <path d="M20 23V5.5" stroke="#15223B" stroke-width="2.2" transform={`rotate(${minutes() * 6} 20 20)`} />
        <Show when={!props.still}>
          <path d="M20 24V7" stroke="#C4161C" stroke-width="1" transform="rotate(300 20 20)" />
        </Show>
        <circle cx="20" cy="20" r="1.9" fill={props.still ? '#15223B' : '#C4161C'} />
      </Show>
      <Show when={props.paused}>
        <path d="M16.5 13v14M23.5 13v14" stroke="#15223B" stroke-width="3.6" />
      </Show>
    </svg>
  );
}
