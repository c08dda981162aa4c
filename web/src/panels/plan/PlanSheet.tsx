import { checkPlan } from '@slow-train/players';
import { withoutAll, type Tile } from '@slow-train/rules';
import { createEffect, createMemo, createSignal, For, Match, Show, Switch, untrack, type JSX } from 'solid-js';
import { useLiveBoard, type LiveBoard } from '../../board/state/live-board.ts';
import { storedBuild } from '../../board/state/selection.ts';
import { focusMainButton } from '../../board/view/ActionBar.tsx';
import { planFaults } from '#words';
import { planText } from '#text/table.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { createAsyncAction } from '../../client/async-action.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import {
  planDraftOf,
  forgetDraft,
  freshDraft,
  saveDraft,
  loadDraft,
  legalDraft,
  draftedPlan,
  type PlanDraft,
} from './draft.ts';
import { PlanTerms } from './PlanTerms.tsx';
import { PlanTiles } from './PlanTiles.tsx';
import { planSummary } from './plan-words.ts';
import { planInUse, type Plans } from './plans.ts';
import { PlaysPart } from './PlaysPart.tsx';
import { TrainPart } from './TrainPart.tsx';
import { Card } from '../../ui/Card.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import styles from './PlanSheet.module.css';

/** The sheet on which a player plans their plays while they are away. */
export default function PlanSheet(props: { plans: Plans }): JSX.Element {
  const board = useLiveBoard();
  const close = (): void => board.show('none');
  const isOpen = (): boolean => board.sheet() === 'plan';
  return (
    <Sheet
      open={isOpen()}
      class={styles['sheet']}
      scrollClass={styles['scroll']}
      isCloseQuiet
      title={planText.title}
      close={planText.close}
      onClose={close}
    >
      <Show when={isOpen()}>
        <PlanForm plans={props.plans} onDone={close} />
      </Show>
    </Sheet>
  );
}

type Part = 'train' | 'cover' | 'plays';

/** The number of latest events shown. */
const MOST_NEWS = 3;

/** A plan being made: tiles in three parts, terms for all of it, and a sentence about its effect. */
function PlanForm(props: { plans: Plans; onDone(): void }): JSX.Element {
  const board = useLiveBoard();
  const action = createAsyncAction();
  const [part, setPart] = createSignal<Part>('train');
  const [fault, setFault] = createSignal<string | null>(null);
  const [raw, setRaw] = createSignal(untrack(() => startOf(board)));
  const openedAt = untrack(() => board.game().revision);
  // Limits the draft to tiles and plays that the game still has.
  const draft = createMemo(() => legalDraft(raw(), board.view()));
  const change = (changed: Partial<PlanDraft>): void => {
    const next = { ...draft(), ...changed };
    setFault(null);
    action.clear();
    setRaw(next);
    saveDraft(board.game().id, board.view().table.round, next);
  };
  const meanwhile = createMemo(() =>
    board
      .recentPlays()
      .filter(({ revision }) => revision > openedAt)
      .slice(-MOST_NEWS),
  );
  let news: HTMLDivElement | undefined;
  // After a refusal, scrolls the reason into view.
  createEffect(() => {
    if (action.problem() !== null && meanwhile().length > 0) news?.scrollIntoView({ block: 'nearest' });
  });
  const isYourTurn = (): boolean => board.situation().mode === 'playing' || board.situation().mode === 'building';
  const layOut = async (): Promise<void> => {
    const { id, you } = board.game();
    await props.plans.lay({ plan: draftedPlan(draft()), turns: draft().turns, instead: you.planVersion });
    forgetDraft(id);
    props.onDone();
    focusMainButton();
  };
  const send = (): void => {
    const wrong = checkPlan(draftedPlan(draft()), board.view(), planFaults);
    setFault(wrong);
    if (wrong === null) action.run(layOut);
  };
  const tabs = (): readonly { readonly id: Part; readonly label: string }[] => [
    { id: 'train', label: planText.part.train(draft().train.length) },
    { id: 'cover', label: planText.part.cover(draft().cover.length) },
    { id: 'plays', label: planText.part.plays(draft().plays.length) },
  ];
  return (
    <div>
      <SmallPrint>{planText.secret}</SmallPrint>
      <div ref={news} role="status">
        <Show when={isYourTurn()}>
          <Card as="p" kind="note" class={styles['news']}>
            {planText.yourTurn}
          </Card>
        </Show>
        <Show when={meanwhile().length > 0}>
          <Card as="div" kind="note" class={styles['news']}>
            <b>{planText.meanwhile}</b>
            <For each={meanwhile()}>
              {(one) => (
                <p>
                  <Rich text={one.sentence} />
                </p>
              )}
            </For>
          </Card>
        </Show>
      </div>
      <Tabs
        class={styles['tabs']}
        listClass={styles['tab-list']}
        label={planText.parts}
        tabs={tabs()}
        chosen={part()}
        onChoose={setPart}
      >
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
      <Card kind="ticket" class={styles['summary']} aria-label={planText.summary.title}>
        <p>{planSummary(draft(), board.names())}</p>
      </Card>
      <div class={styles['send']}>
        <ErrorMessage class={styles['error']} sentence={fault() ?? action.problem()} />
        <ActButton
          action={action}
          label={planInUse(board.game()) === null ? planText.lay : planText.layAgain}
          busy={planText.laying}
          onClick={send}
        />
      </div>
    </div>
  );
}

/** Returns the unsent draft if there is one, otherwise the plan in use, otherwise an empty one. */
function startOf({ game, props, view }: LiveBoard): PlanDraft {
  const { id, you } = game();
  const { round } = view().table;
  const kept = loadDraft(id, round);
  if (kept !== undefined) return kept;
  return you.plan?.round === round
    ? planDraftOf(you.plan)
    : freshDraft(view(), storedBuild(props.playerState.now(), round));
}

/** The tiles to cover a double with, in order of preference. */
function CoverPart(props: { cover: readonly Tile[]; onChange(cover: readonly Tile[]): void }): JSX.Element {
  const board = useLiveBoard();
  return (
    <>
      <p class={styles['how']}>{planText.cover.how}</p>
      <PlanTiles
        chosen={props.cover}
        fits={new Set(withoutAll(board.view().hand, props.cover))}
        onTap={(tile, index) => props.onChange(index >= 0 ? props.cover.toSpliced(index, 1) : [...props.cover, tile])}
      />
    </>
  );
}
