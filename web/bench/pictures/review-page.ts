import type { Change } from './compare.ts';

const STYLE = `
  body { margin: 0; padding: 16px; font: 15px/1.4 system-ui, sans-serif; background: #eee; color: #222 }
  figure { display: inline-block; margin: 0 12px 24px 0; vertical-align: top }
  figcaption { margin-bottom: 4px }
  img { max-width: 420px; max-height: 720px; border: 1px solid #aaa; background: #fff }
  section { border-top: 1px solid #bbb }
`;

const figure = (caption: string, source: string): string =>
  `<figure><figcaption>${caption}</figcaption><a href="${source}"><img loading="lazy" src="${source}" alt=""></a></figure>`;

/**
 * Returns a page for a person: first the changed pictures, before, after and as differences; then all pictures. The
 * pictures are in the folders `before`, `after` and `difference` next to it.
 */
export function reviewPage(changes: readonly Change[], names: readonly string[]): string {
  const changed = changes.map(({ name, kind, pixels }) => {
    const pictures = [
      ...(kind === 'new' ? [] : [figure('before', `before/${name}`)]),
      ...(kind === 'gone' ? [] : [figure('after', `after/${name}`)]),
      ...(kind === 'changed' ? [figure(`${pixels} pixels`, `difference/${name}`)] : []),
    ];
    return `<section><h2>${name}: ${kind}</h2>${pictures.join('')}</section>`;
  });
  const all = names.map((name) => figure(name, `after/${name}`));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>${STYLE}</style>
<h1>${changes.length} of ${names.length} pictures changed</h1>${changed.join('\n')}
<h1>All pictures</h1>${all.join('\n')}</html>\n`;
}
