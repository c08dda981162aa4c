/** The words of an installed app in its system: build/manifests.ts writes them into the manifest. */
export const manifestText = {
  description: 'Mexican Train dominoes by correspondence',
  /** The names of its shortcuts, by address. */
  shortcuts: { '/new': 'New table', '/learn': 'How to play' },
  /** The descriptions of its screenshots. */
  screenshots: { narrow: 'A game of four, on a phone', wide: 'The same table on a desktop' },
};

/** The words that the build adds to the exact rules (web/build/rules-document.ts). */
export const rulesDocumentText = {
  /** The name of a table for screen readers, by the heading above it. */
  table: (heading: string) => `Table: ${heading}`,
  /** In place of that heading, for the table that comes before all of them. */
  presets: 'presets',
};
