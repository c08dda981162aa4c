import type { Circle, CircleGame } from '@slow-train/protocol';
import { For, Show, type JSX } from 'solid-js';
import { AccountPart } from '../../account/AccountPart.tsx';
import { serverNow } from '../../client/server-time.ts';
import { circlesText as text } from '#text/circles.ts';
import { dayOf } from '#text/shell.ts';
import { GameSubstitutes } from './GameSubstitutes.tsx';
import { Lines } from '../../ui/Lines.tsx';
import styles from './Circles.module.css';

/** The latest games of a circle, newest first: whose turn it is, or who won. */
export function CircleGames(props: { circle: Circle }): JSX.Element {
  return (
    <AccountPart title={props.circle.games.length > 0 ? text.games : text.noGames}>
      <Show when={props.circle.games.length > 0} fallback={<p class={styles['fine']}>{text.noGamesMore}</p>}>
        <Lines>
          <For each={props.circle.games}>
            {(game) => (
              <li>
                <Line game={game} />
                <Show when={props.circle.isFounder}>
                  <GameSubstitutes circle={props.circle} game={game} />
                </Show>
              </li>
            )}
          </For>
        </Lines>
      </Show>
    </AccountPart>
  );
}

function Line(props: { game: CircleGame }): JSX.Element {
  const isOver = (): boolean => props.game.status === 'finished';
  const words = (): JSX.Element => (
    <>
      <time datetime={props.game.at}>{dayOf(Date.parse(props.game.at), serverNow())}</time>
      <b>{props.game.name}</b>
      <span>
        {isOver() ? text.won(props.game.winners) : text.turn(props.game.turn, props.game.round, props.game.rounds)}
      </span>
    </>
  );
  return (
    <Show when={props.game.isYours} fallback={<div class={styles['game']}>{words()}</div>}>
      <a class={styles['game']} href={`/tables/${props.game.id}${isOver() ? '/scores' : ''}`}>
        {words()}
      </a>
    </Show>
  );
}
