import type { GameView } from '@slow-train/protocol';
import { MEXICAN, readView, totalsOf, type Pips, type TrainId, type View } from '@slow-train/rules';
import { namesThen } from '#words';
import { batch, createMemo, createSignal, type Accessor } from 'solid-js';
import { createMedia } from '../../ui/media.ts';
import { createAfterFrame } from '../../ui/step.ts';
import { createBoard, type BoardState } from './board.ts';
import { createLegalMoves, createSelection, type LegalMoves } from './create-selection.ts';
import { createTaps } from './create-taps.ts';
import { createHandOrder } from './hand-order.ts';
import { createHint, withHint, type LiveHint } from './hint.ts';
import type { BoardProps, LiveBoard, OpenSheet } from './live-board.ts';
import { mainButton } from './main-button.ts';
import { createMovePlayer, type MovePlayer } from './play-moves.ts';
import { recentPlaysIn, type RecentPlay } from './recent-plays.ts';
import { situationOf, type Selection, type Situation } from './selection.ts';
import { furtherStatuses, urgentStatus, type StatusInput } from './status.ts';
import { placedTiles, type PlacedTile, type ShownTrain } from './trains.ts';

/** Milliseconds within which a second tap belongs to the first: the answer may arrive before the finger lifts. */
const DOUBLE_TAP_MS = 400;

/** Creates the state of the board of a running game. */
export function createLiveBoard(props: BoardProps): LiveBoard {
  const game = (): GameView => props.game;
  const view = createView(game);
  const player = createMovePlayer(props, view);
  const board = createBoard(game, view, player.shown);
  const situation = createMemo(() => situationOf(view()));
  const plays = createRecentPlays(props, player);
  const isTouch = createMedia('(pointer: coarse)');
  const hand = createHandOrder(() => props.playerState, view);
  const [sheet, setSheet] = createSignal<OpenSheet>('none');
  const show = (next: OpenSheet): void => void setSheet(next);
  const sender = createSender(props, hand.keep);
  const { isBusy, isDoubleTap, act, dismiss } = sender;

  const selecting = createSelection(props, situation);
  const { selection, select, selectTile, layBuild } = selecting;
  const moves = createLegalMoves(situation, selection, isBusy);
  const button = createMemo(() => mainButton(situation(), selection(), props.sending, board.names(), isTouch()));
  const hint = createHint(situation, selecting, board.names, sender);
  const isHinted = (): boolean => hint.shown() !== null;
  const totals = createTotals(game);

  return {
    ...board,
    ...plays,
    ...createStatuses(props, { situation, selection, names: board.names, isTouch, hint, shownPlays: plays.shownPlays }),
    ...createTaps(board, selecting, moves, { situation, isBusy, isHinted, isDoubleTap, act, dismiss, show }),
    game,
    props,
    situation,
    player,
    trains: createMarkedTrains(board.trains, situation, selection, moves, totals),
    button,
    selection,
    targets: moves.targets,
    playable: moves.playable,
    hand,
    sheet,
    isBusy,
    isHinted,
    mayHint: hint.mayHint,
    isTouch,
    mayTap: moves.mayTap,
    press() {
      if (isDoubleTap()) return;
      const pressed = button();
      if (pressed.kind === 'scores') props.onShowScores();
      else if (pressed.kind === 'act') act(pressed.action);
    },
    act,
    askHint() {
      const next = hint.next();
      if (next === null) return;
      dismiss();
      batch(() => {
        board.unfold(null);
        hint.give(next);
      });
    },
    putBack() {
      const hinted = hint.shown();
      if (sender.isRefused()) dismiss();
      else if (hinted !== null) select({ ...hinted.before });
      else if (selection().tile !== null) selectTile(null);
      else if (board.unfolded() !== null) board.unfold(null);
    },
    build: layBuild,
    setTaps: (taps) => select({ ...selection(), taps }),
    show,
  };
}

/** Reads the round. The page shows a board only while there is one; the last is kept while the board closes. */
function createView(game: Accessor<GameView>): Accessor<View> {
  return createMemo<View>((before) => {
    const { round } = game();
    if (round !== null) return readView(round);
    if (before !== undefined) return before;
    throw new Error('a board without a round');
  });
}

