import { Match, Switch, type JSX } from 'solid-js';
import { notifyText } from '../../text/notify.ts';
import type { Keeper } from './keeper.ts';
import './kept-line.css';

/** Says that a change is being saved, that it is, or why it is not. Always there, so that a screen reader hears it. */
export function KeptLine(props: { keeper: Pick<Keeper<unknown>, 'kept' | 'tryAgain'> }): JSX.Element {
  const problem = (): string | null => {
    const kept = props.keeper.kept();
    return kept.state === 'failed' ? kept.problem : null;
  };
  return (
    <div class="kept-line" role="status">
      <Switch>
        <Match when={props.keeper.kept().state === 'saving'}>
          <p>{notifyText.saving}</p>
        </Match>
        <Match when={props.keeper.kept().state === 'saved'}>
          <p class="kept">{notifyText.saved}</p>
        </Match>
        <Match when={problem()}>
          {(why) => (
            <div class="not-kept">
              <p>{notifyText.notKept(why())}</p>
              <button type="button" onClick={() => props.keeper.tryAgain()}>
                {notifyText.keepAgain}
              </button>
            </div>
          )}
        </Match>
      </Switch>
    </div>
  );
}
