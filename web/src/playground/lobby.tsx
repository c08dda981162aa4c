import type { GameView, InvitationAnswer, OccupantView, OpenGame } from '@slow-train/protocol';
import { createSignal, For, lazy, type JSX } from 'solid-js';
import { createAsyncAction } from '../client/async-action.ts';
import type { LiveGame as GameHandle } from '../components/GameGate.tsx';
import { Filters } from '../pages/open-games/Filters.tsx';
import { OpenGameCard } from '../pages/open-games/OpenGameCard.tsx';
import { Waits } from '../pages/open-games/Waits.tsx';
import { Main } from '../ui/Main.tsx';
import { EMPTY_PLAYER_STATE, memoryPlayerState } from '../player-state/player-state.ts';
import { OPEN_GAMES, openGameWith, pretendWait } from './open-games.ts';
import { bonepileTable } from './positions.ts';
import { fixtureOf } from './sketch.ts';
import styles from './Lobby.module.css';

// On demand, as on the page of a game: otherwise the build gives that page one file more.
const WaitingRoom = lazy(() => import('../pages/game/WaitingRoom.tsx'));

/** A view that people have before they play. */
interface LobbyState {
  readonly id: string;
  readonly words: string;
  show(): JSX.Element;
}

/** Every state of the lobby in the playground: open games, and rooms in which people wait. */
export const LOBBY: readonly LobbyState[] = [
  { id: 'open-games', words: 'Open games, one of each kind', show: () => <OpenGames games={OPEN_GAMES} /> },
  {
    id: 'open-name',
    words: 'An open game asks a newcomer for a name',
    show: () => <OpenGames games={[openGameWith({ host: null, reliability: null })]} asksFor="name" />,
  },
  {
    id: 'open-other-name',
    words: 'An open game asks for another name, since somebody there has the same',
    show: () => <OpenGames games={[openGameWith()]} asksFor="other name" />,
  },
  {
    id: 'open-filtered',
    words: 'Open games with filters',
    show: () => <OpenGames games={[openGameWith()]} isFiltered />,
  },
  {
    id: 'waits',
    words: 'Waiting for seats in two kinds of games',
    show: () => (
      <Main class={styles['page']}>
        <Waits
          waits={[pretendWait, { ...pretendWait, id: 'waitforit002', isRated: true, seats: 8 }]}
          onLeft={() => {}}
        />
      </Main>
    ),
  },
  {
    id: 'room-open',
    words: 'The host of an open game waits for anybody',
    show: () => <Room {...room([me], { isHost: true })} />,
  },
  { id: 'room-guest', words: 'A guest in an open game waits', show: () => <Room {...room([person('Lena'), me])} /> },
  {
    id: 'room-friends',
    words: 'The host waits for friends with the link',
    show: () => <Room {...room([me, person('Ana')], { isHost: true, isOpen: false })} />,
  },
  {
    id: 'room-again',
    words: 'Once more with these people: their answers',
    show: () => (
      <Room
        {...room([me, person('Ana'), kept('Milo', 'waiting'), kept('Ottoline', 'later'), kept('Kasimir', 'no')], {
          isHost: true,
          isOpen: false,
          isFull: true,
        })}
      />
    ),
  },
  {
    id: 'room-invited',
    words: 'Somebody for whom a seat is kept is asked',
    show: () => <Room {...room([person('Ana'), kept('Mira', 'waiting')], { isOpen: false, isFull: true })} />,
  },
];

const person = (name: string): OccupantView => ({ kind: 'person', name });
const me = person('Mira');
const kept = (name: string, answer: InvitationAnswer): OccupantView => ({ kind: 'nobody', reserved: { name, answer } });

function OpenGames(props: {
  games: readonly OpenGame[];
  asksFor?: 'name' | 'other name';
  isFiltered?: boolean;
}): JSX.Element {
  const action = createAsyncAction();
  const [name, setName] = createSignal('');
  const asked = () => props.asksFor && { value: name(), isForTable: props.asksFor === 'other name', onInput: setName };
  return (
    <Main class={styles['page']}>
      <Filters filter={props.isFiltered ? { language: 'es', seats: 4 } : {}} onChange={() => {}} />
      <ul class={styles['cards']}>
        <For each={props.games}>
          {(game, index) => (
            <li>
              <OpenGameCard
                game={game}
                isGreen={index() % 2 === 1}
                action={action}
                isGoing={false}
                name={asked() ?? null}
                onSit={() => {}}
                onWait={() => {}}
              />
            </li>
          )}
        </For>
      </ul>
    </Main>
  );
}

/** A game before its start, for four or more; Mira looks at it. */
function room(
  taken: readonly OccupantView[],
  { isHost = false, isOpen = true, isFull = isOpen }: { isHost?: boolean; isOpen?: boolean; isFull?: boolean } = {},
): { readonly game: GameView } {
  const { game } = fixtureOf({ ...bonepileTable(), name: 'room' });
  const seats = [...taken, ...Array.from({ length: isFull && !isOpen ? 0 : 4 - taken.length }, () => nobody)];
  const seat = seats.indexOf(me);
  return {
    game: {
      ...game,
      status: 'lobby',
      results: [],
      round: null,
      seats,
      startsFull: isFull,
      phrasesOnly: isOpen,
      invitation: isHost ? 'AbCdEfGhIjKlMnOpQrStUv' : null,
      you: { ...game.you, isHost, seat: seat < 0 ? null : seat, ...(seat < 0 && { invited: 'waiting' }) },
      ...(isOpen && { open: { language: 'en', newcomers: true, until: '2026-12-07T10:00:00.000Z' } }),
    },
  };
}
const nobody: OccupantView = { kind: 'nobody' };

/** A waiting room whose buttons reach no server. */
function Room(props: { game: GameView }): JSX.Element {
  const handle: GameHandle = {
    log: () => [],
    talk: () => ({ version: 0, messages: [], muted: [], hasOlder: false }),
    take: () => {},
    playerState: memoryPlayerState(EMPTY_PLAYER_STATE),
    newSince: () => null,
    readUpTo: () => 0,
    isFetching: () => false,
    me: () => null,
    refetch: () => {},
  };
  return <WaitingRoom game={props.game} handle={handle} />;
}
