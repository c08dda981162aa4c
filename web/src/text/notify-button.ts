/** The button of the notifications sheet; apart, so that the board does not load the sheet's words. */
export const notifyButtonText = {
  open: 'Notify me',
  short: 'Notify me',
};
