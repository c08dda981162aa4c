import type { Seat } from '@slow-train/rules';
import { createMemo, createSignal, Show, type JSX } from 'solid-js';
import { BoardProvider } from '../board/state/board.ts';
import { BoardPage } from '../board/view/BoardLayout.tsx';
import { SideFrame } from '../board/view/Side.tsx';
import { ROOMY, WIDE } from '../board/view/widths.ts';
import { replayText } from '#text/replay.ts';
import { createMedia } from '../ui/media.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { OpenHands } from './OpenHands.tsx';
import { createPlayer, PlayerBoard } from './PlayerBoard.tsx';
import {
  createRecordTimeline,
  frameOf,
  roundOfRecord,
  type RecordPlayers,
  type ReplayedRecord,
} from './record-timeline.ts';
import { RecordControls } from './RecordControls.tsx';
import { RecordSide } from './RecordSide.tsx';
import type { Viewpoint } from './timeline.ts';
import { SmallPrint } from '../ui/SmallPrint.tsx';
import { TextButton } from '../ui/TextButton.tsx';
import styles from './RecordPlayer.module.css';

/** From one action to the next while it plays, in milliseconds: long enough to read a sentence. */
const PACE = 1100;

/** Replays a record on a board, frame by frame or running, from any perspective. */
export function RecordPlayer(props: {
  record: ReplayedRecord;
  players: RecordPlayers;
  /** The way out, at the right end of the top bar. */
  exit: JSX.Element;
  /** The link that saves the record as a file. */
  save?: JSX.Element;
  /** The frame to begin with. */
  start?: number | undefined;
}): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another record is another player: the pages key it
  const { record, players, start } = props;
  const [perspective, setPerspective] = createSignal<Viewpoint>('all');
  const [isSideOpen, setSideOpen] = createSignal(false);
  const isWide = createMedia(WIDE);
  const isRoomy = createMedia(ROOMY);
  const timeline = createRecordTimeline(record, players, perspective);
  const player = createPlayer(timeline, PACE);
  const { playback, board } = player;
  if (start !== undefined) playback.go(start);
  const game = createMemo(() => timeline.game(playback.position()));
  const span = createMemo(() => roundOfRecord(record, playback.position()));

  const seats = players.seats.map((_, seat) => seat);
  const shownSeats = createMemo((): readonly Seat[] => {
    const seat = perspective();
    return seat === 'all' ? seats : [seat];
  });
  const handSizes = createMemo(() => {
    const frames = record.frames.slice(span().first, span().last + 1);
    return frames.map(({ state }) => shownSeats().map((seat) => state.secret.hands[seat]?.length ?? 0));
  });

  const fault = record.fault === null ? null : replayText.fault(record.fault, board.names().seat);
  const isAtFault = (): boolean => fault !== null && playback.position() === playback.last;
  const side = (): JSX.Element => <RecordSide class={styles['tabs']} record={record} player={player} game={game()} />;
  return (
    <BoardProvider value={board}>
      <BoardPage>
        <PlayerBoard
          player={player}
          exit={props.exit}
          fault={isAtFault() ? fault : null}
          alert={
            <Show when={fault !== null && !isAtFault()}>
              <p class={styles['fault']} role="alert">
                <span>
                  {fault} {replayText.faultMore}
                </span>
                <TextButton onClick={() => playback.go(playback.last)}>{replayText.faultGo}</TextButton>
              </p>
            </Show>
          }
          // Reading out a whole game would take too long.
          isReadOut={false}
        >
          <OpenHands
            state={frameOf(record, playback.position()).state}
            seats={shownSeats()}
            sizes={handSizes()}
            isWide={isWide()}
            nameOf={(seat) => board.names().seat(seat)}
          />
          <RecordControls
            record={record}
            playback={playback}
            perspective={perspective()}
            you={players.you}
            names={seats.map((seat) => board.names().seat(seat))}
            onPerspective={setPerspective}
            onSide={isRoomy() ? null : () => setSideOpen(true)}
          />
          <Show when={isRoomy()}>
            <SideFrame class={styles['side']} label={replayText.side}>
              {side()}
              <SmallPrint class={styles['foot']}>
                {replayText.keys} {props.save}
              </SmallPrint>
            </SideFrame>
          </Show>
        </PlayerBoard>
        <Show when={!isRoomy()}>
          <Sheet
            open={isSideOpen()}
            class={styles['sheet']}
            scrollClass={styles['scroll']}
            title={players.name}
            close={replayText.close}
            onClose={() => setSideOpen(false)}
          >
            <Show when={isSideOpen()}>
              {side()}
              <SmallPrint class={styles['foot']}>{props.save}</SmallPrint>
            </Show>
          </Sheet>
        </Show>
      </BoardPage>
    </BoardProvider>
  );
}
