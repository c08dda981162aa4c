// The page's part of moderation, without the schemas.

/** Why somebody is reported. Stored, so none is ever taken out. */
export const REPORT_REASONS = ['insult', 'harassment', 'hate', 'cheating', 'spam', 'name', 'other'] as const;

/** In characters as people count them. */
export const LONGEST_NOTE = 500;
export const LONGEST_APPEAL = 1_000;
