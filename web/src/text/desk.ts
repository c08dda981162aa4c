/** What a player keeps at a table for their own eyes. */
export const deskText = {
  notes: 'Notes',
  notesHint: 'Only you can read this, on any of your devices.',
  placeholder: 'Who has drawn for nines? What did you mean to do next?',
  saved: 'Saved.',
  saving: 'Saving…',
  unsaved: 'Not saved yet: there is no connection. It is kept here until there is.',
} as const;
