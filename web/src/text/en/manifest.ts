/** What an installed app is called by its system: build/manifests.ts writes it into the manifest. */
export const manifestText = {
  description: 'Mexican Train dominoes by correspondence',
  /** The names of its shortcuts, by address. */
  shortcuts: { '/new': 'New table', '/learn': 'How to play' },
  /** What its screenshots show. */
  screenshots: { narrow: 'A game of four, on a phone', wide: 'The same table on a desktop' },
};
