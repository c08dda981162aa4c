/** Muting people, and blocking them. */
export const boundariesText = {
  title: 'Muted and blocked',
  line: 'Whom you do not hear. Only you see this.',
  more: 'whom you do not hear',
  failed: 'This list could not be loaded',
  none: 'Nobody. You can mute somebody at their message, and block them on their profile.',
  kinds: { mute: 'muted', block: 'blocked' },
  since: (kind: string, date: string) => `${kind} since ${date}`,
  remove: { mute: 'Unmute', block: 'Unblock' },
  removeOne: { mute: (name: string) => `Unmute ${name}`, block: (name: string) => `Unblock ${name}` },
  removing: 'Removing…',
  removed: {
    mute: (name: string) => `You hear ${name} again.`,
    block: (name: string) => `${name} is no longer blocked.`,
  },

  block: (name: string) => `Block ${name}`,
  ask: (name: string) =>
    `You and ${name} no longer see what the other says, and no new table seats you both. Games that you are playing go on. ${name} is not told.`,
  yes: 'Block',
  no: 'Cancel',
  blocking: 'Blocking…',
  blocked: (name: string) => `${name} is blocked. You can undo that under Account and display.`,
};
