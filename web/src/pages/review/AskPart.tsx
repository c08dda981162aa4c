import type { GameView, Level } from '@slow-train/protocol';
import type { GameRecord, Seat } from '@slow-train/rules';
import { namesOf } from '#words';
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { reviewOf } from '../../panels/review/start-review.ts';
import type { ReviewedRound } from '../../panels/review/review-worker.ts';
import { Card } from '../../ui/Card.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { reviewText } from '#text/replay.ts';
import { becauseWords } from './advantage-words.ts';
import { moveWords } from './move-words.ts';
import styles from './Review.module.css';

/** Deals for each decision of a computer: enough for its reason. */
const SAMPLES = 40;

interface Computer {
  readonly seat: Seat;
  readonly name: string;
  readonly level: Level;
}

/** Asks a computer about its moves in a round that is over, when every hand is open. */
export function AskPart(props: { game: GameView; record: GameRecord; round: number }): JSX.Element {
  const names = createMemo(() => namesOf(props.game));
  const computers = createMemo((): readonly Computer[] =>
    props.game.seats.flatMap((one, seat) =>
      one.kind === 'computer' && one.sitsFor === undefined
        ? [{ seat, name: names().seat(seat), level: one.level ?? 'regular' }]
        : [],
    ),
  );
  const [asked, setAsked] = createSignal<Computer>();
  const [answer, setAnswer] = createSignal<readonly ReviewedRound[]>();
  const ask = async (computer: Computer): Promise<void> => {
    setAsked(computer);
    setAnswer(undefined);
    const { record, round, game } = props;
    const found = await reviewOf({ record, seat: computer.seat, seed: game.id, round, samples: SAMPLES });
    if (asked() === computer) setAnswer(found);
  };
  return (
    <Show when={computers().length > 0}>
      <Card class={styles['part']}>
        <h2>{reviewText.asked}</h2>
        <SmallPrint>{reviewText.askedMore}</SmallPrint>
        <p class={styles['hand']}>
          <For each={computers()}>
            {(computer) => <TextButton onClick={() => void ask(computer)}>{reviewText.ask(computer.name)}</TextButton>}
          </For>
        </p>
        <div role="status">
          <Show when={asked()} keyed>
            {(computer) => (
              <Show when={answer()} fallback={<p>{reviewText.asking(computer.name)}</p>}>
                {(rounds) => (
                  <ol class={styles['answers']}>
                    <For
                      each={rounds().flatMap(({ moves }) => moves)}
                      fallback={<li>{reviewText.noAnswer(computer.name)}</li>}
                    >
                      {({ chosen, turn, reason }) => (
                        <li>
                          <Rich
                            text={reviewText.answer(
                              turn,
                              moveWords(chosen.move, names()),
                              becauseWords(reason, computer.level),
                            )}
                          />
                        </li>
                      )}
                    </For>
                  </ol>
                )}
              </Show>
            )}
          </Show>
        </div>
      </Card>
    </Show>
  );
}
