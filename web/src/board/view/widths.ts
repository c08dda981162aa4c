/** Below this the trains are rows, above it tracks. */
export const WIDE = '(min-width: 900px) and (min-height: 560px)';
/** From here on there is room for the log beside the board. */
export const ROOMY = '(min-width: 1180px) and (min-height: 560px)';
/** A telephone on its side: the hand lies beside the trains. */
export const SIDEWAYS = '(max-height: 559px) and (min-width: 600px)';
