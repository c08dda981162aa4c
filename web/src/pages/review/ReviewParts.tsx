import { bestOf, costliest, SAMPLES, sumOf, type Shares } from '@slow-train/players/review';
import type { GameView } from '@slow-train/protocol';
import {
  at,
  high,
  low,
  mainEnd,
  openEnds,
  otherEnd,
  tileName,
  type Move,
  type PublicRound,
  type Seat,
} from '@slow-train/rules';
import { namesOf, type Names } from '#words';
import { createMemo, For, Show, type JSX } from 'solid-js';
import { tilesInRow } from '../../board/state/trains.ts';
import { LittleBoard, type LittleRow } from '../../components/pictures/LittleBoard.tsx';
import { Card } from '../../ui/Card.tsx';
import { Rich } from '../../ui/Rich.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import { TilePicture } from '../../ui/tile/TilePicture.tsx';
import { Unseen } from '../../ui/Unseen.tsx';
import { reviewText } from '#text/replay.ts';
import { advantageWords } from './advantage-words.ts';
import { moveWords, wordsOf, type MoveWords } from './move-words.ts';
import type { ReviewedRound, ShownMove } from '../../panels/review/review-worker.ts';
import styles from './Review.module.css';

/** The review of one round, or of all rounds of a game: the good move first, then luck and play, then the turns that mattered. */
export function ReviewParts(props: {
  game: Pick<GameView, 'id' | 'seats' | 'you'>;
  rounds: readonly ReviewedRound[];
  /** The only one; null for the whole game. */
  round: number | null;
}): JSX.Element {
  const names = createMemo(() => namesOf(props.game));
  const shares = createMemo(() => sumOf(props.rounds.map((round) => round.shares)));
  const result = (): number => props.rounds.reduce((sum, round) => sum + round.result, 0);
  const mattered = createMemo(() => costliest(props.rounds.flatMap((round) => round.mattered)));
  return (
    <>
      <p class={styles['lead']}>
        <Rich text={reviewText.counted(result())} />
      </p>
      <div class={styles['parts']}>
        <div class={styles['side']}>
          <Well rounds={props.rounds} names={names()} isGame={props.round === null} />
          <SharesPart shares={shares()} result={result()} />
          <Course rounds={props.rounds} game={props.game.id} isGame={props.round === null} />
        </div>
        <section class={styles['mattered']}>
          <h2>{reviewText.mattered(mattered().length)}</h2>
          <For each={mattered()} fallback={<p>{reviewText.noneMattered}</p>}>
            {(move) => <Mattered move={move} names={names()} game={props.game.id} seat={props.game.you.seat ?? 0} />}
          </For>
        </section>
      </div>
      <SmallPrint isText>{reviewText.judged(SAMPLES)}</SmallPrint>
    </>
  );
}

/** A move that was ahead of all others, and how many were as good as the best. */
function Well(props: { rounds: readonly ReviewedRound[]; names: Names; isGame: boolean }): JSX.Element {
  const good = createMemo(() => bestOf(props.rounds.flatMap((round) => round.good ?? [])));
  const all = createMemo(() => props.rounds.flatMap((round) => round.moves));
  const asGood = (): number => all().filter(({ verdict }) => verdict !== 'costly').length;
  const sentence = ({ chosen, other, round, turn, advantage }: ShownMove): string =>
    [
      `${reviewText.place(round, turn)}:`,
      reviewText.bestMove(moveWords(chosen.move, props.names), Math.round(other.mean - chosen.mean)),
      ...(advantage.why === 'average' ? [] : [advantageWords(advantage, props.names)]),
    ].join(' ');
  return (
    <Card class={styles['part']}>
      <h2>{reviewText.well}</h2>
      <Show when={good()}>
        {(move) => (
          <p>
            <Rich text={sentence(move())} />
          </p>
        )}
      </Show>
      <p>{all().length === 0 ? reviewText.noChoice : reviewText.asGood(asGood(), all().length)}</p>
    </Card>
  );
}

