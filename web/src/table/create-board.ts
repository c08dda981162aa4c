import type { Desk } from '@slow-train/protocol';
import { parseAction, parseTile, readView, tileName, type Tile, type TrainId, type View } from '@slow-train/rules';
import { namesOf, namesThen } from '@slow-train/words';
import { batch, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Board, OpenSheet } from './board.ts';
import { createMedia } from '../ui/media.ts';
import { createHandOrder } from './hand-order.ts';
import { hintFor, withHint, type Hinted } from './hint.ts';
import { aimOf, mainButton } from './main-button.ts';
import { newsOf } from './news.ts';
import { noticeOf } from './notice.ts';
import type { Sending, TableProps } from './props.ts';
import {
  mayTap,
  mendedDraft,
  NO_CHOICE,
  playableTiles,
  playText,
  situationOf,
  takenBack,
  trainsFor,
  type Choice,
} from './selection.ts';
import { shownTrains } from './trains.ts';

/** Milliseconds in which a second tap belongs to the first: the answer may be there before the finger has left. */
const SLIP_MS = 400;

/** The choice behind an action that is being sent, where it lays tiles. */
function underWay(sending: Sending): Choice | null {
  if (sending.state !== 'sending' && sending.state !== 'waiting') return null;
  const action = parseAction(sending.do);
  if (action?.do === 'play') return { ...NO_CHOICE, tile: action.tile, train: action.train };
  return action?.do === 'build' ? { ...NO_CHOICE, draft: action.tiles } : null;
}

/** The train laid out in this round, as it lies on the desk. */
function laidOutOn({ draft }: Desk, round: number): readonly Tile[] {
  return draft === null || draft.round !== round ? [] : draft.tiles.flatMap((name) => parseTile(name) ?? []);
}

