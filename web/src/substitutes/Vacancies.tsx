import type { Vacancy } from '@slow-train/protocol';
import { useNavigate } from '@solidjs/router';
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { Refused } from '../api/http.ts';
import { watchQuery } from '../api/watch.ts';
import { ActButton } from '../app/ActButton.tsx';
import { createTask } from '../app/task.ts';
import { Trouble } from '../app/Trouble.tsx';
import { ownTimeZone } from '../notify/time-zone.ts';
import { substitutesText as words } from '../text/substitutes.ts';
import { readVacancies, sitInAt } from './requests.ts';
import './vacancies.css';

/** The seats in which one could sit in for somebody, at tables of others. Nothing, where there are none. */
export default function Vacancies(): JSX.Element {
  const navigate = useNavigate();
  const vacancies = watchQuery({
    queryKey: ['vacancies'],
    queryFn: ({ signal }) => readVacancies(signal),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });
  const task = createTask();
  const [going, setGoing] = createSignal('');
  const all = createMemo((): readonly Vacancy[] => vacancies.data() ?? []);
  const sitIn = ({ id }: Vacancy): void => {
    setGoing(id);
    task.run(async () => {
      try {
        const { game } = await sitInAt(id, { zone: ownTimeZone() });
        navigate(`/tables/${game.id}`);
      } catch (error) {
        // Somebody was quicker, or its owner is back: show how it stands now.
        if (error instanceof Refused && error.status < 500) vacancies.lookAgain();
        throw error;
      }
    });
  };
  return (
    <Show when={all().length > 0 || task.problem() !== null}>
      <section class="vacancies">
        <h2>{words.vacancies}</h2>
        <p>{words.vacanciesMore}</p>
        <ul>
          <For each={all()}>
            {(vacancy) => (
              <li>
                <Lines vacancy={vacancy} />
                <ActButton
                  quiet
                  task={task}
                  mine={going() === vacancy.id}
                  label={words.sitIn}
                  spoken={words.sitInSpoken(ownerIn(vacancy), vacancy.name)}
                  busy={words.sittingIn}
                  onClick={() => sitIn(vacancy)}
                />
              </li>
            )}
          </For>
        </ul>
        <Trouble sentence={task.problem()} />
      </section>
    </Show>
  );
}

function Lines(props: { vacancy: Vacancy }): JSX.Element {
  const others = (): string[] =>
    props.vacancy.seats.flatMap((sitter, seat) =>
      seat === props.vacancy.seat || sitter.kind === 'nobody' ? [] : [sitter.name],
    );
  const line = (): string => {
    const { rules, set, round, rounds, clock } = props.vacancy;
    return words.line({ preset: rules.preset, set }, round, rounds, clock?.allowance ?? null);
  };
  return (
    <div class="vacancy">
      <b>{props.vacancy.name}</b>
      <span>{words.company(ownerIn(props.vacancy), others())}</span>
      <span>{line()}</span>
    </div>
  );
}

function ownerIn({ seats, seat }: Vacancy): string {
  const sitter = seats[seat];
  return sitter === undefined || sitter.kind === 'nobody' ? '' : (sitter.sitsFor ?? sitter.name);
}
