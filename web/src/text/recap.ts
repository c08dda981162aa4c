import { count } from '@slow-train/words';

/** Every word about what happened while somebody was away. */
export const recapText = {
  /** `isMore`: there was more than the log at hand tells of. */
  title: (things: number, isMore: boolean) =>
    `Since you were here: ${isMore ? 'more than ' : ''}${count(things, 'thing')}`,
  list: 'What happened, newest first',
  show: 'Show me',
  skip: 'Skip',
  again: 'What happened since I was here',

  replay: 'What happened since you were here',
  reading: 'Rolling the trains back',
  failed: 'That could not be fetched.',
  tryAgain: 'Try again',
  nothing: 'There is nothing to show: this is how the board lies now.',
  asYouLeft: 'This is how you left it.',
  skipped: (earlier: number) => `${count(earlier, 'thing')} happened before this. We join the train here.`,
  skipToNow: 'Skip to now',
  toTable: 'Back to the table',
  position: (step: number, of: number) => (step === of ? `${step} of ${of}: now` : `${step} of ${of}`),
  player: 'Player',
  keys: 'Arrows step, space plays, Esc skips.',
};
