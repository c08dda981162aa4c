import { tileName } from '@slow-train/rules';
import { Match, Show, Switch, type JSX } from 'solid-js';
import { text } from '../text/en.ts';
import { Lamp } from '../ui/Lamp.tsx';
import { useBoard } from './board.ts';
import { endAfter } from './selection.ts';
import type { ShownTrain } from './trains.ts';
import './who.css';

/** Whose train, and how its owner stands, for the eye: a long name ends in an ellipsis. `trainWords` says it in full. */
export function Who(props: { train: ShownTrain; keepsLeft?: boolean }): JSX.Element {
  const board = useBoard();
  const isLit = (): boolean => board.lit().includes(props.train.id);
  return (
    <span class="who" aria-hidden="true">
      <span class="name">
        <span class="name-text">{board.names().row(props.train.id)}</span>
        <Show when={props.train.isOn && !props.train.isOwn}>
          <span class="on">{text.row.on}</span>
        </Show>
        <Show when={props.train.open !== null && !props.keepsLeft}>
          <Lamp />
        </Show>
      </span>
      <span class="sub">
        <Show when={isLit() && !props.keepsLeft && board.choice().tile} fallback={<Standing train={props.train} />}>
          {(tile) => <b>{text.row.ends(endAfter(board.view(), tile(), props.train.id))}</b>}
        </Show>
      </span>
    </span>
  );
}

function Standing(props: { train: ShownTrain }): JSX.Element {
  return (
    <>
      <Switch>
        <Match when={props.train.left === 0}>
          <b>{text.row.out}</b>
        </Match>
        <Match when={props.train.left === 1 && props.train.owesTap}>{null}</Match>
        <Match when={props.train.left === 1 && !props.train.isOwn}>
          <b>{text.row.oneLeft}</b>
        </Match>
        <Match when={props.train.left !== null}>{text.row.tiles(props.train.left ?? 0)}</Match>
      </Switch>{' '}
      <Switch>
        <Match when={props.train.open !== null}>
          <b class="alarm">{text.row.doubleOpen(props.train.open === null ? '' : tileName(props.train.open))}</b>
        </Match>
        <Match when={props.train.owesTap}>
          <b class="alarm">{text.row.owesTap}</b>
        </Match>
        <Match when={props.train.hasSent}>
          <b>{text.row.sent}</b>
        </Match>
        <Match when={props.train.isEnded}>{text.row.ended}</Match>
        <Match when={props.train.left === null}>{text.row.open}</Match>
        <Match when={props.train.isPublic}>
          <b>{text.row.open}</b>
        </Match>
        <Match when={props.train.isPartners}>{text.row.partner}</Match>
      </Switch>
    </>
  );
}
