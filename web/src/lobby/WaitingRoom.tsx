import { useNavigate } from '@solidjs/router';
import type { GameView } from '@slow-train/protocol';
import { createSignal, Show, type JSX } from 'solid-js';
import { leaveGame, startGame, type OpenSeats } from '../api/games.ts';
import { Refused } from '../api/http.ts';
import { ActButton } from '../app/ActButton.tsx';
import { Main } from '../app/Main.tsx';
import { tell } from '../app/notices.ts';
import { Sign } from '../app/Sign.tsx';
import { createTask, type Task } from '../app/task.ts';
import type { OpenTable } from '../app/TableGate.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { RulesDifference } from '../rules/RulesDifference.tsx';
import { shellText } from '../text/shell.ts';
import { waitingText } from '../text/waiting.ts';
import { SeatList } from './SeatList.tsx';
import { ShareLink } from './ShareLink.tsx';
import './waiting.css';

/** A table before its departure: who is on board, the link for the others, and the host's whistle. */
export function WaitingRoom(props: { game: GameView; table: OpenTable }): JSX.Element {
  const navigate = useNavigate();
  const task = createTask();
  const [going, setGoing] = createSignal<OpenSeats | 'leave'>('computers');
  const taken = (): number => props.game.seats.filter((seat) => seat.kind !== 'nobody').length;
  const open = (): number => props.game.seats.length - taken();

  const start = (openSeats: OpenSeats): void => {
    setGoing(openSeats);
    const { id, revision } = props.game;
    const table = props.table;
    task.run(() => onFreshTable(table, async () => table.take(await startGame(id, revision, openSeats))));
  };
  const leave = (): void => {
    setGoing('leave');
    const { id, name, revision } = props.game;
    const table = props.table;
    const getUp = async (): Promise<void> => {
      await leaveGame(id, revision);
      navigate('/');
      tell(waitingText.left(name));
    };
    task.run(() => onFreshTable(table, getUp));
  };

  return (
    <Main class="waiting-page">
      <Sign
        title={props.game.name}
        line={waitingText.details(props.game.rules.preset, props.game.set, props.game.rounds)}
        back={{ href: '/', words: shellText.back }}
      />
      <div class="waiting-body">
        <section>
          <h2>
            {waitingText.boarding} <span>{waitingText.taken(taken(), props.game.seats.length)}</span>
          </h2>
          <SeatList seats={props.game.seats} you={props.game.you.seat} />
          <RulesDifference played={{ rules: props.game.rules, set: props.game.set, seats: props.game.seats.length }} />
        </section>
        <Show when={open() > 0 && props.game.invitation}>
          {(code) => <ShareLink code={code()} table={props.game.name} />}
        </Show>
      </div>
      <div class="waiting-more">
        <Show when={props.game.you.isHost && open() > 0 && taken() >= 2}>
          <ActButton
            quiet
            task={task}
            mine={going() === 'remove'}
            label={waitingText.startWithout(taken())}
            busy={waitingText.starting}
            onClick={() => start('remove')}
          />
        </Show>
        <Leave task={task} isGoing={going() === 'leave'} leave={leave} />
      </div>
      <div class="waiting-acts">
        <Trouble sentence={task.problem()} />
        <Show when={props.game.you.isHost} fallback={<p class="waiting-host">{waitingText.waitHost}</p>}>
          <ActButton
            task={task}
            mine={going() === 'computers'}
            label={open() === 0 ? waitingText.start : waitingText.startComputers(open())}
            busy={waitingText.starting}
            onClick={() => start('computers')}
          />
        </Show>
      </div>
    </Main>
  );
}

/** Somebody may have sat down in this very moment: then the host should see them before trying again. */
async function onFreshTable(table: OpenTable, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Refused && error.problem.current) table.take(error.problem.current);
    else if (error instanceof Refused && error.status < 500) table.lookAgain();
    throw error;
  }
}

/** Leaving, with a second thought. */
function Leave(props: { task: Task; isGoing: boolean; leave: () => void }): JSX.Element {
  const [isAsked, setAsked] = createSignal(false);
  return (
    <Show
      when={isAsked()}
      fallback={
        <button type="button" class="waiting-leave" onClick={() => setAsked(true)}>
          {waitingText.leave}
        </button>
      }
    >
      <div class="waiting-sure" role="group" aria-label={waitingText.leave}>
        <p>{waitingText.leaveSure}</p>
        <ActButton
          quiet
          task={props.task}
          mine={props.isGoing}
          label={waitingText.leaveYes}
          busy={waitingText.leaving}
          onClick={() => props.leave()}
        />
        <button
          type="button"
          class="button"
          ref={(button) => queueMicrotask(() => button.focus())}
          onClick={() => setAsked(false)}
        >
          {waitingText.leaveNo}
        </button>
      </div>
    </Show>
  );
}
