import { checkPlan } from '@slow-train/players';
import { parseTile, type Tile } from '@slow-train/rules';
import { createEffect, createMemo, createSignal, For, Match, Show, Switch, untrack, type JSX } from 'solid-js';
import { ActButton } from '../app/ActButton.tsx';
import { createTask } from '../app/task.ts';
import { Trouble } from '../app/Trouble.tsx';
import { useBoard, type Board } from '../table/board.ts';
import { focusMainButton } from '../table/focus-main.ts';
import { planText } from '../text/plan.ts';
import { Rich } from '../ui/Rich.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { CoverPart } from './CoverPart.tsx';
import { draftOf, freshDraft, mendedDraft, planOf, type PlanDraft } from './draft.ts';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';
import { planInUse } from './may-plan.ts';
import { PlanTerms } from './PlanTerms.tsx';
import { summaryOf } from './plan-words.ts';
import { PlaysPart } from './PlaysPart.tsx';
import { TrainPart } from './TrainPart.tsx';

type Part = 'train' | 'cover' | 'plays';

/** So much of what happens meanwhile is told. */
const MOST_NEWS = 3;

/** Laying out a plan: tiles in three parts, what holds for all of it, and what will happen in a sentence. */
export function PlanForm(props: { onDone(): void }): JSX.Element {
  const board = useBoard();
  const task = createTask();
  const [part, setPart] = createSignal<Part>('train');
  const [fault, setFault] = createSignal<string | null>(null);
  const [raw, setRaw] = createSignal(untrack(() => startOf(board)));
  const openedAt = untrack(() => board.props.game.revision);
  // What was laid out stays so only as far as the table still has it.
  const draft = createMemo(() => mendedDraft(raw(), board.view()));
  const change = (changed: Partial<PlanDraft>): void => {
    const next = { ...draft(), ...changed };
    setFault(null);
    task.clear();
    setRaw(next);
    keepDraft(board.props.game.id, board.view().table.round, next);
  };
  const meanwhile = createMemo(() =>
    board
      .news()
      .filter(({ revision }) => revision > openedAt)
      .slice(-MOST_NEWS),
  );
  let news: HTMLDivElement | undefined;
  // Who is refused is shown why, wherever they are in the sheet.
  createEffect(() => {
    if (task.problem() !== null && meanwhile().length > 0) news?.scrollIntoView({ block: 'nearest' });
  });
  const isYourTurn = (): boolean => board.now().mode === 'playing' || board.now().mode === 'building';
  const layOut = async (): Promise<void> => {
    const { game, plans } = board.props;
    await plans?.lay({ plan: planOf(draft()), turns: draft().turns, instead: game.you.planVersion });
    forgetDraft(game.id);
    props.onDone();
    focusMainButton();
  };
  const send = (): void => {
    const wrong = checkPlan(planOf(draft()), board.view());
    setFault(wrong);
    if (wrong === null) task.run(layOut);
  };
  const tabs = (): readonly { readonly id: Part; readonly label: string }[] => [
    { id: 'train', label: planText.part.train(draft().train.length) },
    { id: 'cover', label: planText.part.cover(draft().cover.length) },
    { id: 'plays', label: planText.part.plays(draft().plays.length) },
  ];
  return (
    <div class="plan-form">
      <p class="plan-secret">{planText.secret}</p>
      <div ref={news} role="status">
        <Show when={isYourTurn()}>
          <p class="plan-news">{planText.yourTurn}</p>
        </Show>
        <Show when={meanwhile().length > 0}>
          <div class="plan-news">
            <b>{planText.meanwhile}</b>
            <For each={meanwhile()}>
              {(one) => (
                <p>
                  <Rich text={one.sentence} />
                </p>
              )}
            </For>
          </div>
        </Show>
      </div>
      <Tabs label={planText.parts} tabs={tabs()} chosen={part()} onChoose={setPart}>
        <Switch>
          <Match when={part() === 'train'}>
            <TrainPart train={draft().train} onChange={(train) => change({ train })} />
          </Match>
          <Match when={part() === 'cover'}>
            <CoverPart cover={draft().cover} onChange={(cover) => change({ cover })} />
          </Match>
          <Match when={part() === 'plays'}>
            <PlaysPart plays={draft().plays} onChange={(plays) => change({ plays })} />
          </Match>
        </Switch>
      </Tabs>
      <PlanTerms draft={draft()} onChange={change} />
      <section class="plan-summary" aria-label={planText.summary.title}>
        <p>{summaryOf(draft(), board.names())}</p>
      </section>
      <div class="plan-send">
        <Trouble sentence={fault() ?? task.problem()} />
        <ActButton
          task={task}
          label={planInUse(board) === null ? planText.lay : planText.layAgain}
          busy={planText.laying}
          onClick={send}
        />
      </div>
    </div>
  );
}

/** What was laid out and not sent; else what is laid; else what suggests itself. */
function startOf({ props, view }: Board): PlanDraft {
  const { game, desk } = props;
  const { round } = view().table;
  const { plan } = game.you;
  const { draft } = desk.now();
  const laidOut: readonly Tile[] =
    draft === null || draft.round !== round ? [] : draft.tiles.flatMap((name) => parseTile(name) ?? []);
  return keptDraft(game.id, round) ?? (plan?.round === round ? draftOf(plan) : freshDraft(view(), laidOut));
}
