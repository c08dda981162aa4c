import type { JSX } from 'solid-js';
import { shellText } from '#text/shell.ts';
import { skeletonHtml, type SkeletonKind } from './skeleton.ts';

/** Stands in for a page that is loading: the same picture as before the page's scripts had loaded. */
export function Skeleton(props: { kind: SkeletonKind }): JSX.Element {
  const words = (): string => (props.kind === 'board' ? shellText.loadingTable : shellText.loading);
  return (
    // eslint-disable-next-line solid/no-innerhtml -- of our own words
    <div role="status" data-skeleton={props.kind} innerHTML={skeletonHtml(props.kind, words())} />
  );
}
