/** The button of the notifications sheet; apart, so that the board does not load the sheet's words. */
export const tellingText = {
  open: 'Notify me',
  short: 'Notify me',
};
