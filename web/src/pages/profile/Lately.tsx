import type { GameSummary } from '@slow-train/protocol';
import { createMemo, createSignal, For, onCleanup, Show, type JSX } from 'solid-js';
import { AccountPart, Acts } from '../../account/AccountPart.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { fetchGame, fetchRecord } from '../../client/games.ts';
import { movesByOthers } from '../../panels/review/by-others.ts';
import { habitsOf } from '../../panels/review/habits.ts';
import type { ReviewedRound } from '../../panels/review/review-worker.ts';
import { reviewOf } from '../../panels/review/start-review.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { Unseen } from '../../ui/Unseen.tsx';
import { profileText } from '#text/people.ts';
import { reviewText } from '#text/replay.ts';

/** Games that the report looks at, and links to the reviews of single ones. */
const MOST_GAMES = 30;
const MOST_LINKS = 8;
/** Deals for each decision: enough for habits, which are sums of many. */
const SAMPLES = 60;

/** What the player could learn from their last games, once they ask; each game's review. */
export function Lately(props: { games: readonly GameSummary[] }): JSX.Element {
  const games = createMemo(() => props.games.slice(0, MOST_GAMES));
  const action = createAsyncAction();
  const [done, setDone] = createSignal(0);
  const [rounds, setRounds] = createSignal<readonly ReviewedRound[]>();
  const progress = (): string => reviewText.latelyLooking(done(), games().length);
  let isLeft = false;
  onCleanup(() => (isLeft = true));
  const look = async (): Promise<void> => {
    const all: ReviewedRound[] = [];
    for (const [index, { id, yourSeat }] of games().entries()) {
      if (isLeft || yourSeat === null) continue;
      setDone(index + 1);
      const [record, answer] = await Promise.all([fetchRecord(id), fetchGame(id, undefined)]);
      const byOthers = answer === undefined ? [] : movesByOthers(answer.game, answer.log, yourSeat);
      all.push(...(await reviewOf({ record, seat: yourSeat, byOthers, seed: id, round: null, samples: SAMPLES })));
    }
    setRounds(all);
  };
  return (
    <AccountPart title={reviewText.lately} more={reviewText.latelyMore}>
      <Show
        when={rounds()}
        fallback={
          // The progress is the button's words, so that the list below stays where it is.
          <Acts>
            <ActButton action={action} label={reviewText.latelyGo} busy={progress()} onClick={() => action.run(look)} />
            <Unseen role="status">{action.busy() ? progress() : ''}</Unseen>
          </Acts>
        }
      >
        {(found) => <Habits rounds={found()} games={games().length} />}
      </Show>
      <ErrorMessage sentence={action.problem()} />
      <LinkList>
        <For each={games().slice(0, MOST_LINKS)}>
          {(game) => (
            <li>
              <a href={`/tables/${game.id}/review`}>
                <b>{game.name}</b>
                <span>{game.news}</span>
              </a>
            </li>
          )}
        </For>
      </LinkList>
    </AccountPart>
  );
}

function Habits(props: { rounds: readonly ReviewedRound[]; games: number }): JSX.Element {
  const habits = createMemo(() => habitsOf(props.rounds));
  return (
    <Show when={props.rounds.length > 0} fallback={<p>{reviewText.latelyNone}</p>}>
      <For each={habits()} fallback={<p>{reviewText.latelyGood}</p>}>
        {({ habit, cost }) => (
          <p>
            <Rich text={reviewText.habit(reviewText.habits[habit], profileText.number(cost))} />
          </p>
        )}
      </For>
      <SmallPrint>{reviewText.latelyFrom(props.games, props.rounds.length)}</SmallPrint>
    </Show>
  );
}
