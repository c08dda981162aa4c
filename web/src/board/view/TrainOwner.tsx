import { tileName } from '@slow-train/rules';
import { Match, Show, Switch, type JSX, type ParentProps } from 'solid-js';
import { text } from '#text/table.ts';
import { Indicator } from '../../ui/Indicator.tsx';
import { useBoard } from '../state/board.ts';
import type { ShownTrain } from '../state/trains.ts';
import { cx } from '../../ui/cx.ts';
import styles from './TrainOwner.module.css';

/** A train's owner and state, hidden from screen readers, which get `trainLabel`. Long names end in an ellipsis. */
export function TrainOwner(props: { train: ShownTrain; keepsLeft?: boolean; class?: string | undefined }): JSX.Element {
  return (
    <span class={cx(styles['owner'], props.train.isOwn && styles['own'], props.class)} aria-hidden="true">
      <span class={styles['top']}>
        <TrainName train={props.train} hasIndicator={props.train.open !== null && !props.keepsLeft}>
          <Show when={props.train.isOn && !props.train.isOwn}>
            <span class={styles['turn']}>{text.row.on}</span>
          </Show>
        </TrainName>
        <Show when={props.train.total !== null}>
          <span class={styles['total']} data-total>
            <b>{props.train.total}</b> {text.row.pips(props.train.total ?? 0)}
          </span>
        </Show>
      </span>
      <span class={styles['standing']}>
        <Show
          when={props.keepsLeft ? null : props.train.mark.preview}
          fallback={<Standing train={props.train} keepsLeft={props.keepsLeft} />}
        >
          {(preview) => <b>{text.row.ends(preview().outward)}</b>}
        </Show>
      </span>
    </span>
  );
}

/** The name of a train on one line, its children, and an indicator while a double on it is open. */
export function TrainName(props: ParentProps<{ train: ShownTrain; hasIndicator: boolean }>): JSX.Element {
  const board = useBoard();
  return (
    <span class={styles['name']}>
      <span class={styles['text']}>
        {props.train.fork === null ? board.names().row(props.train.id) : text.row.branch(props.train.branch)}
      </span>
      {props.children}
      <Show when={props.hasIndicator}>
        <Indicator class={styles['indicator']} />
      </Show>
    </span>
  );
}

function Standing(props: { train: ShownTrain; keepsLeft?: boolean | undefined }): JSX.Element {
  return (
    <>
      <Switch>
        <Match when={props.train.fork === null ? null : tileName(props.train.fork)}>
          {(fork) => text.row.under(fork())}
        </Match>
        <Match when={props.train.left === 0}>
          <b>{text.row.out}</b>
        </Match>
        <Match when={props.train.left === 1 && props.train.owesTap}>{null}</Match>
        <Match when={props.train.left === 1 && !props.train.isOwn}>
          <b>{text.row.oneLeft}</b>
        </Match>
        <Match when={props.train.left !== null}>{text.row.inHand(props.train.left ?? 0)}</Match>
      </Switch>{' '}
      <Switch>
        <Match when={props.train.open !== null}>
          <b class={styles['alarm']}>
            {text.row.doubleOpen(props.train.open === null ? '' : tileName(props.train.open))}
          </b>
        </Match>
        <Match when={props.train.owesTap}>
          <b class={styles['alarm']}>{text.row.owesTap}</b>
        </Match>
        <Match when={props.train.hasSent}>
          <b>{text.row.sent}</b>
        </Match>
        <Match when={props.train.isEnded}>{text.row.ended}</Match>
        <Match when={props.train.fork !== null}>{null}</Match>
        <Match when={props.train.left === null}>{text.row.open}</Match>
        <Match when={props.train.isPublic}>
          <b>{text.row.open}</b>
        </Match>
        <Match when={props.train.isPartners}>{text.row.partner}</Match>
      </Switch>
      <Show when={!props.keepsLeft && props.train.hidden > 0}> {text.row.branches(props.train.hidden)}</Show>
    </>
  );
}
