import { capital } from '#words';
import { parseTile, high, low } from '@slow-train/rules';
import { createMemo, For, Show, type JSX } from 'solid-js';
import { text } from '#text/board.ts';
import { clockTime, dayOf } from '#text/when.ts';
import { createNow } from '../../client/server-time.ts';
import { cx } from '../../ui/cx.ts';
import { Rich } from '../../ui/Rich.tsx';
import { Tile } from '../../ui/tile/Tile.tsx';
import { Unseen } from '../../ui/Unseen.tsx';
import { useLiveBoard } from '../state/live-board.ts';
import type { RecentPlay } from '../state/recent-plays.ts';
import styles from './Log.module.css';

/** The moves of one day. */
interface Day {
  readonly day: string;
  readonly plays: readonly RecentPlay[];
}

/** The moves of one round, or those before the first. */
interface Round {
  readonly round: number | null;
  readonly days: readonly Day[];
}

/** What happened in this game, newest first, by round and day. Rounds that are over are folded. */
export function Log(): JSX.Element {
  const board = useLiveBoard();
  const now = createNow();
  const rounds = createMemo(() => roundsIn(board.recentPlays(), now()));
  return (
    <div class={styles['log']} tabindex="0" role="region" aria-label={text.log.title}>
      <For each={rounds()} fallback={<p class={styles['empty']}>{text.log.empty}</p>}>
        {(one, index) => (
          <Show
            when={index() > 0}
            fallback={
              <>
                <h2>{headingOf(one)}</h2>
                <Days days={one.days} isNamed />
              </>
            }
          >
            <details>
              <summary>{one.round === null ? text.log.before : text.log.round(one.round)}</summary>
              <Days days={one.days} />
            </details>
          </Show>
        )}
      </For>
    </div>
  );
}

function headingOf({ round, days }: Round): string {
  const day = days[0]?.day ?? '';
  return round === null ? capital(day) : text.log.roundOn(round, day);
}

/** Returns the moves by round and day, the newest first. */
function roundsIn(plays: readonly RecentPlay[], now: number): readonly Round[] {
  const rounds: { readonly round: number | null; readonly days: { day: string; plays: RecentPlay[] }[] }[] = [];
  for (const play of plays.toReversed()) {
    let round = rounds.at(-1);
    if (round === undefined || round.round !== play.round) rounds.push((round = { round: play.round, days: [] }));
    const day = dayOf(play.at, now);
    const last = round.days.at(-1);
    if (last?.day === day) last.plays.push(play);
    else round.days.push({ day, plays: [play] });
  }
  return rounds;
}

function Days(props: {
  days: readonly Day[];
  /** Whether the heading has said the first day. */
  isNamed?: boolean;
}): JSX.Element {
  return (
    <For each={props.days}>
      {(group, index) => (
        <>
          <Show when={index() > 0 || !props.isNamed}>
            <h3>{capital(group.day)}</h3>
          </Show>
          <ol>
            <For each={group.plays}>{(play) => <Line play={play} />}</For>
          </ol>
        </>
      )}
    </For>
  );
}

function Line(props: { play: RecentPlay }): JSX.Element {
  const board = useLiveBoard();
  /** Whether it happened since the player's last visit; on the first visit nothing is new. */
  const isNew = (): boolean => {
    const since = board.props.newSince;
    return since !== null && since > 0 && props.play.revision > since && !props.play.isYours;
  };
  const pips = createMemo(() => {
    const tile = props.play.tile === null ? undefined : parseTile(props.play.tile);
    return tile === undefined ? undefined : { a: high(tile), b: low(tile) };
  });
  const content = (): JSX.Element => (
    <>
      <time datetime={new Date(props.play.at).toISOString()}>{clockTime(props.play.at)}</time>
      <span class={styles['tile']} aria-hidden="true">
        <Show when={pips()}>{(both) => <Tile a={both().a} b={both().b} />}</Show>
      </span>
      <p>
        <Rich text={props.play.sentence} />
      </p>
    </>
  );
  return (
    <li class={cx(isNew() && styles['unread'])}>
      <Show when={isNew()}>
        <Unseen>{text.log.unread}</Unseen>
      </Show>
      {/* Before the first deal there is no board to show. */}
      <Show
        when={props.play.round !== null && board.props.onShowMoment}
        fallback={<div class={styles['line']}>{content()}</div>}
      >
        <button
          type="button"
          class={styles['line']}
          onClick={() => {
            board.show('none');
            board.props.onShowMoment?.(props.play.revision);
          }}
        >
          {content()}
          <Unseen>{text.log.show}</Unseen>
          <span class={styles['there']} aria-hidden="true" />
        </button>
      </Show>
    </li>
  );
}
