import { parseSetup, PRESETS, type Preset, type PresetName, type Setup, type TileSet } from '@slow-train/rules';
import type { Companion, Level, NewGame, Watchers } from '@slow-train/protocol';
import type { Language } from '@slow-train/protocol/languages';
import { isValidClock, termsOf, type ClockDraft } from '../../components/clock/terms.ts';
import { changedOptions, choiceOf, type HouseRules } from '../../components/rules/house-rules.ts';
import { clockText } from '#text/clock.ts';
import { newGameText } from '#text/new-game.ts';
import { openGamesText } from '#text/open-games.ts';
import { FRIENDS_GAME } from './friends-game.ts';

/** The seats of a game before anybody chooses their number. */
export const USUAL_SEATS = 4;

/** The rounds of a game before anybody chooses them: about three weeks for two. */
export const USUAL_ROUNDS = FRIENDS_GAME.rounds;

/** The contents of the form for a new game; may be invalid. */
export interface GameDraft {
  readonly name: string;
  readonly preset: PresetName;
  /** Options changed from the preset. */
  readonly house: HouseRules;
  /** null for the preset's set at this number of seats. */
  readonly set: TileSet | null;
  readonly seats: number;
  readonly computers: number;
  /** Their levels, in the order of their seats; those beyond play like the last one. */
  readonly levels: readonly Level[];
  /** null for as many as the set has. */
  readonly rounds: number | null;
  /** Whether forced actions are played automatically; null for the usual choice (`playsForced`). */
  readonly forcedPlays: boolean | null;
  readonly clock: ClockDraft;
  /** Whether the places are to change ratings, if such a game can be rated (`whyUnrated`). */
  readonly rated: boolean;
  /** Whether people can say only phrases. */
  readonly phrasesOnly: boolean;
  /** The conditions for people who come; null if only invited people may. */
  readonly open: OpenDraft | null;
  /** The people with reserved seats, within the seats of people. */
  readonly invited: readonly Companion[];
  /** Who may watch without a seat, and how late. */
  readonly watchers: Watchers;
}

/** The terms on which a game is open to anybody. */
export interface OpenDraft {
  readonly language: Language;
  /** Late turns in the last 50; null for any number. */
  readonly mostTimeouts: number | null;
  readonly newcomers: boolean;
}

/** The set-up of a draft, ready to be dealt, or a sentence that says why there is none. */
export type DraftCheck =
  | { readonly ok: true; readonly setup: Setup }
  | { readonly ok: false; readonly sentence: string };

/** Returns the most seats these rules allow. */
export function maxSeats(preset: PresetName): number {
  const rules: Preset = PRESETS[preset];
  return rules.sets.at(-1)?.[0] ?? 0;
}

/** Returns the number of seats for people, the host's included. */
export function people({ seats, computers }: GameDraft): number {
  return seats - computers;
}

/** Returns the number of seats without a name: those of people who come by the link. */
export function openSeats(draft: GameDraft): number {
  return people(draft) - 1 - draft.invited.length;
}

/**
 * Returns a draft with other people invited. Somebody new takes a seat that is open, or else brings one along.
 * @param keepsOpen whether the open seats were asked for; if not, there are none besides the people invited
 */
export function withInvited(
  draft: GameDraft,
  invited: readonly Companion[],
  keepsOpen: boolean,
): Pick<GameDraft, 'invited' | 'seats'> {
  const more = invited.length - draft.invited.length;
  const usual = invited.length === 0 ? USUAL_SEATS - 1 : 0;
  const open = keepsOpen ? Math.max(0, openSeats(draft) - more) : usual;
  return { invited, seats: 1 + invited.length + open + draft.computers };
}

/** Returns the engines of the longest game of this draft: those of its preset as long as its rules fit nothing else. */
function longestEngines({ preset, house, seats, set }: GameDraft): readonly number[] {
  const whole = parseSetup(choiceOf(preset, house), seats, set ?? undefined);
  const setup = whole.ok ? whole : parseSetup({ preset }, seats);
  return setup.ok ? setup.value.engines : [];
}

/** Returns the number of rounds in the longest game of this draft. */
export function maxRounds(draft: GameDraft): number {
  return longestEngines(draft).length || 13;
}

/** Returns the engines of a draft's rounds as text: "12-12 to 5-5", or each of them where they skip some. */
export function enginesText(draft: GameDraft): string {
  const engines = longestEngines(draft).slice(0, draft.rounds ?? undefined);
  const [first = 0, second, last = 0] = [engines[0], engines[1], engines.at(-1)];
  const isDescending = engines.every((one, index) => one === first - index);
  return isDescending && second !== undefined
    ? newGameText.roundsMore(first, last)
    : engines.map((one) => `${one}-${one}`).join(', ');
}

