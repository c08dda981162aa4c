import { hint, type Hint, type Reason } from '@slow-train/players';
import { tileName, type View } from '@slow-train/rules';
import type { Names } from '#words';
import { batch, createSignal, type Accessor } from 'solid-js';
import { hintText } from '#text/table.ts';
import type { LiveSelection } from './create-selection.ts';
import type { MoveSender } from './create-sender.ts';
import { hintLevel } from './hint-level.ts';
import { mayAct, NOTHING_SELECTED, type Selection, type Situation } from './selection.ts';
import { rowKey } from './trains.ts';
import { plainStatus, type Status } from './status.ts';
import type { HintTask } from './hint-worker.ts';

/** A hint as the board shows it. */
interface ShownHint {
  /** The selection that it makes. The player plays or sends it like any other; nothing is sent for them. */
  readonly selection: Selection;
  readonly sentence: string;
  /** The selection before the hint. */
  readonly before: Selection;
  /** A build that is not shown before the player asks again: finding it is the puzzle of the round. */
  readonly further: Hint | null;
}

/** The hint on a board, and the way to another one. */
export interface LiveHint {
  readonly mayHint: Accessor<boolean>;
  /** The hint, until anything else is selected; null without one. */
  readonly hinted: Accessor<ShownHint | null>;
  /** Whether a hint has selected something. */
  readonly isHinted: Accessor<boolean>;
  /** Whether a hint is being thought about. */
  readonly isThinking: Accessor<boolean>;
  /** Selects the choice of a computer player, and gives the reason; of a build first its length. Sends nothing. */
  askHint(): void;
}

/** How hints are thought about. */
export interface HintPorts {
  /** Names the game and its revision, for the same hint on every device. */
  readonly seed: Accessor<string>;
  /** Called before each hint. */
  onHint(): void;
}

/** Creates the hint on a board; there is none before the player asks. */
export function createHint(
  situation: Accessor<Situation>,
  { selection, last, select }: LiveSelection,
  { isBusy, isRefused, dismiss }: MoveSender,
  names: Accessor<Names>,
  { seed, onHint }: HintPorts,
): LiveHint {
  const [given, setGiven] = createSignal<ShownHint | null>(null);
  /** The view for which a hint is being thought about. */
  const [asked, setAsked] = createSignal<View | null>(null);
  const mayHint = (): boolean => !isBusy() && mayAct(situation());
  const hinted = (): ShownHint | null => (given()?.selection === last() && mayHint() && !isRefused() ? given() : null);
  const isThinking = (): boolean => asked() === situation().view && mayHint();
  const show = (found: Hint, isWhole: boolean): void => {
    const before = hinted()?.before ?? selection();
    const next = isWhole ? shownHint(found, names(), before) : promisedBuild(found, before);
    dismiss();
    batch(() => {
      onHint();
      select(next.selection);
      setGiven({ ...next, selection: last() });
    });
  };
  const showFound = (found: Hint | null): void => {
    if (found !== null) show(found, found.action.do !== 'build');
  };
  const askLevel = async (view: View): Promise<void> => {
    // Without a connection the worker may be missing.
    const found = await think({ view, level: hintLevel(), seed: seed() }).catch(() => hint(view));
    // Another may have been asked for meanwhile, after another move.
    if (asked() !== view) return;
    const isWanted = isThinking();
    setAsked(null);
    if (isWanted) showFound(found);
  };
  return {
    mayHint,
    hinted,
    isHinted: () => hinted()?.further === null,
    isThinking,
    askHint() {
      if (!mayHint() || isThinking()) return;
      const further = hinted()?.further;
      const { view } = situation();
      if (further) show(further, true);
      else if (hintLevel() === 'regular') showFound(hint(view));
      else {
        setAsked(view);
        void askLevel(view);
      }
    },
  };
}

/** Says how long a train can be, and nothing else yet. */
function promisedBuild(found: Hint, before: Selection): ShownHint {
  const tiles = found.action.do === 'build' ? found.action.tiles.length : 0;
  return { selection: before, sentence: hintText.promise(tiles), before, further: found };
}

function shownHint(found: Hint, names: Names, before: Selection): ShownHint {
  return { selection: selectionOf(found), sentence: sentenceOf(found, names), before, further: null };
}

/** Returns the hint in place of the status, or the status with a button that asks for one if it has no other button. */
export function withHint(
  status: Status,
  { hinted, isThinking }: Pick<LiveHint, 'hinted' | 'isThinking'>,
  mayAsk: boolean,
): Status {
  if (isThinking()) return plainStatus(hintText.thinking);
  const shown = hinted();
  if (shown !== null) return plainStatus(shown.sentence, shown.further === null ? 'unhint' : 'showBuild');
  return mayAsk && status.link === null ? { ...status, link: 'hint' } : status;
}

function selectionOf({ action }: Hint): Selection {
  const selection: Selection = { ...NOTHING_SELECTED, taps: action.tap === true };
  switch (action.do) {
    case 'play':
      return { ...selection, tile: action.tile, row: rowKey(action.train, action.line) };
    case 'build':
      return { ...selection, build: action.tiles };
    case 'draw':
    case 'pass':
      return selection;
    default:
      return action satisfies never;
  }
}

function sentenceOf({ action, reason }: Hint, names: Names): string {
  const because = becauseOf(reason, names);
  if (reason.why === 'habit' && action.do !== 'build') return hintText.leaves;
  const tap = action.tap ? ` ${hintText.tap}` : '';
  switch (action.do) {
    case 'play':
      return hintText.play(tileName(action.tile), names.train(action.train, action.line), because) + tap;
    case 'build':
      return hintText.build(action.tiles.length, because) + tap;
    case 'draw':
      return hintText.draw;
    case 'pass':
      return hintText.pass + tap;
    default:
      return action satisfies never;
  }
}

function becauseOf(reason: Reason, names: Names): string {
  const { because } = hintText;
  switch (reason.why) {
    case 'goesOut':
    case 'onlyPlay':
    case 'habit':
      return because[reason.why];
    case 'longestBuild':
      if (!reason.isProved) return because.longestFound;
      return reason.kept === null ? because.longest : because.longestKeeping(tileName(reason.kept));
    case 'covers':
      return because.covers(tileName(reason.double));
    case 'canCover':
      return because.canCover(tileName(reason.by));
    case 'nearlyOut':
      return because.nearlyOut(names.seat(reason.seat), reason.pips);
    case 'runsOut':
      return because.runsOut(reason.number, reason.tiles);
    case 'startsTrain':
    case 'keepsTrain':
    case 'goesOn':
      return because[reason.why](reason.tiles);
    case 'lightens':
      return because.lightens(reason.pips);
    case 'nothingFits':
      return '';
    default:
      return reason satisfies never;
  }
}

/** Asks a level for a hint, in a worker; rejects if that cannot be loaded. */
async function think(task: HintTask): Promise<Hint | null> {
  const worker = new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' });
  return await new Promise<Hint | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Hint | null>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('no worker')));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
