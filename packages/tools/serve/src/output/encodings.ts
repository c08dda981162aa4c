/** The content codings of the page's files, best first, and the ending of the files that have them. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof ENCODINGS;
