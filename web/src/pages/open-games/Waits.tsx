import type { Wait } from '@slow-train/protocol';
import { entryOf } from '@slow-train/protocol/languages';
import { createSignal, For, type JSX } from 'solid-js';
import { openGamesText as words } from '#text/open-games.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { stopWaiting } from '../../client/open-games.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Card } from '../../ui/Card.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import plates from './Plate.module.css';
import styles from './Waits.module.css';

/** The kinds of games in which the viewer waits for a seat. */
export function Waits(props: { waits: readonly Wait[]; onLeft(): void }): JSX.Element {
  const action = createAsyncAction();
  const [going, setGoing] = createSignal('');
  const settings = ({ rules, rounds, clock, isRated }: Wait): string =>
    words.settings(rules.preset, rounds, clock?.allowance ?? null, isRated);
  const stop = ({ id }: Wait): void => {
    setGoing(id);
    const leave = async (): Promise<void> => {
      await stopWaiting(id);
      props.onLeft();
    };
    action.run(leave);
  };
  return (
    <Card class={plates['plate']}>
      <h2>{words.waits}</h2>
      <SmallPrint isText>{words.waitsMore}</SmallPrint>
      <ul class={styles['waits']}>
        <For each={props.waits}>
          {(wait) => (
            <li>
              <span>
                <b>{settings(wait)}</b>
                <small>
                  {words.seats(wait.seats)}, {entryOf(wait.language).name}, {words.waitUntil(Date.parse(wait.until))}
                </small>
              </span>
              <ActButton
                quiet
                action={action}
                mine={going() === wait.id}
                label={words.stop}
                spoken={words.stopFor(settings(wait))}
                busy={words.stopping}
                onClick={() => stop(wait)}
              />
            </li>
          )}
        </For>
      </ul>
      <ErrorMessage sentence={action.problem()} />
    </Card>
  );
}
