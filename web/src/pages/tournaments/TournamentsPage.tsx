import type { TournamentSummary } from '@slow-train/protocol';
import { For, Show, type JSX } from 'solid-js';
import { AccountPart, Acts } from '../../account/AccountPart.tsx';
import { AccountSubpage } from '../../account/AccountSubpage.tsx';
import { useTournaments } from '../../client/tournaments.ts';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { tournamentsText as text } from '#text/tournaments.ts';

/** The tournaments that the player plays in or organises. */
export default function TournamentsPage(): JSX.Element {
  return (
    <AccountSubpage title={text.title} line={text.line}>
      {() => <Mine />}
    </AccountSubpage>
  );
}

function Mine(): JSX.Element {
  const query = useTournaments();
  return (
    <QueryBoundary query={query} failed={text.failed}>
      {(list) => (
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
      )}
    </QueryBoundary>
  );
}

function Line(props: { tournament: TournamentSummary }): JSX.Element {
  const words = (): string => {
    const { status, round, rounds, people, rank, isOrganiser, state } = props.tournament;
    const parts = [
      status === 'playing' ? text.round(round, rounds) : text.statuses[status],
      text.people(people),
      rank === null ? '' : text.rank(rank),
      isOrganiser && state === null ? text.organiser : '',
    ];
    return parts.filter((part) => part !== '').join(', ');
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
