import type { Vote } from '@slow-train/protocol';
import { asksOne } from '@slow-train/protocol/asks-one';
import { matterOf, type Who } from '#words';
import { createMemo, createSignal, createUniqueId, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { createAsyncAction } from '../../client/async-action.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { StatusPanel } from '../../components/StatusPanel.tsx';
import { useLiveBoard } from '../../board/state/live-board.ts';
import { focusMainButton } from '../../board/view/ActionBar.tsx';
import { votesText } from '#text/people.ts';
import { dayAndTime } from '#text/shell.ts';
import { HowToGoOn } from './HowToGoOn.tsx';
import type { Votes } from './votes.ts';
import { Button } from '../../ui/Button.tsx';
import { Unseen } from '../../ui/Unseen.tsx';
import styles from './VoteStatus.module.css';

/** The open vote: its subject, its state, and the player's own ballot. */
export default function VoteStatus(props: {
  votes: Votes;
  /** The vote that was open when the page opened; only later ones are announced by the log. */
  onArrival: number | undefined;
}): JSX.Element {
  const board = useLiveBoard();
  const id = createMemo(() => board.game().vote?.id);
  return (
    <Show when={id()} keyed>
      {(one) => (
        <Show when={board.game().vote}>
          {(vote) => (
            <Show
              when={asksOne(vote().matter)}
              fallback={<OpenVote vote={vote()} votes={props.votes} isAnnounced={one !== props.onArrival} />}
            >
              <HowToGoOn vote={vote()} votes={props.votes} />
            </Show>
          )}
        </Show>
      )}
    </Show>
  );
}

function OpenVote(props: { vote: Vote; votes: Votes; isAnnounced: boolean }): JSX.Element {
  const board = useLiveBoard();
  const action = createAsyncAction();
  const body = createUniqueId();
  const you = (): number | null => board.game().you.seat;
  const who = (seat: number): Who => ({ name: board.names().seat(seat), isYou: seat === you() });
  const mine = (): 'yes' | 'no' | 'none' => {
    const seat = you() ?? -1;
    if (props.vote.yes.includes(seat)) return 'yes';
    return props.vote.no.includes(seat) ? 'no' : 'none';
  };
  const mayVote = (): boolean => props.vote.voters.includes(you() ?? -1);
  const isAboutMe = (): boolean => props.vote.matter.kind === 'replace' && props.vote.matter.seat === you();
  const title = (): string => votesText.asks(who(props.vote.by), matterOf(props.vote.matter, board.names()));
  const still = (): readonly number[] =>
    props.vote.voters.filter((seat) => !props.vote.yes.includes(seat) && !props.vote.no.includes(seat));
  // Collapsed once the player has voted, so that the trains are in sight.
  const [isOpen, setOpen] = createSignal(mayVote() && mine() === 'none');
  const [going, setGoing] = createSignal<boolean>();
  // Screen readers only announce changes, so the text is set after mounting.
  const [announcement, announce] = createSignal('');
  onMount(() => {
    if (!props.isAnnounced) announce(title());
  });
  const isMine = (inFavour: boolean): boolean => mine() === (inFavour ? 'yes' : 'no');
  const isGoing = (inFavour: boolean): boolean => action.busy() && going() === inFavour;
  const cast = (inFavour: boolean): void => {
    if (action.busy() || isMine(inFavour)) return;
    const { votes, vote } = props;
    setGoing(inFavour);
    action.run(() => votes.cast(vote.id, inFavour));
  };
  const said = (seats: readonly number[], words: (all: readonly Who[]) => string): string =>
    seats.length === 0 ? '' : words(seats.map(who));
  const ballot = (inFavour: boolean): JSX.Element => (
    <Button
      quiet
      aria-pressed={isMine(inFavour)}
      aria-busy={isGoing(inFavour)}
      aria-disabled={action.busy() && !isGoing(inFavour)}
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
    </Button>
  );
  onCleanup(focusMainButton);
  return (
    <StatusPanel class={styles['status']} label={votesText.label}>
      <Unseen as="p" role="status">
        {announcement()}
      </Unseen>
      <h2>
        <button type="button" aria-expanded={isOpen()} aria-controls={body} onClick={() => setOpen(!isOpen())}>
          <span>{title()}</span> <small>{votesText.count(props.vote.yes.length, props.vote.needed)}</small>
        </button>
      </h2>
      <div id={body} class={styles['body']} hidden={!isOpen()}>
        <p>
          {votesText.until(dayAndTime(Date.parse(props.vote.until)))} {said(props.vote.yes, votesText.yesBy)}{' '}
          {said(props.vote.no, votesText.noBy)} {said(still(), votesText.stillBy)}
        </p>
        <Show when={isAboutMe()}>
          <p>{votesText.aboutYou}</p>
        </Show>
        <Show when={mayVote()}>
          <div class={styles['ballot']} role="group" aria-label={votesText.ballot}>
            {ballot(true)}
            {ballot(false)}
          </div>
          <Show when={mine() !== 'none'}>
            <p>{votesText.mind}</p>
          </Show>
        </Show>
        <ErrorMessage class={styles['problem']} sentence={action.problem()} />
      </div>
    </StatusPanel>
  );
}
