import { useParams } from '@solidjs/router';
import type { TournamentView } from '@slow-train/protocol';
import { presetName } from '#words';
import { createSignal, Show, type JSX } from 'solid-js';
import { AccountMain } from '../../account/AccountMain.tsx';
import { AccountPart } from '../../account/AccountPart.tsx';
import { useTournament } from '../../client/tournaments.ts';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { SendLink } from '../../ui/SendLink.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { shellText } from '#text/shell.ts';
import { tournamentsText as text } from '#text/tournaments.ts';
import { PairingList } from './PairingList.tsx';
import { StandingTable } from './StandingTable.tsx';
import { TournamentProgress } from './TournamentProgress.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import styles from './Tournaments.module.css';

/** A tournament: its next step, its pairings, and its standing. */
export default function TournamentPage(): JSX.Element {
  const params = useParams<{ id: string }>();
  const [round, setRound] = createSignal<number | null>(null);
  return (
    // Keyed, because a query keeps its address.
    <Show when={{ id: params.id, of: round() }} keyed>
      {({ id, of }) => {
        const query = useTournament(id, of);
        return (
          <QueryBoundary isPage query={query} failed={text.oneFailed}>
            {(tournament) => <Tournament tournament={tournament()} onRound={setRound} />}
          </QueryBoundary>
        );
      }}
    </Show>
  );
}

/** The page of a tournament. */
function Tournament(props: { tournament: TournamentView; onRound(round: number): void }): JSX.Element {
  usePageTitle(() => ({ title: shellText.titleOf(props.tournament.name) }));
  return (
    <AccountMain
      hasColumns
      title={props.tournament.name}
      line={lineOf(props.tournament)}
      back={{ href: '/tournaments', words: text.back }}
    >
      <TournamentProgress tournament={props.tournament} />
      <Show when={props.tournament.shown}>
        {(shown) => (
          <PairingList
            shown={shown()}
            last={props.tournament.round}
            rounds={props.tournament.rounds}
            onRound={props.onRound}
          />
        )}
      </Show>
      <StandingTable tournament={props.tournament} />
      <Show when={props.tournament.registering !== null}>
        <Invite tournament={props.tournament} />
      </Show>
      <AccountPart>
        <SmallPrint class={styles['fine']}>{text.scale}</SmallPrint>
        <SmallPrint class={styles['fine']}>
          {text.ties[props.tournament.tableSize === 2 ? 'duels' : 'tables']}
        </SmallPrint>
        {/* Only those who draw the lots again need it; to others it says nothing. */}
        <Show when={props.tournament.isOrganiser}>
          <SmallPrint class={styles['fine']}>
            {text.lots(props.tournament.seedHash)}{' '}
            <Show when={props.tournament.seed}>{(seed) => text.seed(seed())}</Show>
          </SmallPrint>
        </Show>
      </AccountPart>
    </AccountMain>
  );
}

function Invite(props: { tournament: TournamentView }): JSX.Element {
  return (
    <AccountPart title={text.invite} more={text.inviteMore}>
      <SendLink
        quiet
        link={`${location.origin}/tournaments/${props.tournament.id}`}
        invite={text.invitation(props.tournament.name)}
        words={text}
      />
    </AccountPart>
  );
}

function lineOf({ rules, gameRounds, tableSize, isRated, phrasesOnly, organiser }: TournamentView): string {
  const parts = [
    text.game(presetName(rules.preset), gameRounds),
    text.tables(tableSize),
    isRated ? text.rated : '',
    phrasesOnly ? text.phrasesOnly : '',
    organiser === null ? '' : text.by(organiser),
  ];
  return parts.filter((part) => part !== '').join(', ');
}
