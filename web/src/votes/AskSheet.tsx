import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { ActButton } from '../app/ActButton.tsx';
import { createNow } from '../app/now.ts';
import { createTask, type Task } from '../app/task.ts';
import { Trouble } from '../app/Trouble.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import { useBoard } from '../table/board.ts';
import { votesText } from '../text/votes.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { questionsFor, type Question } from './questions.ts';
import './ask-sheet.css';

/** A pause lasts no longer. */
const MOST_DAYS = 30;

/** What one may ask the table to decide. */
export function AskSheet(): JSX.Element {
  const board = useBoard();
  return (
    <Sheet
      open={board.sheet() === 'ask'}
      class="ask-sheet"
      title={votesText.title}
      close={votesText.close}
      onClose={() => {
        if (board.sheet() === 'ask') board.show('none');
      }}
    >
      <Show when={board.sheet() === 'ask'}>
        <Show when={board.props.game.vote === null} fallback={<p>{votesText.other}</p>}>
          <Questions />
        </Show>
      </Show>
    </Sheet>
  );
}

function Questions(): JSX.Element {
  const board = useBoard();
  const now = createNow();
  const task = createTask();
  /** The one that is being asked. */
  const [asked, setAsked] = createSignal('');
  /** By name: what is asked of the table anew is the same question while it stands there. */
  const questions = createMemo(() => questionsFor(board.props.game, board.view(), now()));
  const names = createMemo(() => questions().map(nameOf), [], { equals: (a, b) => a.join() === b.join() });
  const ask = (question: Question): void => {
    const { votes } = board.props;
    setAsked(nameOf(question));
    task.run(async () => {
      await votes?.askFor(question.matter);
      if (board.sheet() === 'ask') board.show('none');
    });
  };
  return (
    <>
      <p class="ask-lead">{votesText.lead}</p>
      <For each={names()}>
        {(name) => (
          <Show when={questions().find((question) => nameOf(question) === name)}>
            {(question) => <Ask question={question()} task={task} isMine={asked() === name} onAsk={ask} />}
          </Show>
        )}
      </For>
    </>
  );
}

function nameOf({ matter }: Question): string {
  return matter.kind === 'replace' ? `replace ${matter.seat}` : matter.kind;
}

function Ask(props: { question: Question; task: Task; isMine: boolean; onAsk(question: Question): void }): JSX.Element {
  const board = useBoard();
  const [chosen, setDays] = createSignal<number | null>(null);
  const days = (): number => {
    const { matter } = props.question;
    return chosen() ?? (matter.kind === 'pause' ? matter.days : 1);
  };
  const [isArmed, setArmed] = createSignal(false);
  const name = (): string | null => {
    const { matter } = props.question;
    return matter.kind === 'replace' ? board.names().seat(matter.seat) : null;
  };
  const words = () => votesText.kinds[props.question.matter.kind](name() ?? '');
  /** What ends somebody's play is asked twice. */
  const grave = (): 'replace' | 'cancel' | null => {
    const { kind } = props.question.matter;
    return kind === 'replace' || kind === 'cancel' ? kind : null;
  };
  const isGoing = (): boolean => props.isMine && props.task.busy();
  let acts: HTMLDivElement | undefined;
  const arm = (next: boolean): void => {
    setArmed(next);
    // What was pressed is gone: on to what says no, and back to where the question came from.
    queueMicrotask(() => acts?.querySelector('button')?.focus());
  };
  const send = (): void => {
    const { matter, voters } = props.question;
    props.onAsk({ matter: matter.kind === 'pause' ? { ...matter, days: days() } : matter, voters });
  };
  return (
    <section class="ask">
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
      <div ref={acts} class="ask-acts">
        <Show
          when={isArmed() && grave()}
          fallback={
            <ActButton
              quiet
              task={props.task}
              mine={props.isMine}
              label={words().ask}
              busy={votesText.asking}
              onClick={() => (grave() === null ? send() : arm(true))}
            />
          }
        >
          {(kind) => (
            <div role="group" aria-label={words().ask}>
              <p>{votesText.sure(kind(), props.question.voters, name())}</p>
              <button type="button" class="button" aria-disabled={isGoing()} onClick={() => isGoing() || arm(false)}>
                {votesText.no}
              </button>
              <ActButton
                quiet
                task={props.task}
                mine={props.isMine}
                label={votesText.yes}
                busy={votesText.asking}
                onClick={send}
              />
            </div>
          )}
        </Show>
      </div>
      <Trouble sentence={props.isMine ? props.task.problem() : null} />
    </section>
  );
}
