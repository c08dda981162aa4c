import type { GameView } from '@slow-train/protocol';
import { useSearchParams } from '@solidjs/router';
import { createEffect, createMemo, createSignal, Match, Suspense, Switch, type JSX } from 'solid-js';
import { reactionsOn } from '../components/move-reactions.ts';
import { EMPTY_PLAYER_STATE, memoryPlayerState } from '../player-state/player-state.ts';
import type { Plans } from '../panels/plan/plans.ts';
import { Board } from '../board/view/Board.tsx';
import type { SendState } from '../client/send-action.ts';
import { boardSlots } from '../pages/game/board-slots.tsx';
import { WatchedView } from '../pages/watch/WatchedView.tsx';
import { Gallery } from './Gallery.tsx';
import { LOBBY } from './lobby.tsx';
import type { Fixture } from './sketch.ts';
import { fixtureTalk } from './talk.ts';
import { STATES } from './states.ts';
import { WATCHED } from './watched.ts';
import styles from './PlaygroundPage.module.css';

/**
 * `/playground`: every component in every state, without a server. `?state=build-16` shows one state of the board,
 * `&theme=night` in the dark theme; moves there are printed below the board and sent nowhere.
 */
export default function PlaygroundPage(): JSX.Element {
  const [wanted] = useSearchParams<{ state: string; theme: string }>();
  createEffect(() => {
    const { theme } = wanted;
    if (theme === 'day' || theme === 'night') document.documentElement.dataset['theme'] = theme;
  });
  const state = createMemo(() => STATES.find(({ id }) => id === wanted.state));
  const lobby = createMemo(() => LOBBY.find(({ id }) => id === wanted.state));
  const watched = createMemo(() => WATCHED.find(({ id }) => id === wanted.state));
  return (
    <Switch fallback={<Gallery />}>
      <Match when={state()} keyed>
        {({ id, make }) => <OneState id={id} fixture={make()} />}
      </Match>
      <Match when={lobby()} keyed>
        {({ id, show }) => (
          <Suspense>
            {show()}
            <output data-state={id} />
          </Suspense>
        )}
      </Match>
      <Match when={watched()} keyed>
        {({ id, make }) => (
          <Suspense>
            <WatchedView token="" game={make()} />
            <output data-state={id} />
          </Suspense>
        )}
      </Match>
    </Switch>
  );
}

function OneState(props: { id: string; fixture: Fixture }): JSX.Element {
  const [output, setOutput] = createSignal('');
  const [dismissed, setDismissed] = createSignal(false);
  // eslint-disable-next-line solid/reactivity -- another state is another page
  const { talk: said, talkRead } = props.fixture;
  const playerState = memoryPlayerState({ ...EMPTY_PLAYER_STATE, ...talkRead });
  // eslint-disable-next-line solid/reactivity -- another state is another page
  const talk = said && fixtureTalk(props.fixture, playerState);
  // eslint-disable-next-line solid/reactivity -- another state is another page
  const [plan, setPlan] = createSignal(props.fixture.game.you.plan);
  const game = (): GameView => {
    const { game: sketched } = props.fixture;
    return { ...sketched, you: { ...sketched.you, plan: plan() } };
  };
  const plans: Plans = {
    lay: async ({ plan: laid, turns }) => {
      const round = game().round?.round ?? 1;
      setPlan({ plan: laid, round, left: turns, played: 0, stopped: null, stoppedAt: null });
    },
    takeBack: async () => void setPlan(null),
  };
  const slots = boardSlots({
    plans,
    ...(talk && { talk }),
    nextGame: () => props.fixture.nextGame ?? null,
    votes: {
      askFor: async ({ kind }) => void setOutput(`ask ${kind}`),
      cast: async (_vote, inFavour) => void setOutput(inFavour ? 'in favour' : 'against'),
    },
    ending: {
      end: async () => void setOutput('end'),
      reopen: async () => void setOutput('reopen'),
    },
    substitutes: {
      seek: async (open) => void setOutput(open ? 'anybody' : 'nobody'),
      comeBack: async () => void setOutput('back'),
      getUp: async () => void setOutput('up'),
    },
  });
  const sending = (): SendState => (dismissed() ? { state: 'idle' } : props.fixture.sending);
  return (
    <>
      <Board
        game={game()}
        log={props.fixture.log}
        sending={sending()}
        online={props.fixture.online}
        playerState={playerState}
        newSince={null}
        reactionsOn={(revision) => reactionsOn(talk?.handle.talk(), revision)}
        onAct={setOutput}
        onDismiss={() => setDismissed(true)}
        onLetPlay={() => Promise.resolve()}
        onShowScores={() => setOutput('scores')}
        onShowMoment={(revision) => setOutput(`moment ${revision}`)}
        slots={slots}
      />
      <output class={styles['output']} data-state={props.id}>
        {output()}
      </output>
    </>
  );
}
