import type { EnteredTournament } from '@slow-train/protocol';
import { deadlineDay, timeLeft } from '#words';
import { For, type JSX } from 'solid-js';
import { tournamentsText as text } from '#text/tournaments.ts';
import { clockTime } from '../../text/days.ts';
import { Lines } from '../../ui/Lines.tsx';
import rows from './GameRow.module.css';

/** The tournaments in which I wait for a game, and those that I organise, as lines of the timetable. */
export function Tournaments(props: { tournaments: readonly EnteredTournament[]; now: number }): JSX.Element {
  return (
    <section>
      <h2>{text.entered.title}</h2>
      <Lines>
        <For each={props.tournaments}>
          {(tournament) => {
            const until = Date.parse(tournament.until);
            return (
              <li>
                <a class={rows['row']} href={`/tournaments/${tournament.id}`}>
                  <small>
                    <b>{clockTime(until)}</b> {deadlineDay(until, props.now)}
                  </small>
                  <span class={rows['words']}>
                    <b>{tournament.name}</b>
                    <small>{wordsFor(tournament)}</small>
                  </span>
                  <small>{timeLeft(until, props.now)}</small>
                </a>
              </li>
            );
          }}
        </For>
      </Lines>
    </section>
  );
}

function wordsFor({ role, round, rounds }: EnteredTournament): string {
  const { begins, next, ends } = text.entered;
  const what = round === 0 ? begins : round < rounds ? next(round + 1) : ends;
  return [text.entered.role[role], what].filter((part) => part !== '').join(' ');
}
