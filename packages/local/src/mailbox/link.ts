/** How a mail is looked at. */
export type Part = 'html' | 'text' | 'source';

/** The page's address for a search and a mail. */
export function there(query: { readonly to: string; readonly mail?: string; readonly as?: Part }): string {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return given.length === 0 ? '/' : `/?${new URLSearchParams(given).toString()}`;
}

/** In this machine's own time and words. */
export const when = (at: Date): string => at.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
