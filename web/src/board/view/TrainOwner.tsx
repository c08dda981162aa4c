import { tileName } from '@slow-train/rules';
import { Match, Show, Switch, type JSX } from 'solid-js';
import { text } from '../../text/en.ts';
import { Indicator } from '../../ui/Indicator.tsx';
import { useBoard } from '../state/board.ts';
import type { ShownTrain } from '../state/trains.ts';
import { cx } from '../../ui/cx.ts';
import trainOwnerStyles from './train-owner.module.css';
import wideTrainRowStyles from './WideTrainRow.module.css';

/** Whose train, and how its owner stands, for the eye: a long name ends in an ellipsis. `trainLabel` says it in full. */
export function TrainOwner(props: { train: ShownTrain; keepsLeft?: boolean }): JSX.Element {
  const board = useBoard();
  return (
    <span class={cx(trainOwnerStyles['who'], 'who')} aria-hidden="true">
      <span class={cx(trainOwnerStyles['name'], 'name')}>
        <span class={trainOwnerStyles['name-text']}>{board.names().row(props.train.id)}</span>
        <Show when={props.train.isOn && !props.train.isOwn}>
          <span class={trainOwnerStyles['on']}>{text.row.on}</span>
        </Show>
        <Show when={props.train.open !== null && !props.keepsLeft}>
          <Indicator />
        </Show>
      </span>
      <span class={cx(trainOwnerStyles['sub'], 'sub')}>
        <Show when={props.keepsLeft ? null : props.train.mark.preview} fallback={<Standing train={props.train} />}>
          {(preview) => <b>{text.row.ends(preview().outward)}</b>}
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
          <b class={cx(wideTrainRowStyles['alarm'], 'alarm')}>
            {text.row.doubleOpen(props.train.open === null ? '' : tileName(props.train.open))}
          </b>
        </Match>
        <Match when={props.train.owesTap}>
          <b class={cx(wideTrainRowStyles['alarm'], 'alarm')}>{text.row.owesTap}</b>
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
