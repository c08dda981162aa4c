import { high, tileName } from '@slow-train/rules';
import { Show, type JSX, type ParentProps } from 'solid-js';
import { createNow } from '../app/now.ts';
import { timeOnSign } from '../clock/table-time.ts';
import { text } from '../text/en.ts';
import { clockTime, dayName, since } from '../text/when.ts';
import { Tile } from '../tile/Tile.tsx';
import { Clock } from '../ui/Clock.tsx';
import { useBoard, type Board } from './board.ts';
import './strip.css';

/** The enamel sign above the board: whose turn it is, the round, the boneyard, the engine, and the station clock. */
export function Strip(props: ParentProps): JSX.Element {
  const board = useBoard();
  const now = createNow(15_000);
  const moved = (): string => since(Date.parse(board.props.game.updatedAt), now());
  return (
    <header class="strip enamel">
      <StripWords heading={heading(board)} />
      {props.children}
      <div class="strip-clock">
        <Clock at={now()} />
        <p>
          <b>{text.strip.now(dayName(now()), clockTime(now()))}</b>
          <Show when={board.now().mode !== 'over'}>
            <span>{timeOnSign(board.props.game, now()) ?? text.strip.moved(moved())}</span>
          </Show>
        </p>
      </div>
    </header>
  );
}

/** The left end of the sign: the engine, a heading, the round and the boneyard. */
export function StripWords(props: { heading: string }): JSX.Element {
  const board = useBoard();
  const table = (): ReturnType<Board['view']>['table'] => board.view().table;
  const engine = (): number => high(table().engine);
  return (
    <>
      <Tile stands class="engine" a={engine()} b={engine()} label={text.strip.engine(tileName(table().engine))} />
      <div class="strip-main">
        <h1>{props.heading}</h1>
        <p>
          <span>{text.strip.round(table().round, board.props.game.rounds)}</span>{' '}
          <span aria-label={text.strip.boneyardSpoken(table().boneyard)}>{text.strip.boneyard(table().boneyard)}</span>
        </p>
      </div>
    </>
  );
}

/** Whose turn it is, or what has become of the round. */
export function heading(board: Board): string {
  const { strip } = text;
  const { mode, view } = board.now();
  switch (mode) {
    case 'over':
      return board.props.game.status === 'finished' ? strip.finished : strip.roundOver;
    case 'playing':
    case 'building':
      return strip.yourTurn;
    case 'waiting':
    case 'watching': {
      const { table } = view;
      const isTogether = table.phase === 'building' && table.rules.simultaneousBuild === 'yes';
      return isTogether ? strip.building : strip.isOn(board.names().seat(table.turn.seat));
    }
    default:
      return mode satisfies never;
  }
}
