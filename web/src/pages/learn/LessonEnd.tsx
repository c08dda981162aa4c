import { at, high, low, type Seat, type Tile } from '@slow-train/rules';
import { For, onMount, type JSX } from 'solid-js';
import { learnText } from '#text/learn.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import type { Lesson } from './create-lesson.ts';
import { createFirstGame } from './first-game.ts';
import { LEARNER, OPPONENT } from './lesson.ts';
import { Unseen } from '../../ui/Unseen.tsx';
import { Sign } from './Sign.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { TouchLink } from '../../ui/TouchLink.tsx';
import styles from './LessonEnd.module.css';

/** The end of the lesson: the tiles that are left, counted, and a real game. */
export function LessonEnd(props: { lesson: Lesson }): JSX.Element {
  const { action, play } = createFirstGame();
  let button: HTMLDivElement | undefined;
  onMount(() => button?.querySelector('button')?.focus({ preventScroll: true }));
  const hand = (seat: Seat): readonly Tile[] => at(props.lesson.state().secret.hands, seat);
  const pips = (seat: Seat): number => props.lesson.state().table.scores?.[seat] ?? 0;
  return (
    <div class={styles['end']}>
      <Sign say={learnText.steps.count.say} more={learnText.steps.count.more} isAnswer={false} target={null} />
      <div class={styles['counted']}>
        <Lines aria-label={learnText.left}>
          <For each={[LEARNER, OPPONENT]}>
            {(seat) => (
              <li>
                <b>{seat === LEARNER ? learnText.you : learnText.opponent}</b>
                <span class={styles['tiles']}>
                  <For each={hand(seat)} fallback={learnText.noTile}>
                    {(tile) => <TilePicture a={high(tile)} b={low(tile)} label={`${high(tile)}\u2011${low(tile)}`} />}
                  </For>
                </span>
                <span class={styles['pips']}>
                  <Unseen>{learnText.pips(pips(seat))}</Unseen>
                  <span aria-hidden="true">{pips(seat)}</span>
                </span>
              </li>
            )}
          </For>
        </Lines>
        <SmallPrint isText>{learnText.learned}</SmallPrint>
        <TextButton onClick={() => props.lesson.restart()}>{learnText.again}</TextButton>
      </div>
      <form
        class={styles['bar']}
        onSubmit={(event) => {
          event.preventDefault();
          play();
        }}
      >
        <ErrorMessage sentence={action.problem()} />
        <div ref={button}>
          <ActButton
            class={styles['play']}
            type="submit"
            action={action}
            label={learnText.play}
            busy={learnText.playing}
          />
        </div>
        <TouchLink href="/friends">{learnText.friends}</TouchLink>
      </form>
    </div>
  );
}
