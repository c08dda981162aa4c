import type { JSX } from 'solid-js';
import { deskText } from '../text/desk.ts';
import { LONGEST_NOTES, type PlayerDesk } from './player-desk.ts';
import './notepad.css';

/** A private notepad for one table. What is written is saved as it is written. */
export function Notepad(props: { desk: PlayerDesk; online: boolean }): JSX.Element {
  const state = (): string => {
    if (props.desk.now().notes.length > LONGEST_NOTES) return deskText.tooLong(LONGEST_NOTES);
    if (props.desk.isSaved()) return props.desk.now().notes === '' ? '' : deskText.saved;
    return props.online ? deskText.saving : deskText.unsaved;
  };
  return (
    <div class="notepad">
      <label>
        <span>{deskText.notesHint}</span>
        <textarea
          rows={8}
          maxlength={LONGEST_NOTES}
          placeholder={deskText.placeholder}
          value={props.desk.now().notes}
          onInput={(event) => props.desk.change({ notes: event.currentTarget.value })}
        />
      </label>
      <p role="status">{state()}</p>
    </div>
  );
}
