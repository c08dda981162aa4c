import { For, Match, Show, Switch, type JSX, type ParentProps } from 'solid-js';
import { createNow } from '../../client/server-time.ts';
import { shownTime, type ShownTime, type TimeGauge } from '../../components/clock/game-time.ts';
import { clockText } from '#text/clock.ts';
import { since } from '#text/shell.ts';
import { Clock } from '../../ui/Clock.tsx';
import { cx } from '../../ui/cx.ts';
import { Unseen } from '../../ui/Unseen.tsx';
import { useLiveBoard } from '../state/live-board.ts';
import styles from './Deadline.module.css';

/**
 * The deadline of the running turn: clock, day and time, time left, and a gauge with a bar for the turn and boxes for
 * the reserve; if the clock stands still, until when. A tap opens this in sentences. If nothing runs, it has no hands.
 */
export function Deadline(): JSX.Element {
  const board = useLiveBoard();
  const now = createNow();
  const running = (): ShownTime | null => shownTime(board.game(), now());
  const pausedUntil = (): string | null => board.game().clock?.pausedUntil ?? null;
  const isThinking = (): boolean => {
    const { table } = board.view();
    return table.phase === 'play' && board.game().seats[table.turn.seat]?.kind === 'computer';
  };
  const quiet = (): string =>
    board.situation().mode === 'playing' || board.situation().mode === 'building'
      ? clockText.takeYourTime
      : clockText.moved(since(Date.parse(board.game().updatedAt), now()));
  return (
    <Frame>
      <Switch>
        <Match when={board.situation().mode === 'over'}>{null}</Match>
        <Match when={pausedUntil()}>
          {(until) => (
            <>
              <Clock class={styles['face']} at={now()} paused />
              <span class={styles['words']}>
                <b>{clockText.paused}</b> <span>{clockText.pausedUntil(Date.parse(until()), now())}</span>
              </span>
            </>
          )}
        </Match>
        <Match when={running()}>
          {(time) => (
            <>
              <Clock class={styles['face']} at={now()} paused={time().stopped !== null} />
              <span class={styles['words']}>
                <b>{time().deadline}</b> <span data-tone={time().tone}>{time().left}</span>
                <Show when={time().stopped} fallback={<Gauge gauge={time().gauge} />}>
                  {(stopped) => <span class={styles['stop']}>{stopped()}</span>}
                </Show>
              </span>
            </>
          )}
        </Match>
        <Match when={isThinking()}>
          <span class={styles['words']}>
            <b>{clockText.thinking}</b> <span>{clockText.aMoment}</span>
          </span>
        </Match>
        <Match when={true}>
          <Clock class={styles['face']} at={now()} stopped />
          <span class={styles['words']}>
            <b>{clockText.noClock}</b> <span>{quiet()}</span>
          </span>
        </Match>
      </Switch>
    </Frame>
  );
}

/** A button if there is a clock to tell more about. */
function Frame(props: ParentProps): JSX.Element {
  const board = useLiveBoard();
  return (
    <Show
      when={board.game().clock !== null && board.situation().mode !== 'over'}
      fallback={<div class={styles['deadline']}>{props.children}</div>}
    >
      <button type="button" class={cx(styles['deadline'], styles['opens'])} onClick={() => board.show('clock')}>
        <Unseen>{clockText.openSpoken}</Unseen>
        {props.children}
      </button>
    </Show>
  );
}

/** The time left of the turn, as a bar, and of the reserve, as boxes; the words next to it say the same. */
function Gauge(props: { gauge: TimeGauge }): JSX.Element {
  return (
    <span class={cx(styles['gauge'], props.gauge.isLow && styles['low'])} aria-hidden="true">
      <Show when={props.gauge.turn !== null}>
        <i class={styles['bar']} style={{ '--share': `${(props.gauge.turn ?? 0) * 100}%` }} />
      </Show>
      <For each={props.gauge.reserve}>
        {(share) => (
          <i
            class={cx(styles['box'], props.gauge.turn === null && styles['used'])}
            style={{ '--share': `${share * 100}%` }}
          />
        )}
      </For>
    </span>
  );
}
