import type { EnteredTournament } from '@slow-train/protocol';
import { Show, type JSX } from 'solid-js';
import { online } from '../../client/connection.ts';
import { Circles } from './Circles.tsx';
import { Tournaments } from './Tournaments.tsx';
import { Vacancies } from './Vacancies.tsx';

/** The quieter parts below my games. */
export default function Below(props: {
  tournaments: readonly EnteredTournament[] | undefined;
  now: number;
}): JSX.Element {
  return (
    <>
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
