import type { Evening } from '@slow-train/protocol/evening';
import { createMemo, type JSX } from 'solid-js';
import { scoreKeeperText } from '#text/sheet.ts';
import { PipsCell, ScoreSheet } from '../../components/scores/ScoreSheet.tsx';
import type { ScoreCell, ScoreTable } from '../../components/scores/sheet.ts';
import type { Cell } from './create-entry.ts';
import { nameOf } from './evening-words.ts';
import { leadersOf, type EveningStandings } from './standings.ts';
import styles from './EveningTable.module.css';

/** How the cells of a sheet are pressed to enter figures. */
interface EnteredCells {
  /** The cell whose figure is entered; null for none. */
  readonly selected: Cell | null;
  /** Its figure so far. */
  readonly typed: number | null;
  onSelect(cell: Cell): void;
}

/** The sheet of an evening: the same as that of a game, whose cells can be pressed while figures are entered. */
export function EveningTable(props: {
  evening: Evening;
  standings: EveningStandings;
  cells?: EnteredCells;
  class?: string | undefined;
  /** Whether the rounds that are not played yet are left out. */
  isShort?: boolean;
}): JSX.Element {
  const sheet = createMemo(() => tableOf(props.evening, props.standings, props.isShort === true));
  const entered = (cell: ScoreCell, round: number, seat: number): JSX.Element => (
    <EnteredCell evening={props.evening} cells={props.cells} cell={cell} at={{ round: round - 1, seat }} />
  );
  return (
    <div class={styles['sheet']} style={{ '--columns': props.evening.people.length }}>
      <ScoreSheet roomy sheet={sheet()} cell={props.cells === undefined ? undefined : entered} class={props.class} />
    </div>
  );
}

/** A cell that can be pressed, with the figure that is being entered into it. */
function EnteredCell(props: {
  evening: Evening;
  cells: EnteredCells | undefined;
  cell: ScoreCell;
  at: Cell;
}): JSX.Element {
  const isSelected = (): boolean =>
    props.cells?.selected?.round === props.at.round && props.cells.selected.seat === props.at.seat;
  const shown = (): ScoreCell => {
    const typed = props.cells?.typed ?? null;
    return isSelected() && typed !== null && !props.cell.wentOut ? { pips: typed, wentOut: false } : props.cell;
  };
  const value = (): string => {
    const { pips, wentOut } = shown();
    if (pips === null) return scoreKeeperText.empty;
    return wentOut ? `${pips}, ${scoreKeeperText.out}` : String(pips);
  };
  return (
    <button
      type="button"
      class={styles['entered']}
      aria-current={isSelected() ? 'true' : undefined}
      // One stop of the Tab key; arrows lead on.
      tabindex={isSelected() || (props.cells?.selected ?? null) === null ? 0 : -1}
      aria-label={scoreKeeperText.cell(nameOf(props.evening, props.at.seat), props.at.round + 1, value())}
      onClick={() => props.cells?.onSelect(props.at)}
    >
      <PipsCell cell={shown()} />
    </button>
  );
}

function tableOf(evening: Evening, standings: EveningStandings, isShort: boolean): ScoreTable {
  const leaders = leadersOf(standings);
  const columns = evening.people.map((name, seat) => ({
    name,
    ownName: name,
    isYou: false,
    seat,
    total: standings.totals[seat] ?? 0,
    place: standings.places[seat] ?? 1,
    isLeading: leaders.includes(seat),
    moved: 0,
  }));
  const rounds = standings.rounds.map((round, index) => ({
    round: index + 1,
    engine: `${round.engine}-${round.engine}`,
    state: round.isComplete
      ? ('past' as const)
      : index === standings.current && !evening.isEnded
        ? ('now' as const)
        : ('todo' as const),
    isBlocked: round.isComplete && round.counts.every((count) => count?.isOut === false),
    cells: round.counts.map((count, seat) => ({
      pips: round.scores[seat] ?? count?.pips ?? null,
      wentOut: count?.isOut === true,
    })),
  }));
  const last = rounds.findLastIndex(({ state, cells }) => state !== 'todo' || cells.some(({ pips }) => pips !== null));
  return {
    columns,
    earlier: [],
    rounds: isShort ? rounds.slice(0, last + 1) : rounds,
    leaders: columns.filter(({ isLeading }) => isLeading),
    you: null,
    blocked: rounds.flatMap(({ isBlocked, round }) => (isBlocked ? [round] : [])),
    played: standings.played,
    isRanked: leaders.length > 0,
  };
}
