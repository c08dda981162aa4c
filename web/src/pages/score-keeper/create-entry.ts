import type { Evening, EveningRound, HandCount } from '@slow-train/protocol/evening';
import { tileOf, type Pips, type Tile } from '@slow-train/rules';
import { createMemo, createSignal, type Accessor } from 'solid-js';
import {
  countOf,
  doubtAbout,
  nextEmpty,
  standingsOf,
  tileFault,
  undone,
  undoneCell,
  withCount,
  type Doubt,
  type EveningStandings,
  type TileFault,
} from './standings.ts';

/** A cell of the sheet. */
export interface Cell {
  readonly round: number;
  readonly seat: number;
}

/** How the pips of a hand are entered: as a figure, or by the halves of its tiles. */
type EntryMode = 'figures' | 'tiles';

/** The entry of figures into a sheet: the cell, its figure so far, and questions about it. */
export interface Entry {
  readonly standings: Accessor<EveningStandings>;
  readonly cell: Accessor<Cell>;
  readonly round: Accessor<EveningRound | undefined>;
  /** The figure in the cell: typed, counted, or as it was. null for none. */
  readonly pips: Accessor<number | null>;
  readonly mode: Accessor<EntryMode>;
  readonly tiles: Accessor<readonly Tile[]>;
  /** The first half of a tile; null between two tiles. */
  readonly half: Accessor<Pips | null>;
  readonly doubt: Accessor<Doubt | null>;
  readonly fault: Accessor<{ readonly tile: Tile; readonly fault: TileFault } | null>;
  /** Whether a round has just been completed. */
  readonly isDone: Accessor<boolean>;
  /** The next seat whose hand is missing; null if the round is complete with this one. */
  readonly next: Accessor<number | null>;
  select(cell: Cell): void;
  type(digit: number): void;
  erase(): void;
  setMode(mode: EntryMode): void;
  tapHalf(pips: Pips): void;
  removeTile(index: number): void;
  goOut(): void;
  /** Keeps the figure and goes on. */
  submit(): void;
  /** Keeps a doubtful figure; the person who was out before gives way. */
  confirm(): void;
  /** Back to the figure. */
  reconsider(): void;
  /** Takes back the newest figure. Returns its cell; undefined if there is none. */
  undo(): Cell | undefined;
  /** Goes on with the next round. */
  begin(): void;
}

/** The most digits of a figure. */
const DIGITS = 4;

/**
 * Creates the entry of figures into an evening.
 * @param change keeps the evening that it is given
 */
export function createEntry(evening: Accessor<Evening>, change: (next: Evening) => void, now: () => number): Entry {
  const standings = createMemo(() => standingsOf(evening()));
  const firstCell = (): Cell => {
    const round = Math.min(standings().current, standings().rounds.length - 1);
    return { round, seat: nextEmpty(standings().rounds[round], -1) ?? 0 };
  };
  const [cell, setCell] = createSignal(firstCell());
  const [typed, setTyped] = createSignal<string | null>(null);
  const [mode, setMode] = createSignal<EntryMode>('figures');
  const [tiles, setTiles] = createSignal<readonly Tile[] | null>(null);
  const [half, setHalf] = createSignal<Pips | null>(null);
  const [asked, setAsked] = createSignal<{ readonly doubt: Doubt; readonly count: HandCount } | null>(null);
  const [fault, setFault] = createSignal<ReturnType<Entry['fault']>>(null);
  const [isDone, setDone] = createSignal(false);

  const round = (): EveningRound | undefined => standings().rounds[cell().round];
  const kept = (): HandCount | null => round()?.counts[cell().seat] ?? null;
  const hand = (): readonly Tile[] => tiles() ?? kept()?.tiles ?? [];
  const pips = (): number | null => {
    const digits = typed();
    if (digits !== null) return digits === '' ? null : Number(digits);
    return tiles() === null ? (kept()?.pips ?? null) : countOf(evening(), hand()).pips;
  };
  const clear = (): void => {
    setTyped(null);
    setTiles(null);
    setHalf(null);
    setAsked(null);
    setFault(null);
  };
  const select = (next: Cell): void => {
    clear();
    setDone(false);
    setCell(next);
  };
  const goOn = (): void => {
    const { round: index, seat } = cell();
    const following = nextEmpty(standings().rounds[index], seat);
    clear();
    if (following === null) setDone(true);
    else setCell({ round: index, seat: following });
  };
  const keep = (count: HandCount | null): void => {
    change(withCount(evening(), cell(), count, now()));
    goOn();
  };
  const offer = (count: HandCount): void => {
    const doubt = doubtAbout(evening(), round(), cell().seat, count);
    if (doubt === null) keep(count);
    else setAsked({ doubt, count });
  };
  const submit = (): void => {
    const figure = pips();
    if (typed() === null && tiles() === null) goOn();
    else if (figure === null) keep(null);
    else offer({ pips: figure, isOut: false, tiles: typed() === null ? hand() : [] });
  };
  return {
    standings,
    cell,
    round,
    pips,
    mode,
    tiles: hand,
    half,
    doubt: () => asked()?.doubt ?? null,
    fault,
    isDone,
    next: () => {
      const following = nextEmpty(round(), cell().seat);
      return following === cell().seat ? null : following;
    },
    select,
    type: (digit) => {
      setAsked(null);
      setTiles(null);
      const digits = typed() ?? '';
      if (digits.length < DIGITS) setTyped(digits === '0' ? String(digit) : `${digits}${digit}`);
    },
    erase: () => {
      setAsked(null);
      setFault(null);
      if (half() !== null) setHalf(null);
      else if (mode() === 'tiles') setTiles(hand().slice(0, -1));
      else setTyped((typed() ?? String(kept()?.pips ?? '')).slice(0, -1));
    },
    setMode: (next) => {
      clear();
      setMode(next);
    },
    tapHalf: (number) => {
      const first = half();
      const here = round();
      setFault(null);
      setHalf(first === null ? number : null);
      if (first === null || here === undefined) return;
      const tile = tileOf(first, number);
      const wrong = tileFault(evening(), here, cell().seat, hand(), tile);
      setFault(wrong === null ? null : { tile, fault: wrong });
      if (wrong !== null) return;
      setTyped(null);
      setTiles([...hand(), tile]);
    },
    removeTile: (index) => {
      setFault(null);
      setTiles(hand().filter((_, at) => at !== index));
    },
    goOut: () => offer({ pips: 0, isOut: true, tiles: [] }),
    submit,
    confirm: () => {
      const question = asked();
      if (question === null) return;
      if (question.doubt.kind === 'out') {
        // The other one's hand is not known any more.
        change(withCount(evening(), { round: cell().round, seat: question.doubt.other }, null, now()));
      }
      keep(question.count);
    },
    reconsider: () => setAsked(null),
    undo: () => {
      const undoneAt = undoneCell(evening());
      const before = undone(evening(), now());
      if (undoneAt === undefined || before === null) return undefined;
      change(before);
      select({ round: undoneAt.round, seat: undoneAt.seat });
      return cell();
    },
    begin: () => select(firstCell()),
  };
}
