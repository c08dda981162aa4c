/** The kinds of page that a skeleton stands in for until there is something to show: a board, or any other page. */
export type SkeletonKind = 'board' | 'page';

/** Returns the kind of skeleton that an address has. */
export function skeletonOf(path: string): SkeletonKind {
  return /^\/tables\/[^/]+$/.test(path) ? 'board' : 'page';
}

const rows = (count: number): string => '<i></i>'.repeat(count);

/**
 * Returns a skeleton as HTML: `start.ts` shows it before anything has loaded, and the page until it has its data, so that
 * one does not move when the other takes its place. Styled by `styles/skeleton.css`.
 * @param words plain text of ours, without markup
 */
export function skeletonHtml(kind: SkeletonKind, words: string): string {
  const head = kind === 'board' ? `<h1>${words}</h1>` : `<h1>Slow Train</h1><p>${words}</p>`;
  const rest = kind === 'board' ? `<div>${rows(8)}</div><footer>${rows(10)}</footer>` : `<div>${rows(3)}</div>`;
  return `<header>${head}</header>${rest}`;
}
