/** The way to the sheet for one table. By itself: the board need not bring along all that is on the sheet. */
export const tellingText = {
  open: 'How we tell you about this table',
  /** Where the table is all there is to see. */
  short: 'How we tell you',
};