/** Where the pips came from, each part beginning where the one before it ended. */
function SharesPart(props: { shares: Shares; result: number }): JSX.Element {
  const rows = createMemo(() => {
    const { average, deal, draws, others, play } = props.shares;
    let end = 0;
    const row = (part: keyof typeof reviewText.parts, change: number, isWhole = false) => {
      const from = isWhole ? 0 : end;
      end = from + change;
      return { part, change, isWhole, from: Math.min(from, end), to: Math.max(from, end) };
    };
    return [
      row('average', average, true),
      row('deal', deal),
      row('draws', draws),
      row('others', others),
      row('play', play),
      row('result', props.result, true),
    ];
  });
  const least = (): number => Math.min(0, ...rows().map(({ from }) => from));
  const span = (): number => Math.max(1, Math.max(...rows().map(({ to }) => to)) - least());
  const share = (pips: number): string => `${(pips / span()) * 100}%`;
  return (
    <Card class={styles['part']}>
      <h2>{reviewText.shares}</h2>
      <table class={styles['shares']}>
        <tbody>
          <For each={rows()}>
            {({ part, change, isWhole, from, to }) => (
              <tr data-part={part}>
                <th scope="row">{reviewText.parts[part]}</th>
                <td aria-hidden="true">
                  <i style={{ 'margin-inline-start': share(from - least()), 'inline-size': share(to - from) }} />
                </td>
                <td class={styles['number']}>{isWhole ? change : signed(change)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <SmallPrint>{reviewText.sharesMore}</SmallPrint>
    </Card>
  );
}

const signed = (pips: number): string => (pips < 0 ? `\u2212${-pips}` : pips > 0 ? `+${pips}` : '0');

/** In rem. */
const TALLEST = 6;

interface Column {
  readonly label: number;
  readonly cost: number;
  readonly words: string;
  readonly href?: string;
}

/** What each turn of a round cost, or each round of a game. */
function Course(props: { rounds: readonly ReviewedRound[]; game: string; isGame: boolean }): JSX.Element {
  const columns = createMemo((): readonly Column[] =>
    props.isGame
      ? props.rounds.map(({ round, turns, result }) => {
          const cost = Math.round(turns.reduce((sum, turn) => sum + turn.cost, 0));
          const href = `/tables/${props.game}/review/${round}`;
          return { label: round, cost, href, words: reviewText.roundCost(round, cost, result) };
        })
      : props.rounds.flatMap(({ turns }) =>
          turns.map(({ turn, cost, hadChoice }) => {
            const pips = Math.round(cost);
            return { label: turn, cost: pips, words: reviewText.turnCost(turn, pips, hadChoice) };
          }),
        ),
  );
  const most = (): number => Math.max(1, ...columns().map(({ cost }) => cost));
  const bar = (column: Column): JSX.Element => (
    <>
      <Unseen>{column.words}</Unseen>
      <span
        class={styles['column']}
        aria-hidden="true"
        style={{ 'block-size': `${(column.cost / most()) * TALLEST}rem` }}
      >
        <Show when={column.cost > 0}>
          <b>{column.cost}</b>
        </Show>
      </span>
      <span aria-hidden="true">{column.label}</span>
    </>
  );
  return (
    <Card class={styles['part']}>
      <h2>{props.isGame ? reviewText.rounds : reviewText.turns}</h2>
      <SmallPrint>{props.isGame ? reviewText.roundsMore : reviewText.turnsMore}</SmallPrint>
      <ol class={styles['columns']}>
        <For each={columns()}>
          {(column) => (
            <li>
              <Show when={column.href} fallback={<span>{bar(column)}</span>}>
                {(href) => <a href={href()}>{bar(column)}</a>}
              </Show>
            </li>
          )}
        </For>
      </ol>
    </Card>
  );
}

/** A turn in which another move was better: both on the board as it was, and why. */
function Mattered(props: { move: ShownMove; names: Names; game: string; seat: Seat }): JSX.Element {
  const pips = (): number => Math.round(props.move.cost);
  const did = (move: Move, words: MoveWords): string => wordsOf(move, words, props.names);
  const rows = createMemo(() =>
    [rowOf(props.move, 'best', props.names, props.seat), rowOf(props.move, 'chosen', props.names, props.seat)].filter(
      (row) => row !== null,
    ),
  );
  return (
    <Card as="article" class={styles['part']}>
      <header>
        <h3>{reviewText.place(props.move.round, props.move.turn)}</h3>
        <p>
          <b>{pips()}</b> {reviewText.pips(pips())}
        </p>
      </header>
      <p>
        <Rich
          text={[
            did(props.move.chosen.move, reviewText.did),
            did(props.move.best.move, reviewText.better),
            advantageWords(props.move.advantage, props.names),
          ].join(' ')}
        />
      </p>
      <Show when={rows().length > 0}>
        <LittleBoard class={styles['board']} rows={rows()} />
      </Show>
      <SmallPrint>{reviewText.held}</SmallPrint>
      <p class={styles['hand']}>
        <For each={props.move.before.hand}>
          {(tile) => <TilePicture a={high(tile)} b={low(tile)} label={tileName(tile).replace('-', '\u2011')} />}
        </For>
      </p>
      <p>
        <a href={`/tables/${props.game}/replay?round=${props.move.round}&action=${props.move.step}`}>
          {reviewText.see}
        </a>
      </p>
    </Card>
  );
}

/** The tiles of a train that are shown before the one in question. */
const SHOWN = 2;

/** A move as a row of a little board: the end of its train, with the tile at it. Null for one that lays nothing there. */
function rowOf(shown: ShownMove, which: 'best' | 'chosen', names: Names, seat: Seat): LittleRow | null {
  const { before } = shown;
  const { move } = shown[which];
  if (move.do !== 'play') return null;
  const { table } = before;
  const end = endOf(table, move, seat);
  const isPublic = typeof move.train === 'number' && at(table.seats, move.train).marker;
  const isBest = which === 'best';
  return {
    name: names.row(move.train, move.line),
    tiles: [
      ...tilesInRow(table, move.train, move.line).slice(-SHOWN),
      { inward: end, outward: otherEnd(move.tile, end), state: 'new' },
    ],
    note: isBest ? reviewText.notes.better : reviewText.notes.played,
    tone: isBest ? 'lit' : 'plain',
    ...(isPublic ? { signal: 'up' } : {}),
  };
}

/** The number that a play continues; a first double on the Mexican train continues itself. */
function endOf(table: PublicRound, move: Move & { readonly do: 'play' }, seat: Seat): number {
  const ends = openEnds(table, move.train);
  const { end } = ends.find(({ line }) => line === (move.line ?? '')) ?? mainEnd(table, seat);
  return high(move.tile) === end || low(move.tile) === end ? end : high(move.tile);
}
