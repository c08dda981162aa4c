import { Match, Switch, type JSX } from 'solid-js';
import { notifyText } from '#text/notifications.ts';
import type { Autosave } from './autosave.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './SavedLine.module.css';

/** Says that a change is being saved, was saved, or why not. Always mounted, so that screen readers announce it. */
export function SavedLine(props: { autosave: Pick<Autosave<unknown>, 'state' | 'tryAgain'> }): JSX.Element {
  const problem = (): string | null => {
    const kept = props.autosave.state();
    return kept.state === 'failed' ? kept.problem : null;
  };
  return (
    <div class={styles['line']} role="status">
      <Switch>
        <Match when={props.autosave.state().state === 'saving'}>
          <p>{notifyText.saving}</p>
        </Match>
        <Match when={props.autosave.state().state === 'saved'}>
          <p class={styles['saved']}>{notifyText.saved}</p>
        </Match>
        <Match when={problem()}>
          {(why) => (
            <div class={styles['failed']}>
              <p>{notifyText.notKept(why())}</p>
              <TextButton onClick={() => props.autosave.tryAgain()}>{notifyText.keepAgain}</TextButton>
            </div>
          )}
        </Match>
      </Switch>
    </div>
  );
}
