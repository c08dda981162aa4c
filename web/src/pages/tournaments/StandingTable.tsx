import type { StandingLine, TournamentView } from '@slow-train/protocol';
import { createSignal, For, Show, type JSX } from 'solid-js';
import { AccountPart } from '../../account/AccountPart.tsx';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { cx } from '../../ui/cx.ts';
import { tournamentsText as text } from '#text/tournaments.ts';
import { entrantName } from './PairingList.tsx';
import { createTournamentChange } from './tournament-change.ts';
import { Table } from '../../ui/Table.tsx';
import styles from './Tournaments.module.css';

/** The standing; before the first round, the people who have registered. */
export function StandingTable(props: { tournament: TournamentView }): JSX.Element {
  const hasBegun = (): boolean => props.tournament.round > 0;
  const isDuels = (): boolean => props.tournament.tableSize === 2;
  const change = createTournamentChange(() => props.tournament.id);
  const [chosen, setChosen] = createSignal<readonly number[]>([]);
  const going = (): readonly number[] =>
    props.tournament.standing.flatMap((line) => (mayRemove(line) && chosen().includes(line.number) ? line.number : []));
  const mayRemove = (line: StandingLine): boolean =>
    props.tournament.isOrganiser && props.tournament.status === 'open' && line.state !== 'left' && !line.isYou;
  return (
    <AccountPart title={hasBegun() ? text.standing : text.registered} more={text.people(props.tournament.people)}>
      <ErrorMessage sentence={change.problem()} />
      <Table class={styles['standing']}>
        <thead>
          <tr>
            <Show when={hasBegun()}>
              <th scope="col">{text.place}</th>
            </Show>
            <th scope="col">{text.name}</th>
            <Show when={hasBegun()}>
              <th scope="col">{isDuels() ? text.tieBreak : text.meanPlace}</th>
              <th scope="col">{text.points}</th>
            </Show>
          </tr>
        </thead>
        <tbody>
          <For each={props.tournament.standing}>
            {(line) => (
              <tr class={cx(line.isYou && styles['mine'], isAway(line) && styles['away'])}>
                <Show when={hasBegun()}>
                  <td>{line.rank ?? '–'}</td>
                </Show>
                <th scope="row">
                  {line.name === null && line.state === 'left' ? text.gone : entrantName(line)}
                  <Show when={line.state === 'reserve'}>
                    <small>{text.inReserve}</small>
                  </Show>
                  <Show when={isAway(line) && line.name !== null}>
                    <small>{text.hasLeft}</small>
                  </Show>
                  <Show when={mayRemove(line)}>
                    <label class={styles['remove']}>
                      <input
                        type="checkbox"
                        aria-label={text.removeOne(entrantName(line))}
                        checked={chosen().includes(line.number)}
                        onChange={(event) => {
                          const others = chosen().filter((one) => one !== line.number);
                          setChosen(event.currentTarget.checked ? [...others, line.number] : others);
                        }}
                      />
                    </label>
                  </Show>
                </th>
                <Show when={hasBegun()}>
                  <td>{isDuels() ? line.opponents : (line.place ?? '–')}</td>
                  <td>
                    <b>{line.points}</b>
                  </td>
                </Show>
              </tr>
            )}
          </For>
        </tbody>
      </Table>
      <Show when={going().length > 0}>
        <AskFirst
          action={change}
          label={text.removeThose(going().length)}
          question={text.removeAsk}
          yes={text.removeThose(going().length)}
          no={text.keepThem}
          busy={text.busy}
          onYes={() => change.make({ remove: going() })}
        />
      </Show>
    </AccountPart>
  );
}

function isAway({ state }: StandingLine): boolean {
  return state === 'left' || state === 'removed';
}
