import { listed, presetName, setName } from '@slow-train/words';
import { spanOf } from './clock.ts';

/** Seats that are held for somebody, and those who sit in for them. */
export const substitutesText = {
  /** Beside a name. */
  computer: 'computer',
  playsFor: (owner: string) => `computer, plays for ${owner}`,
  sitsIn: (owner: string, isYou: boolean) => (isYou ? `sit in for ${owner}` : `sits in for ${owner}`),

  away: (holder: string, isComputer: boolean) =>
    isComputer ? `You were away too long: ${holder}, a computer player, plays for you.` : `${holder} sits in for you.`,
  awayLabel: 'Your seat',
  back: 'Take my seat back',
  comingBack: 'Mind the gap',

  /** Instead of a hand. */
  handWith: (holder: string) => `Your hand is with ${holder}.`,

  getUp: (owner: string) => `Get up from ${owner}’s seat`,
  getUpSure: (owner: string) =>
    `A computer player holds the seat then, until ${owner} is back or somebody else sits in.`,
  getUpYes: 'Get up',
  getUpNo: 'Stay',
  gettingUp: 'Getting up…',

  /** For who sat in until just now. */
  satIn: (owner: string) => `You no longer sit in for ${owner}`,
  satInMore: (owner: string) =>
    `You have got up, or ${owner} is back, or your time was out too often and a computer player has taken over. Thank you for keeping the seat warm.`,

  find: (owner: string) => `A substitute for ${owner}…`,
  title: (owner: string) => `A substitute for ${owner}`,
  close: 'Back to the table',
  lead: (holder: string, owner: string) =>
    `${holder}, a computer player, plays for ${owner}. A person may sit in instead, with ${owner}’s hand and score, until ${owner} is back.`,
  volunteers: 'Who may sit in',
  volunteersBusy: 'Hanging out the notice…',
  volunteersNo: 'Who has the link',
  volunteersYes: 'Anybody may volunteer',
  volunteersMore: 'Volunteers find this table on their first page, below their own.',

  joinBy: (table: string, holder: string, owner: string) =>
    `${owner} has been away too long at “${table}”, and ${holder}, a computer player, holds the seat.`,
  joinMeans: (owner: string) =>
    `You would play ${owner}’s hand from here on, and what you score counts for ${owner}, who may come back at any time. Then you get up.`,
  sitInFor: (owner: string) => `Sit in for ${owner}`,

  vacancies: 'They look for somebody',
  vacanciesMore: 'A player is missing there. You would sit in until they come back.',
  line: (rules: { preset: string; set: number }, round: number, rounds: number, allowance: number | null) =>
    `${presetName(rules.preset)} rules, ${setName(rules.set)}, round ${round} of ${rounds}, ${allowance === null ? 'no clock' : `${spanOf(allowance)} a turn`}`,
  company: (owner: string, others: readonly string[]) => `${owner}’s seat, with ${listed(others)}`,
  sitIn: 'Sit in',
  sitInSpoken: (owner: string, table: string) => `Sit in for ${owner} at “${table}”`,
  sittingIn: 'Finding the seat',
};
