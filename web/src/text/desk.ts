/** What a player keeps at a table for their own eyes. */
export const deskText = {
  notes: 'Notes',
  notesHint: 'Only you can read this, on any of your devices.',
  placeholder: 'Who has drawn for nines? What did you mean to do next?',
  saved: 'Saved.',
  saving: 'Saving…',
  tooLong: (most: number) =>
    `What you wrote on two devices is too long together. Shorten it to ${most} letters: until then it is kept only here.`,
  unsaved: 'Not saved yet: there is no connection. It is kept here until there is.',
} as const;