/** Returns the chosen rounds, limited to those the draft's set has; null still means as many as there are. */
export function cappedRounds(draft: GameDraft): number | null {
  return draft.rounds === null ? null : Math.min(draft.rounds, maxRounds(draft));
}

/** Checks a draft against the rules. */
export function checkDraft(draft: GameDraft): DraftCheck {
  const rules = choiceOf(draft.preset, draft.house);
  const setup = parseSetup(rules, draft.seats, draft.set ?? undefined, draft.rounds ?? undefined);
  if (!setup.ok) return { ok: false, sentence: setup.error };
  if (!isValidClock(termsOf(draft.clock, fillsWithComputers(draft)))) return { ok: false, sentence: clockText.wrong };
  const closed = whyClosed(draft);
  if (closed !== null) return { ok: false, sentence: closed };
  const fits = Number.isInteger(draft.computers) && draft.computers >= 0 && draft.computers < draft.seats;
  return fits ? { ok: true, setup: setup.value } : { ok: false, sentence: newGameText.computersWrong(draft.seats) };
}

/** Returns the level of each computer. */
export function levelsIn({ computers, levels }: Pick<GameDraft, 'computers' | 'levels'>): readonly Level[] {
  return Array.from({ length: computers }, (_, index) => levels[index] ?? levels.at(-1) ?? 'regular');
}

/** Returns the levels to send; nothing without computers. */
export function levelsOf(draft: GameDraft): Pick<NewGame, 'levels'> {
  return draft.computers === 0 ? {} : { levels: [...levelsIn(draft)] };
}

/** Returns the request for a valid draft. The game starts at once if computers fill it. */
export function toNewGame(draft: GameDraft): NewGame {
  const name = draft.name.trim();
  return {
    ...(name === '' ? {} : { name }),
    rules: choiceOf(draft.preset, draft.house),
    seats: draft.seats,
    ...(draft.set === null ? {} : { set: draft.set }),
    ...(draft.rounds === null ? {} : { rounds: draft.rounds }),
    computers: draft.computers,
    ...levelsOf(draft),
    // Against computers the seat decides, unless the form said more.
    ...(draft.forcedPlays === null && fillsWithComputers(draft) ? {} : { forcedPlays: playsForced(draft) }),
    clock: termsOf(draft.clock, fillsWithComputers(draft)),
    ...(draft.rated && whyUnrated(draft) === null ? { rated: true } : {}),
    ...((draft.phrasesOnly || draft.open !== null) && { phrasesOnly: draft.phrasesOnly }),
    ...(draft.open !== null && { open: openness(draft.open) }),
    ...(draft.invited.length > 0 && { invite: draft.invited.map(({ game, seat }) => ({ game, seat })) }),
    ...(draft.watchers === 'nobody' ? {} : { watchers: draft.watchers }),
    start: fillsWithComputers(draft),
  };
}

function openness({ language, mostTimeouts, newcomers }: OpenDraft): NonNullable<NewGame['open']> {
  return { language, newcomers, ...(mostTimeouts !== null && { mostTimeouts }) };
}

/** Returns the obstacle to opening a game to anybody; null if there is none, or it is not meant to be open. */
function whyClosed(draft: GameDraft): string | null {
  if (draft.open === null) return null;
  if (openSeats(draft) === 0) return openGamesText.form.needsSeat;
  return termsOf(draft.clock, fillsWithComputers(draft)) === null ? openGamesText.form.needsClock : null;
}

/** Returns the obstacle to rating a game, as a sentence on the change to make; null if there is none. */
export function whyUnrated(draft: GameDraft): string | null {
  if (draft.computers > 0) return newGameText.unrated.computers;
  if (changedOptions(draft.preset, choiceOf(draft.preset, draft.house)).length > 0) return newGameText.unrated.rules;
  return termsOf(draft.clock, fillsWithComputers(draft)) === null ? newGameText.unrated.clock : null;
}

/** Whether computer players take all other seats. */
export function fillsWithComputers({ seats, computers }: GameDraft): boolean {
  return computers === seats - 1;
}

/** Whether forced actions are played automatically: only where the table has chosen it. */
export function playsForced(draft: GameDraft): boolean {
  return draft.forcedPlays ?? false;
}
