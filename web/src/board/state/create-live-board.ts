import type { GameView } from '@slow-train/protocol';
import { countedScores, readView, totalsOf, type View } from '@slow-train/rules';
import { namesThen } from '#words';
import { createMemo, createSignal, type Accessor } from 'solid-js';
import { createMedia } from '../../ui/media.ts';
import { createAfterFrame } from '../../ui/step.ts';
import { createBoard } from './board.ts';
import { createSelection, type LiveSelection } from './create-selection.ts';
import { createSender } from './create-sender.ts';
import { createTaps } from './create-taps.ts';
import { createHandOrder } from './hand-order.ts';
import { createHint, withHint } from './hint.ts';
import type { BoardProps, LiveBoard, OpenSheet } from './live-board.ts';
import { mainButton } from './main-button.ts';
import { createMovePlayer, type MovePlayer } from './play-moves.ts';
import { recentPlaysIn, type RecentPlay } from './recent-plays.ts';
import { situationOf, type Situation } from './selection.ts';
import { furtherStatuses, urgentStatus, type StatusInput } from './status.ts';
import { placedTiles, type PlacedTile, type RowKey, type ShownTrain } from './trains.ts';

/** A running game as its log and its round tell it, before anything is shown. */
export interface ReadGame {
  readonly view: Accessor<View>;
  readonly player: MovePlayer;
  readonly plays: Pick<LiveBoard, 'recentPlays' | 'shownPlays'>;
}

/** Reads a running game: a task of its own, before {@link createLiveBoard}. */
export function createReadGame(props: BoardProps): ReadGame {
  const view = createView(() => props.game);
  const player = createMovePlayer(props, view);
  return { view, player, plays: createRecentPlays(props, player) };
}

/** Creates the state of the board of a running game, which it reads unless that has been done. */
export function createLiveBoard(props: BoardProps, read = createReadGame(props)): LiveBoard {
  const { view, player, plays } = read;
  const game = (): GameView => props.game;
  const shown = createBoard(game, view, player.shown);
  const { names, unfold } = shown;
  const situation = createMemo(() => situationOf(view()));
  const isTouch = createMedia('(pointer: coarse)');
  const hand = createHandOrder(() => props.playerState, view);
  const [sheet, setSheet] = createSignal<OpenSheet>('none');
  const show = (next: OpenSheet): void => void setSheet(next);
  const sender = createSender(props, hand.keep);
  const selecting = createSelection(props, situation, sender.isBusy);
  const { selection } = selecting;
  const button = createMemo(() => mainButton(situation(), selection(), props.sending, names(), isTouch()));
  const hint = createHint(situation, selecting, sender, names, {
    seed: () => `${props.game.id} hint ${props.game.revision}`,
    onHint: () => unfold(null),
  });
  const input = createMemo((): StatusInput => ({
    situation: situation(),
    selection: selection(),
    game: props.game,
    sending: props.sending,
    online: props.online,
    names: names(),
    isTouch: isTouch(),
    latest: plays.shownPlays().at(-1)?.sentence ?? null,
  }));
  const status = createMemo(() => withHint(urgentStatus(input()), hint, hint.mayHint() && props.online));
  const further = createMemo(() => furtherStatuses(input()));
  const board = {
    ...shown,
    ...plays,
    ...sender,
    ...selecting,
    ...hint,
    game,
    props,
    situation,
    player,
    trains: createMarkedTrains(shown.trains, game, situation, selecting),
    button,
    status,
    further,
    hand,
    sheet,
    isTouch,
    show,
  };
  return { ...board, ...createTaps(board) };
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

/** Marks each train with its owner's pips so far, and with the effect of the selected move on it. */
function createMarkedTrains(
  trains: Accessor<readonly ShownTrain[]>,
  game: Accessor<GameView>,
  situation: Accessor<Situation>,
  { selection, targets, aim }: LiveSelection,
): Accessor<readonly ShownTrain[]> {
  /** Each seat's pips so far; null before the first round is over. */
  const totals = createMemo(() => {
    const scores = countedScores(game());
    return scores.length === 0 ? null : totalsOf(scores, game().seats.length);
  });
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
    if (laid === null) return new Map<RowKey, PlacedTile>();
    const lit = trains().filter(({ key }) => taking().includes(key));
    return new Map(lit.flatMap(({ key, end }) => placedTiles([laid], end).map((placed) => [key, placed] as const)));
  });
  return createMemo(() => {
    const { build } = selection();
    const isBuilding = situation().mode === 'building';
    return trains().map((train) => {
      const preview = previews().get(train.key) ?? null;
      const mark = {
        preview,
        isAimed: marked().aim === train.key,
        isDim: taking().length > 0 && preview === null,
        build: train.isOwn && train.branch === '' && isBuilding ? placedTiles(build, train.end) : null,
      };
      return {
        ...train,
        mark,
        total: typeof train.id === 'number' && train.branch === '' ? (totals()?.[train.id] ?? null) : null,
      };
    });
  });
}
