import { useNavigate } from '@solidjs/router';
import type { GameView } from '@slow-train/protocol';
import { createSignal, Show, type JSX } from 'solid-js';
import { leaveGame, renewInvitation, startGame, type OpenSeats } from '../api/games.ts';
import { Refused } from '../api/http.ts';
import { ActButton } from '../app/ActButton.tsx';
import { Main } from '../app/Main.tsx';
import { tell } from '../app/notices.ts';
import { Sign } from '../app/Sign.tsx';
import { createTask, type Task } from '../app/task.ts';
import type { OpenTable } from '../app/TableGate.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { Contract } from '../clock/Contract.tsx';
import { TellingButton } from '../notify/TellingButton.tsx';
import { RulesDifference } from '../rules/RulesDifference.tsx';
import { clockText } from '../text/clock.ts';
import { shellText } from '../text/shell.ts';
import { waitingText } from '../text/waiting.ts';
import { Companions } from './Companions.tsx';
import { SeatList } from './SeatList.tsx';
import { ShareLink } from './ShareLink.tsx';
import './waiting.css';

/** A table before its departure: who is on board, the link for the others, and the host's whistle. */
export function WaitingRoom(props: { game: GameView; table: OpenTable }): JSX.Element {
  const navigate = useNavigate();
  const task = createTask();
  const [going, setGoing] = createSignal<OpenSeats | 'leave' | 'link'>('computers');
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

  const newLink = (): void => {
    setGoing('link');
    const { id, revision } = props.game;
    const table = props.table;
    const renew = async (): Promise<void> => {
      table.take(await renewInvitation(id, revision));
      tell(waitingText.newLinkMade);
    };
    task.run(() => onFreshTable(table, renew));
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
          <RulesDifference
            played={{ rules: props.game.rules, set: props.game.set, seats: props.game.seats.length }}
            forcedPlays={props.game.forcedPlays}
          />
          <details class="waiting-clock">
            <summary>{clockText.summary(props.game.clock?.terms ?? null)}</summary>
            <Contract terms={props.game.clock?.terms ?? null} />
          </details>
        </section>
        <Show when={open() > 0 && props.game.invitation}>
          {(code) => <ShareLink code={code()} until={props.game.invitationUntil} table={props.game.name} />}
        </Show>
        <Show when={open() > 0}>
          <Companions table={props.game.id} />
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
        <Show when={props.game.you.isHost && open() > 0}>
          <SecondThought
            task={task}
            isGoing={going() === 'link'}
            words={{
              ask: waitingText.newLink,
              sure: waitingText.newLinkSure,
              yes: waitingText.newLinkYes,
              no: waitingText.newLinkNo,
              busy: waitingText.makingLink,
            }}
            act={newLink}
          />
        </Show>
        <TellingButton isShort id={props.game.id} class="waiting-leave" />
        <SecondThought
          task={task}
          isGoing={going() === 'leave'}
          words={{
            ask: waitingText.leave,
            sure: waitingText.leaveSure,
            yes: waitingText.leaveYes,
            no: waitingText.leaveNo,
            busy: waitingText.leaving,
          }}
          act={leave}
        />
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

/** Something that cannot be undone, with a second thought. */
function SecondThought(props: {
  task: Task;
  isGoing: boolean;
  words: { readonly [part in 'ask' | 'sure' | 'yes' | 'no' | 'busy']: string };
  act(): void;
}): JSX.Element {
  const [isAsked, setAsked] = createSignal(false);
  const act = (): void => {
    setAsked(false);
    props.act();
  };
  /** Whoever was asked is put back where the question came from; on arrival nobody was. */
  let isArrival = true;
  const takesFocusBack = (button: HTMLButtonElement): void => {
    if (!isArrival) queueMicrotask(() => button.focus());
    isArrival = false;
  };
  return (
    <Show
      when={isAsked() || (props.isGoing && props.task.busy())}
      fallback={
        <button type="button" class="waiting-leave" ref={takesFocusBack} onClick={() => setAsked(true)}>
          {props.words.ask}
        </button>
      }
    >
      <div class="waiting-sure" role="group" aria-label={props.words.ask}>
        <p>{props.words.sure}</p>
        <ActButton
          quiet
          task={props.task}
          mine={props.isGoing}
          label={props.words.yes}
          busy={props.words.busy}
          onClick={() => act()}
        />
        <button
          type="button"
          class="button"
          ref={(button) => queueMicrotask(() => button.focus())}
          onClick={() => setAsked(false)}
        >
          {props.words.no}
        </button>
      </div>
    </Show>
  );
}
