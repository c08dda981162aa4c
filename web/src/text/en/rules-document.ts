/** The words that the build adds to the exact rules (web/build/rules-document.ts). */
export const rulesDocumentText = {
  /** The name of a table for screen readers, by the heading above it. */
  table: (heading: string) => `Table: ${heading}`,
  /** In place of that heading, for the table that comes before all of them. */
  presets: 'presets',
};
