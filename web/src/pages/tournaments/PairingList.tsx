import type { TournamentRound, TournamentSeat } from '@slow-train/protocol';
import { For, Show, type JSX } from 'solid-js';
import { AccountPart } from '../../account/AccountPart.tsx';
import { cx } from '../../ui/cx.ts';
import { tournamentsText as text } from '#text/tournaments.ts';
import { Lines } from '../../ui/Lines.tsx';
import { Numbers } from '../../ui/Numbers.tsx';
import styles from './Tournaments.module.css';

/** The tables of a round, the player's own first, and who has none. */
export function PairingList(props: {
  shown: TournamentRound;
  /** The latest round. */
  last: number;
  rounds: number;
  onRound(round: number): void;
}): JSX.Element {
  return (
    <AccountPart title={text.pairings} more={text.round(props.shown.round, props.rounds)}>
      <Show when={props.last > 1}>
        <Numbers class={styles['rounds']}>
          <For each={Array.from({ length: props.last }, (_, index) => index + 1)}>
            {(round) => (
              <button
                type="button"
                aria-label={text.show(round)}
                aria-pressed={round === props.shown.round}
                onClick={() => props.onRound(round)}
              >
                {round}
              </button>
            )}
          </For>
        </Numbers>
      </Show>
      <Lines class={styles['tables']}>
        <For each={props.shown.tables}>
          {(table) => (
            <li class={cx(table.isYours && styles['mine'])}>
              <span>
                <Show when={table.game} fallback={text.table(table.number)}>
                  {(game) => <a href={`/tables/${game()}`}>{text.table(table.number)}</a>}
                </Show>
                <Show when={!table.isCounted}>
                  <small>{text.playing}</small>
                </Show>
              </span>
              <ol>
                <For each={seatsIn(table.seats)}>
                  {(seat) => (
                    <li>
                      {entrantName(seat)} <b>{seat.points ?? ''}</b>
                    </li>
                  )}
                </For>
              </ol>
            </li>
          )}
        </For>
        <For each={props.shown.without}>
          {(seat) => (
            <li>
              <span>{text.without[seat.kind]}</span>
              <ol>
                <li>
                  {entrantName(seat)} <b>{seat.points ?? ''}</b>
                </li>
              </ol>
            </li>
          )}
        </For>
      </Lines>
    </AccountPart>
  );
}

/** The best first, once there is a result. */
function seatsIn(seats: readonly TournamentSeat[]): readonly TournamentSeat[] {
  return seats.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
}

/** Returns the name of a player in lists. */
export function entrantName({ name, isYou }: Pick<TournamentSeat, 'name' | 'isYou'>): string {
  if (name === null) return text.hidden;
  return isYou ? text.you(name) : name;
}
