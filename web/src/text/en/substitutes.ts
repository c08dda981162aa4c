import { listed, presetName, setName } from '@slow-train/words/en';
import { spanOf } from '@slow-train/words/en';

/** Held seats and substitutes. */
export const substitutesText = {
  /** After a name. */
  computer: 'computer',
  playsFor: (owner: string) => `computer, plays for ${owner}`,
  sitsIn: (owner: string, isYou: boolean) => (isYou ? `sit in for ${owner}` : `sits in for ${owner}`),

  away: (holder: string, isComputer: boolean) =>
    isComputer ? `You were away too long. ${holder}, a computer player, plays for you.` : `${holder} sits in for you.`,
  awayLabel: 'Your seat',
  back: 'Take my seat back',
  comingBack: 'Taking your seat…',

  /** Instead of a hand. */
  handWith: (holder: string) => `Your hand is with ${holder}.`,

  getUp: (owner: string) => `Leave ${owner}’s seat`,
  getUpSure: (owner: string) =>
    `A computer player then holds the seat until ${owner} is back or somebody else sits in.`,
  getUpYes: 'Leave',
  getUpNo: 'Stay',
  gettingUp: 'Leaving…',

  /** For a substitute whose seat is gone. */
  satIn: (owner: string) => `You no longer sit in for ${owner}`,
  satInMore: (owner: string) =>
    `You left the seat, or ${owner} is back, or you ran out of time too often. Thank you for sitting in.`,

  find: (owner: string) => `A substitute for ${owner}…`,
  title: (owner: string) => `A substitute for ${owner}`,
  close: 'Back to the table',
  lead: (holder: string, owner: string) =>
    `${holder}, a computer player, plays for ${owner}. A person may sit in instead, with ${owner}’s hand and score, until ${owner} is back.`,
  volunteers: 'Who may sit in',
  volunteersBusy: 'Saving…',
  volunteersNo: 'Anyone with the link',
  volunteersYes: 'Any volunteer',
  volunteersMore: 'Volunteers find this table below their own tables.',

  joinBy: (table: string, holder: string, owner: string) =>
    `${owner} was away too long at “${table}”. ${holder}, a computer player, holds the seat.`,
  joinMeans: (owner: string) =>
    `You play ${owner}’s hand, and your score counts for ${owner}, who may come back at any time.`,
  sitInFor: (owner: string) => `Sit in for ${owner}`,

  vacancies: 'Tables that need a substitute',
  vacanciesMore: 'A player is missing. Sit in until they come back.',
  line: (rules: { preset: string; set: number }, round: number, rounds: number, allowance: number | null) =>
    `${presetName(rules.preset)} rules, ${setName(rules.set)}, round ${round} of ${rounds}, ${allowance === null ? 'no clock' : `${spanOf(allowance)} a turn`}`,
  company: (owner: string, others: readonly string[]) => `${owner}’s seat, with ${listed(others)}`,
  sitIn: 'Sit in',
  sitInSpoken: (owner: string, table: string) => `Sit in for ${owner} at “${table}”`,
  sittingIn: 'Taking the seat…',
};
