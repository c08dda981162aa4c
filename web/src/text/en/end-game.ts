/** Ending a game against computers. */
export const endGameText = {
  end: 'End this game',
  ending: 'Ending…',
  ended: 'You ended this game',
  endedMore: 'It has no result.',
  undo: 'Undo',
  undoing: 'Bringing it back…',
  undoMore: 'Changed your mind? For a minute you can go on as if nothing had happened.',
};
