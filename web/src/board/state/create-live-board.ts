import type { GameView } from '@slow-train/protocol';
import {
  MEXICAN,
  parseAction,
  readView,
  tileName,
  totalsOf,
  type Pips,
  type Tile,
  type TrainId,
  type View,
} from '@slow-train/rules';
import { namesThen } from '#words';
import { batch, createEffect, createMemo, createSignal, on, type Accessor } from 'solid-js';
import type { SendState } from '../../client/send-action.ts';
import { createMedia } from '../../ui/media.ts';
import { createAfterFrame } from '../../ui/step.ts';
import { createBoard } from './board.ts';
import { createHandOrder } from './hand-order.ts';
import { hintFor, withHint, type ShownHint } from './hint.ts';
import type { BoardProps, LiveBoard, OpenSheet } from './live-board.ts';
import { aimOf, mainButton } from './main-button.ts';
import { createMovePlayer } from './play-moves.ts';
import { recentPlaysIn, type RecentPlay } from './recent-plays.ts';
import {
  formatPlay,
  legalBuild,
  mayTapWith,
  NOTHING_SELECTED,
  playableTiles,
  situationOf,
  storedBuild,
  takenBack,
  trainsFor,
  type Selection,
} from './selection.ts';
import { furtherStatuses, statusOf, type StatusInput } from './status.ts';
import { placedTiles, type PlacedTile, type ShownTrain } from './trains.ts';

/** Milliseconds within which a second tap belongs to the first: the answer may arrive before the finger lifts. */
const DOUBLE_TAP_MS = 400;

/** Returns the selection behind the action being sent; null unless it lays tiles. */
function selectionSent(sending: SendState): Selection | null {
  if (sending.state !== 'sending' && sending.state !== 'waiting') return null;
  const action = parseAction(sending.do);
  if (action?.do === 'play') return { ...NOTHING_SELECTED, tile: action.tile, train: action.train };
  return action?.do === 'build' ? { ...NOTHING_SELECTED, build: action.tiles } : null;
}