/** The log in words: all of it, and the part that the trains show already. */
function createRecentPlays(props: BoardProps, player: MovePlayer): Pick<LiveBoard, 'recentPlays' | 'shownPlays'> {
  const recentPlays = createMemo<readonly RecentPlay[]>(
    (before) => recentPlaysIn(props.log, namesThen(props.game, props.log), props.game.round?.round ?? null, before),
    [],
  );
  const shownPlays = createMemo(() => {
    const upTo = player.isPlaying() ? player.shownUpTo() : Infinity;
    return recentPlays().filter(({ revision }) => revision <= upTo);
  });
  return { recentPlays, shownPlays };
}

/** Sends one action at a time. */
function createSender(
  props: BoardProps,
  onSent: () => void,
): Pick<LiveBoard, 'isBusy' | 'act'> & {
  readonly isRefused: Accessor<boolean>;
  /** Whether a tap is the second of a double tap: the first may have put something else under the finger. */
  readonly isDoubleTap: Accessor<boolean>;
  /** Closes a refusal, if one is shown. */
  dismiss(): void;
} {
  let actedAt = Number.NEGATIVE_INFINITY;
  const isBusy = (): boolean => props.sending.state === 'sending' || props.sending.state === 'waiting';
  const isRefused = (): boolean => props.sending.state === 'refused';
  return {
    isBusy,
    isRefused,
    isDoubleTap: () => performance.now() - actedAt < DOUBLE_TAP_MS,
    act(action) {
      if (isBusy()) return;
      actedAt = performance.now();
      onSent();
      props.onAct(action);
    },
    dismiss() {
      if (isRefused()) props.onDismiss();
    },
  };
}

/** Says what matters most now, and what else does. */
function createStatuses(
  props: BoardProps,
  {
    situation,
    selection,
    names,
    isTouch,
    hint,
    shownPlays,
  }: Pick<LiveBoard, 'situation' | 'selection' | 'isTouch' | 'shownPlays'> &
    Pick<BoardState, 'names'> & { readonly hint: LiveHint },
): Pick<LiveBoard, 'status' | 'further'> {
  const input = createMemo((): StatusInput => ({
    situation: situation(),
    selection: selection(),
    game: props.game,
    sending: props.sending,
    online: props.online,
    names: names(),
    isTouch: isTouch(),
    latest: shownPlays().at(-1)?.sentence ?? null,
  }));
  const status = createMemo(() => withHint(urgentStatus(input()), hint.shown(), hint.mayHint() && props.online));
  const further = createMemo(() => furtherStatuses(input()));
  return { status, further };
}

/** Each seat's pips so far; null before the first round is over. */
function createTotals(game: Accessor<GameView>): Accessor<readonly Pips[] | null> {
  return createMemo(() => {
    const { results, seats } = game();
    return results.length === 0
      ? null
      : totalsOf(
          results.map(({ scores }) => scores),
          seats.length,
        );
  });
}

/** Marks each train with the effect of the selected move on it. */
function createMarkedTrains(
  trains: Accessor<readonly ShownTrain[]>,
  situation: Accessor<Situation>,
  selection: Accessor<Selection>,
  { targets, aim }: LegalMoves,
  totals: Accessor<readonly Pips[] | null>,
): Accessor<readonly ShownTrain[]> {
  const selected = createMemo(() => ({ tile: selection().tile, targets: targets(), aim: aim(), trains: trains() }));
  const late = createAfterFrame(selected);
  // The selected tile first: marking the trains takes longer. Trains that have changed are not marked for a tile from before.
  const marked = createMemo(() =>
    selected().tile !== null && late().trains === selected().trains ? late() : selected(),
  );
  const tile = createMemo(() => marked().tile);
  const taking = createMemo(() => marked().targets);
  // Keeps the same objects until another tile is selected, so that nothing is redrawn.
  const previews = createMemo(() => {
    const laid = tile();
    if (laid === null) return new Map<TrainId, PlacedTile>();
    const lit = trains().filter(({ id }) => taking().includes(id));
    return new Map(lit.flatMap(({ id, end }) => placedTiles([laid], end).map((placed) => [id, placed] as const)));
  });
  return createMemo(() => {
    const { build } = selection();
    const isBuilding = situation().mode === 'building';
    return trains().map((train) => {
      const preview = previews().get(train.id) ?? null;
      const mark = {
        preview,
        isAimed: marked().aim === train.id,
        isDim: taking().length > 0 && preview === null,
        build: train.isOwn && isBuilding ? placedTiles(build, train.end) : null,
      };
      return { ...train, mark, total: train.id === MEXICAN ? null : (totals()?.[train.id] ?? null) };
    });
  });
}