/** Makes the state of one board. */
export function createBoard(props: TableProps): Board {
  // The data side asks for a table only while there is a round.
  const view = createMemo<View>((before) => {
    const { round } = props.game;
    if (round !== null) return readView(round);
    if (before !== undefined) return before;
    throw new Error('a table without a round');
  });
  const now = createMemo(() => situationOf(view()));
  const names = createMemo(() => namesOf(props.game));
  const news = createMemo(() => newsOf(props.log, namesThen(props.game, props.log)));
  const trains = createMemo(() => shownTrains(view()));
  const isTouch = createMedia('(pointer: coarse)');
  const isBusy = (): boolean => props.sending.state === 'sending' || props.sending.state === 'waiting';
  const hand = createHandOrder(() => props.desk, view);
  const [raw, setRaw] = createSignal<Choice>(NO_CHOICE);
  /** The train laid out lies on the desk, where all devices see it: of the choice here it is not taken. */
  const laidOut = createMemo(() => laidOutOn(props.desk.now(), view().table.round));
  const [given, setGiven] = createSignal<Hinted | null>(null);
  const [unfolded, unfold] = createSignal<TrainId | null>(null);
  const [sheet, show] = createSignal<OpenSheet>('none');

  // What was in mind stays there only as far as the table still has it.
  const choice = createMemo<Choice>(() => {
    // What is under way is in mind, also after the page was loaded again in the middle of it.
    const { tile, train, draft, taps } = underWay(props.sending) ?? { ...raw(), draft: laidOut() };
    const held = tile !== null && view().hand.includes(tile) ? tile : null;
    return { tile: held, train: held === null ? null : train, draft: mendedDraft(now(), draft), taps };
  });
  const setChoice = (next: Choice): void =>
    batch(() => {
      const names = next.draft.map(tileName);
      const isLaid = names.join() !== choice().draft.map(tileName).join();
      setRaw(next);
      if (isLaid) props.desk.change({ draft: { round: view().table.round, tiles: names } });
    });
  // A tile just drawn is in mind by itself: nothing else can be played.
  createEffect(
    on([() => props.game.revision, () => view().table.round], () => {
      const { table, hand: tiles } = view();
      const drawn = now().mode === 'playing' && table.turn.step === 'drawn' ? tiles.at(-1) : undefined;
      setChoice({ ...choice(), taps: false, ...(drawn === undefined ? {} : { tile: drawn, train: null }) });
    }),
  );

  const aim = createMemo(() => aimOf(now(), choice()));
  const lit = createMemo<readonly TrainId[]>(() => {
    const { tile, train } = choice();
    if (tile === null) return [];
    return isBusy() && train !== null ? [train] : trainsFor(now(), tile);
  });
  const playable = createMemo(() => playableTiles(now(), choice().draft));
  const tapping = createMemo(() => mayTap(now(), { ...choice(), train: aim() }));
  const button = createMemo(() => mainButton(now(), choice(), props.sending, names(), isTouch()));
  const mayAsk = (): boolean => !isBusy() && (now().mode === 'playing' || now().mode === 'building');
  /** The hint, until anything else is in mind. */
  const hinted = (): Hinted | null =>
    given()?.choice === raw() && mayAsk() && props.sending.state !== 'refused' ? given() : null;
  const notice = createMemo(() => {
    const plain = noticeOf({
      now: now(),
      choice: choice(),
      game: props.game,
      sending: props.sending,
      online: props.online,
      names: names(),
      isTouch: isTouch(),
      latest: news().at(-1)?.sentence ?? null,
    });
    return withHint(plain, hinted(), mayAsk() && props.online);
  });

  let actedAt = Number.NEGATIVE_INFINITY;
  /** The second tap of a double one: what lies under it now is not what it was meant for. */
  const isSlip = (): boolean => performance.now() - actedAt < SLIP_MS;
  const act = (action: string): void => {
    if (isBusy()) return;
    actedAt = performance.now();
    hand.keep();
    props.onAct(action);
  };
  const pick = (tile: Tile | null): void => void setChoice({ ...choice(), tile, train: null });
  const lay = (draft: readonly Tile[]): void => void setChoice({ ...choice(), tile: null, train: null, draft });
  const play = (tile: Tile, train: TrainId): void => {
    const taps = choice().taps && mayTap(now(), { ...choice(), tile, train });
    setChoice({ ...choice(), tile, train });
    act(playText(tile, train, taps));
  };

  const tapInBuild = (tile: Tile): void => {
    const { draft } = choice();
    if (draft.includes(tile)) lay(takenBack(draft, tile));
    else if (playable().has(tile)) lay([...draft, tile]);
    else if (choice().tile === tile) show('why');
    else pick(tile);
  };
  const tapInPlay = (tile: Tile): void => {
    const train = aim();
    if (choice().tile !== tile) pick(tile);
    // The first tap takes the hint up: the tile may have been meant before the hint came.
    else if (hinted() !== null) setChoice({ ...choice() });
    else if (train !== null) play(tile, train);
    else if (playable().has(tile)) pick(null);
    else show('why');
  };

  return {
    props,
    view,
    now,
    names,
    trains,
    news,
    notice,
    button,
    choice,
    aim,
    lit,
    playable,
    hand,
    unfolded,
    sheet,
    isBusy,
    isHinted: () => hinted() !== null,
    isTouch,
    mayTap: tapping,
    tapTile(tile) {
      if (isBusy() || isSlip()) return;
      if (props.sending.state === 'refused') props.onDismiss();
      batch(() => {
        unfold(null);
        if (now().mode === 'building') tapInBuild(tile);
        else if (now().mode === 'playing') tapInPlay(tile);
        else pick(choice().tile === tile ? null : tile);
      });
    },
    tapTrain(train) {
      const { tile } = choice();
      if (isBusy() || isSlip()) return;
      if (tile === null || now().mode !== 'playing') unfold(unfolded() === train ? null : train);
      else if (lit().includes(train)) play(tile, train);
      else show('why');
    },
    drop(tile, train) {
      if (isBusy()) return;
      if (now().mode === 'building') {
        if (playable().has(tile)) lay([...choice().draft, tile]);
        else pick(tile);
      } else if (trainsFor(now(), tile).includes(train)) play(tile, train);
      else {
        pick(tile);
        if (now().mode === 'playing') show('why');
      }
    },
    aimFurther(step) {
      const trains = lit();
      if (trains.length < 2) return;
      const at = trains.indexOf(aim() ?? NaN);
      const next = trains[at < 0 ? (step > 0 ? 0 : trains.length - 1) : (at + step + trains.length) % trains.length];
      setChoice({ ...choice(), train: next ?? null });
    },
    press() {
      if (isSlip()) return;
      const pressed = button();
      if (pressed.kind === 'scores') props.onShowScores();
      else if (pressed.kind === 'act') act(pressed.action);
    },
    act,
    askHint() {
      const next = mayAsk() ? hintFor(view(), names(), hinted()?.before ?? { ...raw(), draft: laidOut() }) : null;
      if (next === null) return;
      if (props.sending.state === 'refused') props.onDismiss();
      batch(() => {
        unfold(null);
        setGiven(next);
        setChoice(next.choice);
      });
    },
    putBack() {
      const hint = hinted();
      if (props.sending.state === 'refused') props.onDismiss();
      else if (hint !== null) setChoice({ ...hint.before });
      else if (choice().tile !== null) pick(null);
      else if (unfolded() !== null) unfold(null);
    },
    lay,
    setTaps: (taps) => void setChoice({ ...choice(), taps }),
    unfold: (train) => void unfold(train),
    show: (next) => void show(next),
  };
}
