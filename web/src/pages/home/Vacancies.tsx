import type { Vacancy } from '@slow-train/protocol';
import { useNavigate } from '@solidjs/router';
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { useQuery } from '../../client/query.ts';
import { NameField } from '../../account/NameField.tsx';
import { isDecided } from '../../client/fate.ts';
import { isProblem } from '../../client/http.ts';
import { useMe } from '../../client/queries.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { substitutesText as words } from '#text/clock.ts';
import { fetchVacancies, sitInAt } from '../../panels/substitutes/requests.ts';
import { Lines } from '../../ui/Lines.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import styles from './Vacancies.module.css';

/** Seats at other people's games that need a substitute; nothing if there are none. */
export function Vacancies(): JSX.Element {
  const navigate = useNavigate();
  const vacancies = useQuery({
    queryKey: ['vacancies'],
    queryFn: ({ signal }) => fetchVacancies(signal),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });
  const action = createAsyncAction();
  const me = useMe();
  const [going, setGoing] = createSignal('');
  /** The name for the table where theirs was refused because it looks like somebody else's. */
  const [tableName, setTableName] = createSignal<string | null>(null);
  const isNamed = ({ id }: Vacancy): boolean => going() === id && tableName() !== null;
  const all = createMemo((): readonly Vacancy[] => vacancies.data() ?? []);
  const sitIn = (vacancy: Vacancy): void => {
    const { id } = vacancy;
    const own = isNamed(vacancy) ? tableName() : null;
    setGoing(id);
    setTableName(own);
    action.run(async () => {
      try {
        const { game } = await sitInAt(id, own === null ? {} : { name: own });
        navigate(`/tables/${game.id}`);
      } catch (error) {
        if (isProblem(error, 'name-taken')) setTableName(own ?? me.data()?.name ?? '');
        // Somebody else took the seat, or its owner is back: show the current list.
        if (isDecided(error)) vacancies.refetch();
        throw error;
      }
    });
  };
  return (
    <Show when={all().length > 0 || action.problem() !== null}>
      <section class={styles['vacancies']}>
        <h2>{words.vacancies}</h2>
        <SmallPrint>{words.vacanciesMore}</SmallPrint>
        <Lines>
          <For each={all()}>
            {(vacancy) => (
              <li>
                <form
                  onSubmit={(event) => {
                    event.preventDefault();
                    sitIn(vacancy);
                  }}
                >
                  <Words vacancy={vacancy} />
                  <Show when={isNamed(vacancy)}>
                    <div class={styles['name']}>
                      <NameField isForTable value={tableName() ?? ''} onInput={setTableName} />
                    </div>
                  </Show>
                  <ActButton
                    type="submit"
                    quiet
                    action={action}
                    mine={going() === vacancy.id}
                    label={words.sitIn}
                    spoken={words.sitInSpoken(ownerIn(vacancy), vacancy.name)}
                    busy={words.sittingIn}
                  />
                </form>
              </li>
            )}
          </For>
        </Lines>
        <ErrorMessage class={styles['problem']} sentence={action.problem()} />
      </section>
    </Show>
  );
}

function Words(props: { vacancy: Vacancy }): JSX.Element {
  const others = (): string[] =>
    props.vacancy.seats.flatMap((occupant, seat) =>
      seat === props.vacancy.seat || occupant.kind === 'nobody' ? [] : [occupant.name],
    );
  const line = (): string => {
    const { rules, set, round, rounds, clock } = props.vacancy;
    return words.line({ preset: rules.preset, set }, round, rounds, clock?.allowance ?? null);
  };
  return (
    <div class={styles['vacancy']}>
      <b>{props.vacancy.name}</b>
      <small>{words.company(ownerIn(props.vacancy), others())}</small>
      <small>{line()}</small>
    </div>
  );
}

function ownerIn({ seats, seat }: Vacancy): string {
  const occupant = seats[seat];
  return occupant === undefined || occupant.kind === 'nobody' ? '' : (occupant.sitsFor ?? occupant.name);
}
