import type { JSX } from 'solid-js';
import { playerStateText } from '#text/table.ts';
import { LONGEST_NOTES, type PlayerStateStore } from '../../player-state/player-state.ts';
import styles from './Notepad.module.css';

/** A private notepad for one game, saved while the player writes. */
export function Notepad(props: { playerState: PlayerStateStore; online: boolean }): JSX.Element {
  const state = (): string => {
    if (props.playerState.now().notes.length > LONGEST_NOTES) return playerStateText.tooLong(LONGEST_NOTES);
    if (props.playerState.isSaved()) return props.playerState.now().notes === '' ? '' : playerStateText.saved;
    return props.online ? playerStateText.saving : playerStateText.unsaved;
  };
  return (
    <div class={styles['notepad']}>
      <label>
        <span>{playerStateText.notesHint}</span>
        <textarea
          rows={8}
          maxlength={LONGEST_NOTES}
          placeholder={playerStateText.placeholder}
          value={props.playerState.now().notes}
          onInput={(event) => props.playerState.change({ notes: event.currentTarget.value })}
        />
      </label>
      <p role="status">{state()}</p>
    </div>
  );
}
