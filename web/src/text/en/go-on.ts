import type { PresetName } from '@slow-train/rules';
import { count, presetName } from '@slow-train/words/en';

/** Goes on by correspondence with an evening of real dominoes. */
export const goOnText = {
  title: 'Play on here',
  line: 'The same people, the rounds that are left, a turn whenever you have time',
  back: 'Sheet',
  left: (played: number, engines: readonly number[]) =>
    `${count(played, 'round')} played, ${engines.length} left: ${engines.map((one) => `${one}‑${one}`).join(', ')}. The pips so far count:`,
  who: 'Which of them are you?',
  sayWho: 'Say first which of these people you are.',
  preset: (preset: PresetName) => presetName(preset),
  more: (preset: PresetName, clock: string) => `Rules: ${presetName(preset)}. Clock: ${clock}.`,
  rules: 'Rules for the rounds that are left',
  what: 'Next you get a link for each of the others. The game begins when all have opened theirs. It is never rated, because nobody has checked the sheet.',
  make: 'Make the table',
  making: 'Making the table…',
  missing: 'This sheet is not on this device',
  missingMore: 'Open it on the phone that kept score, and choose Share there.',
  toScore: 'Your score sheets',
  cannot: 'This evening cannot go on by correspondence',
  toSheet: 'Back to the sheet',
  faults: {
    people: (most: number) => `A table here has at most ${most} seats. Play on with real dominoes, or at two tables.`,
    set: (set: number) => `Tables here have no double‑${set} set. Play on with real dominoes.`,
    round: (round: number) => `Round ${round} is not complete. Enter everybody’s pips first, or take its figures back.`,
    unplayed: 'No round is complete yet. Make a new table instead: it needs no sheet.',
    over: 'No round is left to play: the last one is done, or a total has reached the target. Make a new table instead.',
    rules: 'No rule set here has enough tiles for so many people and such a count. Play on with real dominoes.',
  },
};

/** The links of single seats, in the waiting room. */
export const seatLinksText = {
  title: 'A link for each',
  more: 'Send each person their own link: it leads to their seat and their pips. You find them here until all have come.',
  message: (name: string) => `${name}, our game goes on here. This is your seat:`,
  sendTo: (name: string) => `Send ${name} their link`,
  copyFor: (name: string) => `Copy ${name}’s link`,
  copied: 'Link copied.',
  notCopied: 'The link could not be copied. Try again, or send it.',
  failed: 'The links could not be loaded.',
  again: 'Try again',
};

/** Evenings of real dominoes in a circle's season. */
export const circleEveningsText = {
  enter: 'Enter an evening',
  enterLine: 'Into the season of a circle, as if it were a game',
  missing: 'This sheet is not on this device. Open it on the phone that kept score, and choose Share there.',
  which: 'Into which circle?',
  who: 'Who on the sheet is which member?',
  guest: 'A guest',
  means:
    'All members who played are asked. The evening counts once they have confirmed it, or after three days if nobody objects. Guests get nothing.',
  send: 'Enter the evening',
  busy: 'One moment…',
  title: (name: string) => `Evening: ${name}`,
  more: (rounds: number, season: number | null) =>
    `Played with real dominoes, ${count(rounds, 'round')}${season === null ? '' : `, season ${season}`}`,
  you: 'You',
  row: (pips: number, isGuest: boolean) => `${pips}${isGuest ? ', a guest' : ''}`,
  says: 'confirmed',
  counts: 'It counts.',
  waits: (by: string | null, until: string) =>
    `${by === null ? 'It' : `Entered by ${by}. It`} counts from ${until}, or as soon as all members who played have confirmed it.`,
  confirm: 'That is right',
  object: 'That is wrong',
  takeBack: 'Take it back',
  sure: 'Then the evening is deleted here for everybody.',
  keep: 'Keep it',
};
