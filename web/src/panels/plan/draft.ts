import type { Plan } from '@slow-train/players';
import { MOST_PLANNED_TURNS, type PlanView } from '@slow-train/protocol';
import {
  bears,
  hasTrain,
  heldOf,
  high,
  mainEnd,
  otherEnd,
  parseAction,
  parseTile,
  tileName,
  withoutAll,
  writeAction,
  type Line,
  type Pips,
  type Tile,
  type TrainId,
  type View,
} from '@slow-train/rules';
import { readStored, writeStored } from '../../ui/stored.ts';

/** One tile for one train. */
export interface PlannedPlay {
  readonly tile: Tile;
  readonly train: TrainId;
  /** The branch; left out for the train itself. */
  readonly line?: Line;
}

/** A plan that is being made. */
export interface PlanDraft {
  /** For the player's own train, in this order. */
  readonly train: readonly Tile[];
  /** For an open double, preferred tile first. */
  readonly cover: readonly Tile[];
  readonly plays: readonly PlannedPlay[];
  readonly otherwise: Plan['otherwise'];
  readonly stops: Plan['stops'];
  readonly turns: number;
}

const USUAL_TURNS = 3;

/** Returns a draft to start from: the laid-out build if there is one, otherwise without a tile. */
export function freshDraft(view: View, laidOut: readonly Tile[]): PlanDraft {
  return {
    train: fittingTrain(laidOut, view),
    cover: [],
    plays: [],
    otherwise: 'wait',
    stops: { doubleOpens: true, trainOpens: false, oneTile: true, roundEnds: false },
    turns: USUAL_TURNS,
  };
}

/** Returns the draft of a plan in use, as far as it has not been played. */
export function planDraftOf({ plan, left }: Pick<PlanView, 'plan' | 'left'>): PlanDraft {
  return {
    train: plan.train.flatMap((name) => parseTile(name) ?? []),
    cover: plan.cover.flatMap((name) => parseTile(name) ?? []),
    plays: plan.plays.flatMap((text) => {
      const play = parseAction(text);
      return play?.do === 'play'
        ? [{ tile: play.tile, train: play.train, ...(play.line !== undefined && { line: play.line }) }]
        : [];
    }),
    otherwise: plan.otherwise,
    stops: plan.stops,
    turns: left === 0 ? USUAL_TURNS : left,
  };
}

/** Returns the plan as it is sent. */
export function draftedPlan({ train, cover, plays, otherwise, stops }: PlanDraft): Plan {
  return {
    train: train.map(tileName),
    cover: cover.map(tileName),
    plays: plays.map((play) => writeAction({ do: 'play', ...play })),
    otherwise,
    stops,
  };
}

/** Returns the part of a draft that is still possible after the player's tiles were played or others moved. */
export function legalDraft(draft: PlanDraft, view: View): PlanDraft {
  const { table, hand } = view;
  return {
    ...draft,
    train: fittingTrain(draft.train, view),
    cover: heldOf(hand, draft.cover),
    plays: draft.plays.filter(({ tile, train }) => hand.includes(tile) && hasTrain(table, train)),
    turns: Math.min(Math.max(draft.turns, 1), MOST_PLANNED_TURNS),
  };
}

/** Returns the number the player's train ends in with these tiles on it. */
export function plannedEnd(view: View, train: readonly Tile[]): Pips {
  return train.reduce<Pips>((end, tile) => otherEnd(tile, end), ownEnd(view));
}

/** Returns the tiles of the hand that fit next on the planned train. */
export function fittingNext(view: View, train: readonly Tile[]): ReadonlySet<Tile> {
  const end = plannedEnd(view, train);
  return new Set(withoutAll(view.hand, train).filter((tile) => bears(tile, end)));
}

/** Returns the leading tiles that are still in hand and fit end to end. */
function fittingTrain(tiles: readonly Tile[], view: View): readonly Tile[] {
  const fitting: Tile[] = [];
  let end = ownEnd(view);
  for (const tile of heldOf(view.hand, tiles)) {
    if (!bears(tile, end)) break;
    fitting.push(tile);
    end = otherEnd(tile, end);
  }
  return fitting;
}

function ownEnd({ table, seat }: View): Pips {
  return seat === null ? high(table.engine) : mainEnd(table, seat).end;
}

const PREFIX = 'slow-train:plan:';

/** Returns the unsent draft of this round; undefined if there is none. */
export function loadDraft(game: string, round: number): PlanDraft | undefined {
  try {
    const kept: unknown = JSON.parse(readStored(PREFIX + game) ?? 'null');
    return isKept(kept) && kept.round === round ? planDraftOf({ plan: kept.plan, left: kept.turns }) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft until it is sent, through a reload and through signing in again. */
export function saveDraft(game: string, round: number, draft: PlanDraft): void {
  const kept: KeptDraft = { round, turns: draft.turns, plan: draftedPlan(draft) };
  // Without storage it lasts as long as the sheet.
  writeStored(PREFIX + game, JSON.stringify(kept));
}

/** Forgets a game's draft after it was sent. */
export function forgetDraft(game: string): void {
  writeStored(PREFIX + game, null);
}

interface KeptDraft {
  readonly round: number;
  readonly turns: number;
  readonly plan: Plan;
}

/** Checks only the shape: only this page writes there, and the service validates its requests. */
function isKept(read: unknown): read is KeptDraft {
  return (
    typeof read === 'object' &&
    read !== null &&
    'round' in read &&
    'turns' in read &&
    typeof read.turns === 'number' &&
    'plan' in read &&
    typeof read.plan === 'object' &&
    read.plan !== null &&
    'stops' in read.plan
  );
}
