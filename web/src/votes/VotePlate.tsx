import type { Vote } from '@slow-train/protocol';
import { matterOf, type Who } from '@slow-train/words';
import { createMemo, createSignal, createUniqueId, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { createTask } from '../app/task.ts';
import { Trouble } from '../app/Trouble.tsx';
import { useBoard } from '../table/board.ts';
import { focusMainButton } from '../table/focus-main.ts';
import { votesText } from '../text/votes.ts';
import { dayAndTime } from '../text/when.ts';
import '../app/form.css';
import './vote-plate.css';

/** The vote that is open at the table: what it is about, how it stands, and one's own ballot. */
export function VotePlate(): JSX.Element {
  const board = useBoard();
  const id = createMemo(() => board.props.game.vote?.id);
  /** What comes in while one is there the log tells; what was there before, nothing else does. */
  // eslint-disable-next-line solid/reactivity -- as it was on arrival
  const onArrival = id();
  return (
    <Show when={id()} keyed>
      {(one) => (
        <Show when={board.props.game.vote}>{(vote) => <Plate vote={vote()} isTold={one !== onArrival} />}</Show>
      )}
    </Show>
  );
}

function Plate(props: { vote: Vote; isTold: boolean }): JSX.Element {
  const board = useBoard();
  const task = createTask();
  const body = createUniqueId();
  const you = (): number | null => board.props.game.you.seat;
  const who = (seat: number): Who => ({ name: board.names().seat(seat), isYou: seat === you() });
  const mine = (): 'yes' | 'no' | 'none' => {
    const seat = you() ?? -1;
    if (props.vote.yes.includes(seat)) return 'yes';
    return props.vote.no.includes(seat) ? 'no' : 'none';
  };
  const mayVote = (): boolean => props.vote.voters.includes(you() ?? -1) && board.props.votes !== undefined;
  const isAboutMe = (): boolean => props.vote.matter.kind === 'replace' && props.vote.matter.seat === you();
  const title = (): string => votesText.asks(who(props.vote.by), matterOf(props.vote.matter, board.names()));
  const still = (): readonly number[] =>
    props.vote.voters.filter((seat) => !props.vote.yes.includes(seat) && !props.vote.no.includes(seat));
  // Whoever has voted wants the trains in sight.
  const [isOpen, setOpen] = createSignal(mayVote() && mine() === 'none');
  const [going, setGoing] = createSignal<boolean>();
  // Read out only what changes after it is there.
  const [told, setTold] = createSignal('');
  onMount(() => {
    if (!props.isTold) setTold(title());
  });
  const isMine = (inFavour: boolean): boolean => mine() === (inFavour ? 'yes' : 'no');
  const isGoing = (inFavour: boolean): boolean => task.busy() && going() === inFavour;
  const cast = (inFavour: boolean): void => {
    if (task.busy() || isMine(inFavour)) return;
    const { votes } = board.props;
    const { id } = props.vote;
    setGoing(inFavour);
    task.run(async () => votes?.cast(id, inFavour));
  };
  const said = (seats: readonly number[], words: (all: readonly Who[]) => string): string =>
    seats.length === 0 ? '' : words(seats.map(who));
  const ballot = (inFavour: boolean): JSX.Element => (
    <button
      type="button"
      class="button quiet"
      aria-pressed={isMine(inFavour)}
      aria-busy={isGoing(inFavour)}
      aria-disabled={task.busy() && !isGoing(inFavour)}
      onClick={() => cast(inFavour)}
    >
      <Show when={!isGoing(inFavour)} fallback={votesText.casting}>
        <span>
          {/* Not by colour alone. */}
          <Show when={isMine(inFavour)}>
            <span aria-hidden="true">✓ </span>
          </Show>
          {inFavour ? votesText.inFavour : votesText.against}
        </span>
      </Show>
    </button>
  );
  onCleanup(focusMainButton);
  return (
    <section class="table-plate vote-plate" aria-label={votesText.plate}>
      <p class="unseen" role="status">
        {told()}
      </p>
      <h2>
        <button type="button" aria-expanded={isOpen()} aria-controls={body} onClick={() => setOpen(!isOpen())}>
          <span>{title()}</span> <small>{votesText.count(props.vote.yes.length, props.vote.needed)}</small>
        </button>
      </h2>
      <div id={body} class="vote-body" hidden={!isOpen()}>
        <p>
          {votesText.until(dayAndTime(Date.parse(props.vote.until)))} {said(props.vote.yes, votesText.yesBy)}{' '}
          {said(props.vote.no, votesText.noBy)} {said(still(), votesText.stillBy)}
        </p>
        <Show when={isAboutMe()}>
          <p>{votesText.aboutYou}</p>
        </Show>
        <Show when={mayVote()}>
          <div class="vote-ballot" role="group" aria-label={votesText.ballot}>
            {ballot(true)}
            {ballot(false)}
          </div>
          <Show when={mine() !== 'none'}>
            <p>{votesText.mind}</p>
          </Show>
        </Show>
        <Trouble sentence={task.problem()} />
      </div>
    </section>
  );
}
