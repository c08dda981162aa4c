import { ownerName } from '../../components/seats.ts';
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { ActButton } from '../../ui/ActButton.tsx';
import { createNow } from '../../client/server-time.ts';
import { createAsyncAction, type AsyncAction } from '../../client/async-action.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { useLiveBoard } from '../../board/state/live-board.ts';
import { votesText } from '#text/people.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { questionsFor, type VoteQuestion } from './questions.ts';
import type { Votes } from './votes.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './AskSheet.module.css';

/** The longest pause, in days. */
const MOST_DAYS = 30;

/** The questions that a player may put to a vote. */
export default function AskSheet(props: { votes: Votes }): JSX.Element {
  const board = useLiveBoard();
  return (
    <Sheet
      open={board.sheet() === 'ask'}
      class={styles['sheet']}
      title={votesText.title}
      close={votesText.close}
      onClose={() => {
        if (board.sheet() === 'ask') board.show('none');
      }}
    >
      <Show when={board.sheet() === 'ask'}>
        <Show when={board.game().vote === null} fallback={<p>{votesText.other}</p>}>
          <Questions votes={props.votes} />
        </Show>
      </Show>
    </Sheet>
  );
}

function Questions(props: { votes: Votes }): JSX.Element {
  const board = useLiveBoard();
  const now = createNow();
  const action = createAsyncAction();
  /** The question that is being sent. */
  const [asked, setAsked] = createSignal('');
  /** Identified by name, so that a question stays the same while the game changes. */
  const questions = createMemo(() => questionsFor(board.game(), board.view(), now()));
  const names = createMemo(() => questions().map(matterName), [], { equals: (a, b) => a.join() === b.join() });
  const ask = (question: VoteQuestion): void => {
    const { votes } = props;
    setAsked(matterName(question));
    action.run(async () => {
      await votes.askFor(question.matter);
      if (board.sheet() === 'ask') board.show('none');
    });
  };
  return (
    <>
      <p class={styles['lead']}>{votesText.lead}</p>
      <For each={names()}>
        {(name) => (
          <Show when={questions().find((question) => matterName(question) === name)}>
            {(question) => <Ask question={question()} action={action} isMine={asked() === name} onAsk={ask} />}
          </Show>
        )}
      </For>
    </>
  );
}

function matterName({ matter }: VoteQuestion): string {
  if (matter.kind === 'goOn') return `goOn ${matter.seat} ${matter.how}`;
  return matter.kind === 'replace' ? `replace ${matter.seat}` : matter.kind;
}

function Ask(props: {
  question: VoteQuestion;
  action: AsyncAction;
  isMine: boolean;
  onAsk(question: VoteQuestion): void;
}): JSX.Element {
  const board = useLiveBoard();
  const [chosen, setDays] = createSignal<number | null>(null);
  const days = (): number => {
    const { matter } = props.question;
    return chosen() ?? (matter.kind === 'pause' ? matter.days : 1);
  };
  const [isArmed, setArmed] = createSignal(false);
  const name = (): string | null => {
    const { matter } = props.question;
    if (matter.kind === 'goOn') return ownerName(board.game().seats[matter.seat]);
    return matter.kind === 'replace' ? board.names().seat(matter.seat) : null;
  };
  const words = () => {
    const { matter } = props.question;
    const said = votesText.kinds[matter.kind](name() ?? '');
    return matter.kind === 'goOn' && matter.how !== 'end' ? { ...said, title: votesText.plays[matter.how] } : said;
  };
  /** Votes that take the game or a seat away are confirmed first. */
  const grave = (): 'replace' | 'cancel' | null => {
    const { kind } = props.question.matter;
    return kind === 'replace' || kind === 'cancel' ? kind : null;
  };
  const isGoing = (): boolean => props.isMine && props.action.busy();
  let acts: HTMLDivElement | undefined;
  const arm = (next: boolean): void => {
    setArmed(next);
    // The pressed button disappears: focus moves to “no”, and afterwards back to where it was.
    queueMicrotask(() => acts?.querySelector('button')?.focus());
  };
  const send = (): void => {
    const { matter, voters } = props.question;
    props.onAsk({ matter: matter.kind === 'pause' ? { ...matter, days: days() } : matter, voters });
  };
  return (
    <section class={styles['ask']}>
      <h3>{words().title}</h3>
      <p>
        {words().more} {votesText.takes(props.question.matter.kind, props.question.voters)}
      </p>
      <Show when={props.question.matter.kind === 'pause'}>
        <Stepper
          label={votesText.days}
          more={votesText.daysMore}
          value={days()}
          least={1}
          most={MOST_DAYS}
          onChange={(value) => setDays(Math.min(Math.max(value, 1), MOST_DAYS))}
        />
      </Show>
      <div ref={acts} class={styles['acts']}>
        <Show
          when={isArmed() && grave()}
          fallback={
            <ActButton
              quiet
              action={props.action}
              mine={props.isMine}
              label={words().ask}
              busy={votesText.asking}
              onClick={() => (grave() === null ? send() : arm(true))}
            />
          }
        >
          {(kind) => (
            <div role="group" aria-label={words().ask}>
              <p>{votesText.sure(kind(), name())}</p>
              <Button aria-disabled={isGoing()} onClick={() => isGoing() || arm(false)}>
                {votesText.no}
              </Button>
              <ActButton
                quiet
                action={props.action}
                mine={props.isMine}
                label={votesText.yes}
                busy={votesText.asking}
                onClick={send}
              />
            </div>
          )}
        </Show>
      </div>
      <ErrorMessage sentence={props.isMine ? props.action.problem() : null} />
    </section>
  );
}
