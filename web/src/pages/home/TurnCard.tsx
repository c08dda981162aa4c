import type { GameSummary } from '@slow-train/protocol';
import { deadlineDay, timeLeft } from '#words';
import { Show, type JSX } from 'solid-js';
import { gamesText, clockTime, dayOf, since } from '#text/shell.ts';
import { isSoon } from '../../text/days.ts';
import { EngineTile } from '../../components/EngineTile.tsx';
import { shortNumber } from './group-games.ts';
import { cx } from '../../ui/cx.ts';
import { Unseen } from '../../ui/Unseen.tsx';
import styles from './TurnCard.module.css';

const DAY = 24 * 60 * 60 * 1_000;

/** The text on a ticket's stub. */
interface Stub {
  readonly at: number;
  readonly day: string;
  readonly detail: string;
  readonly isUrgent: boolean;
}

/** A game that waits for me, as a ticket: the deadline or since when it waits, the round and its engine. */
export function TurnCard(props: { game: GameSummary; now: number; isGreen: boolean }): JSX.Element {
  const stub = (): Stub => stubOf(props.game, props.now);
  return (
    <a
      class={cx(styles['ticket'], props.isGreen && styles['green'], stub().isUrgent && styles['late'])}
      href={`/tables/${props.game.id}`}
    >
      <span class={styles['stub']}>
        <b>{clockTime(stub().at)}</b>
        <span>{stub().day}</span>
        <em>{stub().detail}</em>
      </span>
      <span class={styles['body']}>
        <span class={cx(styles['name'], props.game.isUnread && styles['unread'])}>
          {props.game.name}
          <Show when={props.game.isUnread}>
            <Unseen as="i"> {gamesText.unread}</Unseen>
          </Show>
        </span>
        <Show when={props.game.engine}>{(engine) => <EngineTile class={styles['engine']} engine={engine()} />}</Show>
        <span class={styles['line']}>
          {gamesText.round(props.game.round, props.game.rounds, props.game.seats.length)}
        </span>
        <span class={styles['news']}>{props.game.news}</span>
        <span class={styles['foot']}>
          <span>{gamesText.rules(props.game.preset)}</span>
          <span class={styles['no']}>{gamesText.number(shortNumber(props.game.id))}</span>
        </span>
      </span>
    </a>
  );
}

function stubOf({ turnBy, updatedAt }: GameSummary, now: number): Stub {
  if (turnBy !== null) {
    const at = Date.parse(turnBy);
    return { at, day: deadlineDay(at, now), detail: timeLeft(at, now), isUrgent: isSoon(at, now) };
  }
  const at = Date.parse(updatedAt);
  return { at, day: dayOf(at, now), detail: gamesText.waits(since(at, now)), isUrgent: now - at > DAY };
}
