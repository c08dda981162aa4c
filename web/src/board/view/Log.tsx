import { capital } from '#words';
import { parseTile, high, low } from '@slow-train/rules';
import { createMemo, createSelector, createSignal, For, Show, type JSX } from 'solid-js';
import { text } from '#text/table.ts';
import { clockTime, dayOf } from '#text/shell.ts';
import { createNow } from '../../client/server-time.ts';
import { MoveReactions } from '../../components/MoveReactions.tsx';
import { cx } from '../../ui/cx.ts';
import { Rich } from '../../ui/Rich.tsx';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import { Unseen } from '../../ui/Unseen.tsx';
import { useLiveBoard, type LiveBoard } from '../state/live-board.ts';
import type { RecentPlay } from '../state/recent-plays.ts';
import styles from './Log.module.css';

/** The number of a round; null before the first. */
type Round = number | null;

/** A place for the focus in the log: the line of a revision, or the heading of a folded round. */
interface Stop {
  readonly round: Round;
  readonly revision: number | null;
}

/**
 * The events of this game, newest first, by round and day. Rounds that are over are folded. It is one Tab stop, however
 * long it is: the arrow keys, Home and End go from line to line.
 */
export function Log(): JSX.Element {
  const board = useLiveBoard();
  const rounds = createMemo(() => distinct(board.recentPlays().map(({ round }) => round)), [], { equals: isSame });
  const [open, setOpen] = createSignal<ReadonlySet<Round>>(new Set());
  const [focused, setFocused] = createSignal<Stop | null>(null);
  /** The last stop to have the focus, or the heading it is folded under by now; else the newest. */
  const stop = createMemo((): Stop | null => {
    const [now, next] = rounds();
    const last = focused();
    if (last !== null && (last.round === now || open().has(last.round))) return last;
    if (last !== null && rounds().includes(last.round)) return { ...last, revision: null };
    const newest = board.recentPlays().at(-1);
    if (newest !== undefined && leads(board, newest)) return newest;
    return next === undefined ? null : { round: next, revision: null };
  });
  const isStop = createSelector(stop, (one: Stop, at) => one.round === at?.round && one.revision === at.revision);
  const setIsOpen = (round: Round, isOpen: boolean): void => {
    const others = [...open()].filter((one) => one !== round);
    setOpen(new Set(isOpen ? [...others, round] : others));
  };
  const days = (round: Round, isNamed: boolean): JSX.Element => (
    <Days
      plays={board.recentPlays().filter((play) => play.round === round)}
      heading={isNamed ? (day) => headingOf(round, day) : undefined}
      isStop={({ revision }) => isStop({ round, revision })}
      onFocus={setFocused}
    />
  );
  return (
    <div class={styles['log']} tabindex={stop() === null ? 0 : undefined} role="region" aria-label={text.log.title}>
      <For each={rounds()} fallback={<p class={styles['empty']}>{text.log.empty}</p>}>
        {(round, index) => (
          <Show when={index() > 0} fallback={days(round, true)}>
            <details open={open().has(round)} onToggle={(event) => setIsOpen(round, event.currentTarget.open)}>
              <summary
                tabindex={isStop({ round, revision: null }) ? 0 : -1}
                onFocus={() => setFocused({ round, revision: null })}
                onKeyDown={walk}
              >
                {round === null ? text.log.before : text.log.round(round)}
              </summary>
              <Show when={open().has(round)}>{days(round, false)}</Show>
            </details>
          </Show>
        )}
      </For>
    </div>
  );
}

function headingOf(round: Round, day: string): string {
  return round === null ? capital(day) : text.log.roundOn(round, day);
}

/** Returns the values without repetition, the last one first. */
function distinct<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)].toReversed();
}

function isSame<T>(before: readonly T[], after: readonly T[]): boolean {
  return before.length === after.length && before.every((one, index) => one === after[index]);
}

/** Whether a line shows its moment on the board; before the first deal there is none to show. */
function leads(board: LiveBoard, { round }: RecentPlay): boolean {
  return round !== null && board.props.onShowMoment !== undefined;
}

/** Moves the focus from a line or heading to the one that the key leads to. */
function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const log = event.currentTarget.closest('[role=region]');
  const all = [...(log?.querySelectorAll<HTMLElement>('button, summary') ?? [])];
  const at = all.indexOf(event.currentTarget);
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }[event.key];
  const next = to === undefined ? undefined : all[to];
  if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  next.focus();
}

/** The moves of one round by day, the newest first. */
function Days(props: {
  /** Oldest first. */
  plays: readonly RecentPlay[];
  /** The heading of the first day, if it is not just the day's name; undefined below the name of the round. */
  heading?: ((day: string) => string) | undefined;
  isStop: (play: RecentPlay) => boolean;
  onFocus: (play: RecentPlay) => void;
}): JSX.Element {
  const now = createNow();
  const dated = createMemo(() => props.plays.map((play) => ({ play, day: dayOf(play.at, now()) })));
  const days = createMemo(() => distinct(dated().map(({ day }) => day)), [], { equals: isSame });
  const playsOn = (wanted: string): readonly RecentPlay[] =>
    dated()
      .flatMap(({ play, day }) => (day === wanted ? [play] : []))
      .toReversed();
  return (
    <For each={days()}>
      {(day, index) => (
        <>
          <Show when={index() === 0 ? props.heading : undefined} fallback={<h3>{capital(day)}</h3>}>
            {(heading) => <h2>{heading()(day)}</h2>}
          </Show>
          <ol>
            <For each={playsOn(day)}>
              {(play) => <Line play={play} isStop={props.isStop(play)} onFocus={() => props.onFocus(play)} />}
            </For>
          </ol>
        </>
      )}
    </For>
  );
}

function Line(props: { play: RecentPlay; isStop: boolean; onFocus: () => void }): JSX.Element {
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
      <span class={styles['when']}>
        <time datetime={new Date(props.play.at).toISOString()}>{clockTime(props.play.at)}</time>
        <Show when={pips()}>{(both) => <TilePicture class={styles['tile']} a={both().a} b={both().b} />}</Show>
      </span>
      <span class={styles['what']}>
        <Rich text={props.play.sentence} />
        <MoveReactions reactions={board.props.reactionsOn?.(props.play.revision) ?? []} />
      </span>
    </>
  );
  return (
    <li class={cx(isNew() && styles['unread'])}>
      <Show when={isNew()}>
        <Unseen>{text.log.unread}</Unseen>
      </Show>
      <Show when={leads(board, props.play)} fallback={<div class={styles['line']}>{content()}</div>}>
        <button
          type="button"
          class={styles['line']}
          tabindex={props.isStop ? 0 : -1}
          onFocus={() => props.onFocus()}
          onKeyDown={walk}
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
