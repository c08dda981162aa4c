/** The notepad. */
export const playerStateText = {
  notes: 'Notes',
  notesHint: 'Only you can read this, on any of your devices.',
  placeholder: 'Who has drawn for nines? What did you mean to do next?',
  saved: 'Saved.',
  saving: 'Saving…',
  tooLong: (most: number) =>
    `Your notes from two devices are too long together. Shorten them to ${most} characters. Until then they are kept only here.`,
  unsaved: 'Can’t reach Slow Train. Your notes are kept here and saved later.',
} as const;
