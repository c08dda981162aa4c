import { does, winnersSentence, type Who } from '@slow-train/words';
import type { Trouble } from '../api/sending.ts';

/** What the page of a table says beside its board. */
export const tableText = {
  movedOn: 'The table moved on while your move was under way. Look again.',
  failing: 'The signal box does not answer. Your move is safe here.',
  signedOut: 'This browser has lost its ticket, so the move could not be sent.',
  tryAgain: 'Try again',
  letGo: 'Take it back',
  signIn: 'To the ticket office',
  signedOutTitle: 'Tickets, please',
  signedOutMore:
    'This browser has no ticket for this table. Sign in; or if somebody sent you a link to it, open that once more.',
  missing: 'No such table',
  missingMore: 'It may have been cleared away, or it is not yours to look at.',
  failed: 'The table could not be fetched',
  roundOver: (out: Who | null, round: number) =>
    out === null
      ? `Round ${round} is blocked: nobody could play.`
      : `${does(out, 'went', 'went')} out. Round ${round} is over.`,
  scores: 'Score sheet',
  gameOver: (winners: readonly Who[]) => `The train has arrived: ${winnersSentence(winners)}`,
};

/** What the page says of a trouble with sending. */
export const troubleText: { readonly [T in Trouble]: string } = {
  movedOn: tableText.movedOn,
  failing: tableText.failing,
  signedOut: tableText.signedOut,
};