/** Creates the state of the board of a running game. */
export function createLiveBoard(props: BoardProps): LiveBoard {
  const game = (): GameView => props.game;
  // The page shows a board only while there is a round.
  const view = createMemo<View>((before) => {
    const { round } = props.game;
    if (round !== null) return readView(round);
    if (before !== undefined) return before;
    throw new Error('a board without a round');
  });
  const player = createMovePlayer(props, view);
  const board = createBoard(game, view, player.shown);
  const { names, unfolded, unfold } = board;
  const situation = createMemo(() => situationOf(view()));
  const recentPlays = createMemo<readonly RecentPlay[]>(
    (before) => recentPlaysIn(props.log, namesThen(props.game, props.log), props.game.round?.round ?? null, before),
    [],
  );
  const shownPlays = createMemo(() => {
    const upTo = player.isPlaying() ? player.shownUpTo() : Infinity;
    return recentPlays().filter(({ revision }) => revision <= upTo);
  });
  const isTouch = createMedia('(pointer: coarse)');
  const isBusy = (): boolean => props.sending.state === 'sending' || props.sending.state === 'waiting';
  const hand = createHandOrder(() => props.playerState, view);
  const [sheet, show] = createSignal<OpenSheet>('none');
  const [raw, setRaw] = createSignal<Selection>(NOTHING_SELECTED);
  const [given, setGiven] = createSignal<ShownHint | null>(null);
  /** Stored in the player state, which all devices share; overrides the build of `raw`. */
  const build = createMemo(() => storedBuild(props.playerState.now(), view().table.round));

  // Drops the parts of the selection that the game no longer allows.
  const selection = createMemo<Selection>(() => {
    // An action in flight counts as selected, even if the page was reloaded during it.
    const { tile, train, taps, ...rest } = selectionSent(props.sending) ?? { ...raw(), build: build() };
    const held = tile !== null && view().hand.includes(tile) ? tile : null;
    return { tile: held, train: held === null ? null : train, build: legalBuild(situation(), rest.build), taps };
  });
  const select = (next: Selection): void =>
    batch(() => {
      const tiles = next.build.map(tileName);
      const isSame = tiles.join() === selection().build.map(tileName).join();
      setRaw(next);
      if (!isSame) props.playerState.change({ draft: { round: view().table.round, tiles } });
    });
  // Selects a tile just drawn: nothing else can be played.
  createEffect(
    on([() => props.game.revision, () => view().table.round], () => {
      const { table, hand: tiles } = view();
      const drawn = situation().mode === 'playing' && table.turn.step === 'drawn' ? tiles.at(-1) : undefined;
      select({ ...selection(), taps: false, ...(drawn === undefined ? {} : { tile: drawn, train: null }) });
    }),
  );

  const aim = createMemo(() => aimOf(situation(), selection()));
  const targets = createMemo<readonly TrainId[]>(
    () => {
      const { tile, train } = selection();
      if (tile === null) return [];
      return isBusy() && train !== null ? [train] : trainsFor(situation(), tile);
    },
    [],
    { equals: (a, b) => a.join() === b.join() },
  );
  const playable = createMemo(() => playableTiles(situation(), selection().build));
  const mayTapNow = createMemo(() => mayTapWith(situation(), { ...selection(), train: aim() }));
  const button = createMemo(() => mainButton(situation(), selection(), props.sending, names(), isTouch()));
  const mayHint = (): boolean => !isBusy() && (situation().mode === 'playing' || situation().mode === 'building');
  /** The hint, until anything else is selected. */
  const hinted = (): ShownHint | null =>
    given()?.selection === raw() && mayHint() && props.sending.state !== 'refused' ? given() : null;
  const statusInput = createMemo((): StatusInput => ({
    situation: situation(),
    selection: selection(),
    game: props.game,
    sending: props.sending,
    online: props.online,
    names: names(),
    isTouch: isTouch(),
    latest: shownPlays().at(-1)?.sentence ?? null,
  }));
  const status = createMemo(() => withHint(statusOf(statusInput()), hinted(), mayHint() && props.online));
  const further = createMemo(() => furtherStatuses(statusInput()));

  let actedAt = Number.NEGATIVE_INFINITY;
  /** Whether a tap is the second of a double tap: the first may have put something else under the finger. */
  const isDoubleTap = (): boolean => performance.now() - actedAt < DOUBLE_TAP_MS;
  const act = (action: string): void => {
    if (isBusy()) return;
    actedAt = performance.now();
    hand.keep();
    props.onAct(action);
  };
  const selectTile = (tile: Tile | null): void => void select({ ...selection(), tile, train: null });
  const layBuild = (tiles: readonly Tile[]): void =>
    void select({ ...selection(), tile: null, train: null, build: tiles });
  const play = (tile: Tile, train: TrainId): void => {
    const taps = selection().taps && mayTapWith(situation(), { ...selection(), tile, train });
    select({ ...selection(), tile, train });
    act(formatPlay(tile, train, taps));
  };

  const tapInBuild = (tile: Tile): void => {
    const { build: laid } = selection();
    if (laid.includes(tile)) layBuild(takenBack(laid, tile));
    else if (playable().has(tile)) layBuild([...laid, tile]);
    else if (selection().tile === tile) show('why');
    else selectTile(tile);
  };
  const tapInPlay = (tile: Tile): void => {
    const train = aim();
    if (selection().tile !== tile) selectTile(tile);
    // The first tap only accepts the hint: the player may have aimed at the tile before the hint appeared.
    else if (hinted() !== null) select({ ...selection() });
    else if (train !== null) play(tile, train);
    else if (playable().has(tile)) selectTile(null);
    else show('why');
  };

  /** Each seat's pips so far; null before the first round is over. */
  const totals = createMemo((): readonly Pips[] | null => {
    const { results, seats } = props.game;
    return results.length === 0
      ? null
      : totalsOf(
          results.map(({ scores }) => scores),
          seats.length,
        );
  });
  return {
    ...board,
    game,
    props,
    situation,
    player,
    trains: createMarkedTrains(board.trains, { situation, selection, targets, aim, totals }),
    recentPlays,
    shownPlays,
    status,
    further,
    button,
    selection,
    targets,
    playable,
    hand,
    sheet,
    isBusy,
    isHinted: () => hinted() !== null,
    mayHint,
    isTouch,
    mayTap: mayTapNow,
    tapTile(tile) {
      if (isBusy() || isDoubleTap()) return;
      if (props.sending.state === 'refused') props.onDismiss();
      batch(() => {
        unfold(null);
        if (situation().mode === 'building') tapInBuild(tile);
        else if (situation().mode === 'playing') tapInPlay(tile);
        else selectTile(selection().tile === tile ? null : tile);
      });
    },
    tapTrain(train) {
      const { tile } = selection();
      if (isBusy() || isDoubleTap()) return;
      if (tile === null || situation().mode !== 'playing') board.tapTrain(train);
      else if (targets().includes(train)) play(tile, train);
      else show('why');
    },
    drop(tile, train) {
      if (isBusy()) return;
      if (situation().mode === 'building') {
        if (playable().has(tile)) layBuild([...selection().build, tile]);
        else selectTile(tile);
      } else if (trainsFor(situation(), tile).includes(train)) play(tile, train);
      else {
        selectTile(tile);
        if (situation().mode === 'playing') show('why');
      }
    },
    aimFurther(step) {
      const trains = targets();
      if (trains.length < 2) return;
      const at = trains.indexOf(aim() ?? NaN);
      const next = trains[at < 0 ? (step > 0 ? 0 : trains.length - 1) : (at + step + trains.length) % trains.length];
      select({ ...selection(), train: next ?? null });
    },
    press() {
      if (isDoubleTap()) return;
      const pressed = button();
      if (pressed.kind === 'scores') props.onShowScores();
      else if (pressed.kind === 'act') act(pressed.action);
    },
    act,
    askHint() {
      const next = mayHint() ? hintFor(view(), names(), hinted()?.before ?? { ...raw(), build: build() }) : null;
      if (next === null) return;
      if (props.sending.state === 'refused') props.onDismiss();
      batch(() => {
        unfold(null);
        setGiven(next);
        select(next.selection);
      });
    },
    putBack() {
      const hint = hinted();
      if (props.sending.state === 'refused') props.onDismiss();
      else if (hint !== null) select({ ...hint.before });
      else if (selection().tile !== null) selectTile(null);
      else if (unfolded() !== null) unfold(null);
    },
    build: layBuild,
    setTaps: (taps) => void select({ ...selection(), taps }),
    show: (next) => void show(next),
  };
}

/** Marks each train with the effect of the selected move on it. */
function createMarkedTrains(
  trains: Accessor<readonly ShownTrain[]>,
  {
    situation,
    selection,
    targets,
    aim,
    totals,
  }: Pick<LiveBoard, 'situation' | 'selection' | 'targets'> & {
    readonly aim: Accessor<TrainId | null>;
    readonly totals: Accessor<readonly Pips[] | null>;
  },
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
