// The page's part of talk, without the schemas.

/** What can be said without typing: everybody reads it in their own language. Stored, so none is ever taken out. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thankYou',
  'ouch',
  'ha',
  'soClose',
  'badLuck',
  'sorry',
  'takeYourTime',
  'backTomorrow',
  'oneMore',
  'goodGame',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** What can be stamped on a move. Stored, so none is ever taken out. */
export const REACTIONS = ['ouch', 'ha', 'nice', 'wow', 'uhOh', 'thanks'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The longest message, in characters as people count them. */
export const LONGEST_MESSAGE = 500;
/** How long the text of a message can be changed, in milliseconds. */
export const EDIT_WINDOW = 5 * 60_000;
/** The messages in one answer. */
export const TALK_PAGE = 100;
