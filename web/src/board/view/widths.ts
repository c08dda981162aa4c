/** From here on the board is wide; below, the trains are compact rows. */
export const WIDE = '(min-width: 900px) and (min-height: 560px)';
/** From here on there is room for the log next to the board. */
export const ROOMY = '(min-width: 1180px) and (min-height: 560px)';
/** From this size of text on, against the usual, everything is below each other, and the page scrolls. */
export const LARGE_TEXT = 1.4;
/** A phone in landscape: the hand is next to the trains. */
export const SIDEWAYS = '(max-height: 559px) and (min-width: 600px)';
