import { count, does, type Who } from '@slow-train/words/en';

/** Words about the events while the player was away. */
export const recapText = {
  moment: 'The table as it was',
  /** `isMore`: the log at hand does not reach back far enough. */
  title: (things: number, isMore: boolean) =>
    `While you were away: ${isMore ? 'more than ' : ''}${count(things, 'move')}`,
  list: 'What happened, oldest first',
  now: 'Now',
  /** More moves than anybody reads: a line for each round. */
  round: ({ round, moves, isOver, out }: { round: number; moves: number; isOver: boolean; out: Who | null }) => {
    const many = `*Round ${round}*: ${count(moves, 'move')}`;
    if (!isOver) return `${many} so far.`;
    return out === null ? `${many}, then nobody could play.` : `${many}, then ${does(out, 'went', 'went')} out.`;
  },
  show: 'Show them on the board',
  toYourTurn: 'To your turn',
  again: 'While I was away',

  replay: 'While you were away',
  goOn: 'Go on',
  reading: 'Loading the moves…',
  failed: 'The moves could not be loaded.',
  tryAgain: 'Try again',
  nothing: 'Nothing to show: this is the board now.',
  asYouLeft: 'This is how you left it.',
  skipped: (earlier: number) => `${count(earlier, 'earlier move')} left out.`,
  skipToNow: 'Skip to now',
  toTable: 'Back to the table',
  position: (step: number, of: number, endsNow: boolean) =>
    endsNow && step === of ? `${step} of ${of}: now` : `${step} of ${of}`,
  player: 'Player',
  keys: 'Arrow keys step, Space plays, Esc skips.',
};
