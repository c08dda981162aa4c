import type { Vote } from '@slow-train/protocol';
import { createSignal, onCleanup, Show, type JSX } from 'solid-js';
import { useLiveBoard } from '../../board/state/live-board.ts';
import { focusMainButton } from '../../board/view/ActionBar.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { ownerName } from '../../components/seats.ts';
import { StatusPanel } from '../../components/StatusPanel.tsx';
import { ActButton } from '../../ui/ActButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { dayAndTime } from '#text/shell.ts';
import { getUpText as words } from '#text/people.ts';
import type { Votes } from './votes.ts';
import styles from './HowToGoOn.module.css';

/** Asks the one who stays at a table for two how the game goes on. */
export function HowToGoOn(props: { vote: Vote; votes: Votes }): JSX.Element {
  const board = useLiveBoard();
  const action = createAsyncAction();
  const [ends, setEnds] = createSignal<boolean>();
  const who = (): string => ownerName(board.game().seats[props.vote.by]) ?? '';
  const mayChoose = (): boolean => props.vote.voters.includes(board.game().you.seat ?? -1);
  const choose = (inFavour: boolean): void => {
    const { votes, vote } = props;
    setEnds(inFavour);
    action.run(() => votes.cast(vote.id, inFavour));
  };
  onCleanup(focusMainButton);
  return (
    <StatusPanel class={styles['choice']} label={words.asked(who())}>
      <h2>{words.asked(who())}</h2>
      <p>{words.until(dayAndTime(Date.parse(props.vote.until)))}</p>
      <Show when={mayChoose()}>
        <ActButton
          action={action}
          mine={ends() === false}
          label={words.computer}
          busy={words.choosing}
          onClick={() => choose(false)}
        />
        <ActButton
          quiet
          action={action}
          mine={ends() === true}
          label={words.end}
          busy={words.choosing}
          onClick={() => choose(true)}
        />
      </Show>
      <ErrorMessage sentence={action.problem()} />
    </StatusPanel>
  );
}
