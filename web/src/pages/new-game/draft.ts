import {
  parseSetup,
  PRESET_NAMES,
  PRESETS,
  type Preset,
  type PresetName,
  type Setup,
  type TileSet,
} from '@slow-train/rules';
import type { NewGame } from '@slow-train/protocol';
import { isValidClock, termsOf, type ClockDraft } from '../../components/clock/terms.ts';
import { ownTimeZone } from '../../client/server-time.ts';
import { choiceOf, type HouseRules } from '../../components/rules/house-rules.ts';
import { clockText } from '../../text/clock.ts';
import { newTableText } from '../../text/new-table.ts';

/** A table as somebody is filling in the form for it: anything may be wrong with it. */
export interface GameDraft {
  readonly name: string;
  readonly preset: PresetName;
  /** What is changed of the preset. */
  readonly house: HouseRules;
  /** null: the preset's for so many seats. */
  readonly set: TileSet | null;
  readonly seats: number;
  readonly computers: number;
  /** null: as many as the set has. */
  readonly rounds: number | null;
  /** Whether what a seat has no choice about plays itself. */
  readonly forcedPlays: boolean;
  readonly clock: ClockDraft;
}

/** What most people mean by Mexican Train. */
export const DEFAULT_PRESET: PresetName = 'hub';

/** The presets as the form offers them: the usual one first. */
export const PRESET_ORDER: readonly PresetName[] = PRESET_NAMES.toSorted(
  (a, b) => Number(b === DEFAULT_PRESET) - Number(a === DEFAULT_PRESET),
);

/** What can be dealt from a draft, or the sentence that says why not. */
export type DraftCheck =
  | { readonly ok: true; readonly setup: Setup }
  | { readonly ok: false; readonly sentence: string };

/** How many may sit down with these rules. */
export function maxSeats(preset: PresetName): number {
  const rules: Preset = PRESETS[preset];
  return rules.sets.at(-1)?.[0] ?? 0;
}

/** Rounds in the longest game of this draft, as far as its set is known. */
export function maxRounds({ preset, seats, set }: GameDraft): number {
  if (set !== null) return set + 1;
  const all = parseSetup({ preset }, seats);
  return all.ok ? all.value.rounds : 13;
}

/** The rounds that were asked for, as far as the draft's set has as many; null stays "as many as there are". */
export function cappedRounds(draft: GameDraft): number | null {
  return draft.rounds === null ? null : Math.min(draft.rounds, maxRounds(draft));
}

/** Looks a draft over with the eyes of the rules. */
export function checkDraft(draft: GameDraft): DraftCheck {
  const rules = choiceOf(draft.preset, draft.house);
  const setup = parseSetup(rules, draft.seats, draft.set ?? undefined, draft.rounds ?? undefined);
  if (!setup.ok) return { ok: false, sentence: setup.error };
  if (!isValidClock(termsOf(draft.clock, isFull(draft)))) return { ok: false, sentence: clockText.wrong };
  const fits = Number.isInteger(draft.computers) && draft.computers >= 0 && draft.computers < draft.seats;
  return fits ? { ok: true, setup: setup.value } : { ok: false, sentence: newTableText.computersWrong(draft.seats) };
}

/** The request for a table that has been judged. It starts at once where the computers fill it. */
export function toNewGame(draft: GameDraft): NewGame {
  const name = draft.name.trim();
  return {
    ...(name === '' ? {} : { name }),
    rules: choiceOf(draft.preset, draft.house),
    seats: draft.seats,
    ...(draft.set === null ? {} : { set: draft.set }),
    ...(draft.rounds === null ? {} : { rounds: draft.rounds }),
    computers: draft.computers,
    forcedPlays: draft.forcedPlays,
    clock: termsOf(draft.clock, isFull(draft)),
    zone: ownTimeZone(),
    start: isFull(draft),
  };
}

/** Whether nobody else has to come. */
export function isFull({ seats, computers }: GameDraft): boolean {
  return computers === seats - 1;
}
