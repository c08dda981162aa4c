import type { ClockTerms, SetupChoices, WatchDelay } from '@slow-train/protocol';
import { LEVELS } from '@slow-train/protocol/levels';
import { isPresetName, MOST_ENGINES, SETS } from '@slow-train/rules';
import { clockDraftOf, isValidClock, termsOf } from '../../components/clock/terms.ts';
import { choiceOf, withoutPresetValues } from '../../components/rules/house-rules.ts';
import { readRules, writeRules, type LinkedRules } from '../../components/rules/rules-link.ts';
import { fillsWithComputers, levelsOf, whyUnrated, type GameDraft } from './draft.ts';

/** The part of the form that a saved set-up, or a link, fills in: everything but its name and its people. */
export type SetupDraft = Omit<GameDraft, 'name' | 'invited' | 'open'>;

/** Returns the part of a draft to save. */
export function choicesOf(draft: GameDraft): SetupChoices {
  return {
    rules: choiceOf(draft.preset, draft.house),
    seats: draft.seats,
    ...(draft.set !== null && { set: draft.set }),
    ...(draft.rounds !== null && { rounds: draft.rounds }),
    computers: draft.computers,
    ...levelsOf(draft),
    ...(draft.forcedPlays !== null && { forcedPlays: draft.forcedPlays }),
    clock: termsOf(draft.clock, fillsWithComputers(draft)),
    ...(draft.rated && whyUnrated(draft) === null && { rated: true }),
    ...(draft.phrasesOnly && { phrasesOnly: true }),
    ...(draft.watchers !== 'nobody' && { watchers: draft.watchers }),
  };
}

/** Returns the draft that a saved set-up stands for. */
export function draftFrom({ rules, ...choices }: SetupChoices): SetupDraft {
  const { preset, ...house } = rules;
  return {
    preset,
    house: withoutPresetValues(preset, house),
    set: SETS.find((one) => one === choices.set) ?? null,
    seats: choices.seats,
    computers: choices.computers,
    levels: choices.levels ?? [],
    rounds: choices.rounds ?? null,
    forcedPlays: choices.forcedPlays ?? null,
    clock: clockDraftOf(choices.clock),
    rated: choices.rated === true,
    phrasesOnly: choices.phrasesOnly === true,
    watchers: choices.watchers ?? 'nobody',
  };
}

/** Returns the address of the form with a set-up filled in: `/new?preset=hub&seats=4&clock=…`. It needs no service. */
export function setupHref(choices: SetupChoices): string {
  const { rules, set, seats, computers, levels, rounds, clock, forcedPlays, rated, phrasesOnly, watchers } = choices;
  const query = new URLSearchParams(writeRules(rules, SETS.find((one) => one === set) ?? null));
  query.set('seats', String(seats));
  if (computers > 0) query.set('computers', String(computers));
  const played = levels ?? [];
  const isSame = played.every((level) => level === played[0]);
  if (played.some((level) => level !== 'regular')) query.set('level', (isSame ? played.slice(0, 1) : played).join('.'));
  if (rounds !== undefined) query.set('rounds', String(rounds));
  query.set('clock', clock === null ? 'none' : writeClock(clock));
  if (forcedPlays !== undefined) query.set('forced', forcedPlays ? 'yes' : 'no');
  if (rated === true) query.set('rated', 'yes');
  if (phrasesOnly === true) query.set('talk', 'phrases');
  if (watchers !== undefined) query.set('watch', watchers);
  return `/new?${query.toString()}`;
}

/** A form as a link fills it in. */
interface LinkedSetup {
  readonly linked: LinkedRules;
  readonly chosen: Partial<SetupDraft>;
}

/** Reads the query of `setupHref`, or of a link to rules. Unreadable parts keep their usual values. */
export function readSetup(search: string): LinkedSetup {
  const words = new URLSearchParams(search);
  const take = (name: string): string | null => {
    const word = words.get(name);
    words.delete(name);
    return word;
  };
  const number = (name: string, least: number, most: number): number | null => {
    const value = Number(take(name) ?? Number.NaN);
    return Number.isInteger(value) && value >= least && value <= most ? value : null;
  };
  const seats = number('seats', 2, 16);
  const computers = number('computers', 0, (seats ?? 1) - 1);
  const levels = (take('level') ?? '').split('.').flatMap((word) => LEVELS.find((one) => one === word) ?? []);
  const rounds = number('rounds', 1, MOST_ENGINES);
  const clock = readClock(take('clock'));
  const forced = take('forced');
  const rated = take('rated') === 'yes';
  const phrasesOnly = take('talk') === 'phrases';
  const watch = take('watch');
  const watchers: WatchDelay | null = watch === 'turn' || watch === 'round' ? watch : null;
  const chosen = {
    ...(seats !== null && { seats }),
    ...(computers !== null && { computers }),
    ...(levels.length > 0 && { levels }),
    ...(rounds !== null && { rounds }),
    ...(clock !== undefined && { clock: clockDraftOf(clock) }),
    ...((forced === 'yes' || forced === 'no') && { forcedPlays: forced === 'yes' }),
    ...(rated && { rated }),
    ...(phrasesOnly && { phrasesOnly }),
    ...(watchers !== null && { watchers }),
  };
  return { linked: readRules(words.toString()), chosen: isPresetName(words.get('preset')) ? chosen : {} };
}

function writeClock({ allowance, bank, cap, weekendsOff, vacationDays, onTimeout, strikes }: ClockTerms): string {
  return [allowance, bank, cap, weekendsOff ? 1 : 0, vacationDays, onTimeout, strikes].join('.');
}

/** Undefined if it is no clock that the service accepts. */
function readClock(word: string | null): ClockTerms | null | undefined {
  if (word === null) return undefined;
  if (word === 'none') return null;
  const [allowance, bank, cap, weekends, vacationDays, onTimeout, strikes] = word.split('.');
  const terms: ClockTerms = {
    allowance: Number(allowance),
    bank: Number(bank),
    cap: Number(cap),
    weekendsOff: weekends === '1',
    vacationDays: Number(vacationDays),
    onTimeout: onTimeout === 'computer' ? 'computer' : 'least',
    strikes: Number(strikes),
  };
  return isValidClock(terms) ? terms : undefined;
}
