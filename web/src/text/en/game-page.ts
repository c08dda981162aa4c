/** The game page's words around the board. */
export const gameText = {
  movedOn: 'The table changed before your move arrived. Nothing was played. Look again.',
  failing: 'Can’t reach Slow Train. Your move is kept.',
  signedOut: 'This browser is signed out. Your move was not sent.',
  tryAgain: 'Try again',
  letGo: 'Take it back',
  signIn: 'Sign in',
  signedOutTitle: 'Sign in first',
  signedOutMore: 'This browser is not signed in. Sign in, or open the invitation link again.',
  missing: 'Table not found',
  missingMore: 'It was deleted, or you have no seat there.',
  failed: 'The table could not be loaded',
};
