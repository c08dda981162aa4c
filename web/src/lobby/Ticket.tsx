import type { GameSummary } from '@slow-train/protocol';
import { Show, type JSX } from 'solid-js';
import { tablesText } from '../text/tables.ts';
import { clockTime, dayOf, since } from '../text/when.ts';
import { EngineTile } from './EngineTile.tsx';
import { ticketNumber } from './grouping.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** A table that waits for me, as a ticket to tear off: since when, what is going on, with which engine. */
export function Ticket(props: { game: GameSummary; now: number; isGreen: boolean }): JSX.Element {
  const at = (): number => Date.parse(props.game.updatedAt);
  return (
    <a
      class="ticket"
      classList={{ green: props.isGreen, late: props.now - at() > DAY }}
      href={`/tables/${props.game.id}`}
    >
      <span class="stub">
        <b>{clockTime(at())}</b>
        <span>{dayOf(at(), props.now)}</span>
        <em>{tablesText.waits(since(at(), props.now))}</em>
      </span>
      <span class="tbody">
        <span class="tname">{props.game.name}</span>
        <Show when={props.game.engine}>{(engine) => <EngineTile class="teng" engine={engine()} />}</Show>
        <span class="tline">{tablesText.round(props.game.round, props.game.rounds, props.game.seats.length)}</span>
        <span class="tnews">{props.game.news}</span>
        <span class="tfoot">
          <span>{tablesText.rules(props.game.preset)}</span>
          <span class="no">{tablesText.number(ticketNumber(props.game.id))}</span>
        </span>
      </span>
    </a>
  );
}
