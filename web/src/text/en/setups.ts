import { count } from '@slow-train/words/en';

/** Saved set-ups for new games. */
export const setupsText = {
  title: 'Saved set-ups',
  many: (many: number) => (many === 0 ? 'keep these choices for next time' : `${many} saved`),
  summary: (preset: string, seats: number, clock: string) => `${preset}, ${count(seats, 'seat')}, ${clock}`,
  useOne: (name: string) => `Fill in “${name}”`,
  used: (name: string) => `The form says what “${name}” says.`,
  name: 'A name for these choices',
  newName: (name: string) => `A new name for “${name}”`,
  save: 'Save these choices',
  saving: 'Saving…',
  saved: (name: string) => `“${name}” is saved.`,
  rename: 'Rename',
  renameOne: (name: string) => `Rename “${name}”`,
  keepName: 'Keep the old name',
  link: 'Share',
  sendOne: (name: string) => `Send a link to “${name}”`,
  linkTo: (name: string) => `Link to “${name}”`,
  remove: 'Delete',
  removeOne: (name: string) => `Delete “${name}”`,
  removeSure: (name: string) => `Delete “${name}”? Games that were set up with it stay.`,
  removing: 'Deleting…',
  keep: 'Keep it',
  /** Sent along with a link. */
  invite: 'Mexican Train dominoes, the way we play: set up a game with one tap.',
  words: {
    copy: 'Copy the link',
    copied: 'Copied. Whoever opens it gets this form filled in.',
    notCopied: 'Could not copy. The link is selected: copy it from there.',
    send: 'Share…',
  },
};
