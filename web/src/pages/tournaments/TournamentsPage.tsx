import type { TournamentSummary } from '@slow-train/protocol';
import { For, Show, type JSX } from 'solid-js';
import { AccountPart, Acts } from '../../account/AccountPart.tsx';
import { AccountSubpage } from '../../account/AccountSubpage.tsx';
import { useTournaments } from '../../client/tournaments.ts';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { dayAndTime } from '#text/shell.ts';
import { tournamentsText as text } from '#text/tournaments.ts';

/** The tournaments that the player plays in or organises, and those that seek people. */
export default function TournamentsPage(): JSX.Element {
  return (
    <AccountSubpage title={text.title} line={text.line}>
      {() => <Lists />}
    </AccountSubpage>
  );
}

function Lists(): JSX.Element {
  const query = useTournaments();
  return (
    <QueryBoundary query={query} failed={text.failed}>
      {(list) => (
        <>
          <AccountPart>
            <Show
              when={list().tournaments.length > 0}
              fallback={
                <>
                  <h2>{text.none}</h2>
                  <p>{text.noneMore}</p>
                </>
              }
            >
              <LinkList>
                <For each={list().tournaments}>{(one) => <Line tournament={one} />}</For>
              </LinkList>
            </Show>
            <Acts>
              <ButtonLink href="/tournaments/new">{text.setUp}</ButtonLink>
            </Acts>
          </AccountPart>
          <Show when={list().seeking.length > 0}>
            <AccountPart title={text.seeking} more={text.seekingMore}>
              <LinkList>
                <For each={list().seeking}>{(one) => <Line tournament={one} />}</For>
              </LinkList>
            </AccountPart>
          </Show>
        </>
      )}
    </QueryBoundary>
  );
}

function Line(props: { tournament: TournamentSummary }): JSX.Element {
  const words = (): string => {
    const { status, round, rounds, people, rank, isOrganiser, state } = props.tournament;
    const parts = [
      status === 'playing' ? text.round(round, rounds) : stateWords(),
      text.people(people),
      rank === null ? '' : text.rank(rank),
      isOrganiser && state === null ? text.organiser : '',
    ];
    return parts.filter((part) => part !== '').join(', ');
  };
  /** Of one that the player might enter, until when that is possible. */
  const stateWords = (): string => {
    const { status, state, isOrganiser, closesAt } = props.tournament;
    return status === 'open' && state === null && !isOrganiser
      ? text.until(dayAndTime(Date.parse(closesAt)))
      : text.statuses[status];
  };
  return (
    <li>
      <a href={`/tournaments/${props.tournament.id}`}>
        <b>{props.tournament.name}</b>
        <span>{words()}</span>
      </a>
    </li>
  );
}
