import type { Level } from '@slow-train/protocol';
import { For, Match, Switch, type JSX } from 'solid-js';
import { ComputerFace } from './ComputerFace.tsx';

/** The face of a level's character: a tile with one pip for the cat, two for the porter and so on, with a hat. */
export function CharacterFace(props: { level: Level }): JSX.Element {
  return (
    <Switch>
      <Match when={props.level === 'beginner'}>
        <ComputerFace />
      </Match>
      <Match when={props.level === 'casual'}>
        <Face pips={[TWO_LEFT, TWO_RIGHT]} colour="var(--pip-2)">
          <path
            d="M25 54C29 57.5 35 57.5 39 54"
            fill="none"
            stroke="var(--on-plain)"
            stroke-width="2"
            stroke-linecap="round"
          />
          <path d="M11 24C11 13 19 8 32 8S53 13 53 24Z" fill="var(--lamp-red)" />
          <path d="M11 17.5H53V24.5H11ZM7 25.8C14 21.5 50 21.5 57 25.8 56 29 8 29 7 25.8Z" fill="var(--on-plain)" />
          <path d="M26.500 18.500h11v5h-11Z" fill="var(--lamp)" />
        </Face>
      </Match>
      <Match when={props.level === 'regular'}>
        <Face pips={[TWO_LEFT, TWO_RIGHT, [32, 54]]} colour="var(--pip-3)">
          <path d="M9 21C9 13 14 9.5 19 8L45 8C50 9.5 55 13 55 21L50 24H14Z" fill="var(--enamel)" />
          <path d="M13 17.5H51V24.5H13ZM12 24.2H52C52 29 43 31.5 32 31.5S12 29 12 24.2Z" fill="var(--on-plain)" />
          <path d="M13 18.700h38" stroke="var(--lamp)" stroke-width="1.6" />
          <circle cx="32" cy="15" r="4.6" fill="var(--lamp)" />
        </Face>
      </Match>
      <Match when={props.level === 'expert'}>
        <Face
          pips={[
            [22, 38],
            [42, 38],
            [22, 58],
            [42, 58],
            [32, 48],
          ]}
          colour="var(--pip-5)"
        >
          <g fill="none" stroke="var(--on-plain)" stroke-width="2.2">
            <circle cx="22" cy="38" r="8" />
            <circle cx="42" cy="38" r="8" />
            <path d="M30 37C31 36 33 36 34 37" />
          </g>
          <path d="M12 24C14 10 24 6 32 6S50 10 52 24C44 19 20 19 12 24Z" fill="var(--ink-3)" />
          <circle cx="32" cy="7" r="6" fill="var(--ink-3)" />
        </Face>
      </Match>
      <Match when={props.level === 'master'}>
        <Face
          pips={[
            [22.5, 40],
            [41.5, 40],
            [22.5, 55],
            [41.5, 55],
          ]}
          colour="var(--pip-4)"
        >
          <path d="M9 26C9 12 18 8 32 8S55 12 55 26" fill="none" stroke="var(--ink-3)" stroke-width="3.4" />
          <path d="M10 24.5H54V31C44 34.5 20 34.5 10 31Z" fill="var(--pip-2)" />
          <g fill="var(--ink-3)">
            <rect x="4" y="27" width="8" height="17" rx="4" />
            <rect x="52" y="27" width="8" height="17" rx="4" />
          </g>
          <path d="M8 44C8 58 18 61 25 61" fill="none" stroke="var(--on-plain)" stroke-width="2" />
          <circle cx="26" cy="61" r="2.6" fill="var(--on-plain)" />
        </Face>
      </Match>
    </Switch>
  );
}

type Point = readonly [x: number, y: number];
const TWO_LEFT: Point = [22.5, 41];
const TWO_RIGHT: Point = [41.5, 41];

function Face(props: { pips: readonly Point[]; colour: string; children: JSX.Element }): JSX.Element {
  return (
    <svg viewBox="0 0 64 72" width="60" height="67.5" aria-hidden="true">
      <rect x="9" y="25.5" width="46" height="44" rx="6" fill="var(--tile-cast)" />
      <rect x="9" y="24" width="46" height="44" rx="6" fill="var(--tile-edge)" />
      <rect x="9" y="22" width="46" height="44" rx="6" fill="var(--tile)" />
      <For each={props.pips}>{([x, y]) => <circle cx={x} cy={y} r="5" fill={props.colour} />}</For>
      {props.children}
    </svg>
  );
}
