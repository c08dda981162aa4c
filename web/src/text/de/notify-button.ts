/** The button of the notifications sheet, in a file of its own so that the board does not load the sheet's words. */
export const notifyButtonText: string = 'Sag mir Bescheid';
