import type { EnteredTournament } from '@slow-train/protocol';
import { Show, type JSX } from 'solid-js';
import { online } from '../../client/connection.ts';
import { AgainstComputer } from './AgainstComputer.tsx';
import { Circles } from './Circles.tsx';
import { Tournaments } from './Tournaments.tsx';
import { Vacancies } from './Vacancies.tsx';

/** The quieter parts below my games. */
export default function Below(props: {
  /** Whether there is any game: else the list itself offers one against the computer. */
  hasGames: boolean;
  tournaments: readonly EnteredTournament[] | undefined;
  now: number;
}): JSX.Element {
  return (
    <>
      <Show when={props.hasGames}>
        <AgainstComputer />
      </Show>
      <Show when={(props.tournaments ?? []).length > 0}>
        <Tournaments tournaments={props.tournaments ?? []} now={props.now} />
      </Show>
      <Show when={online()}>
        <Circles />
        <Vacancies />
      </Show>
    </>
  );
}
