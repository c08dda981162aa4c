import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';

const RULES = join(import.meta.dirname, '../../docs/rules.md');
const MODULE = 'virtual:rules';

/** A section or subsection of the rules. */
interface Heading {
  readonly level: 2 | 3;
  readonly anchor: string;
  readonly title: string;
}

/** Serves docs/rules.md as the module `virtual:rules`: its text as HTML, and its headings. The page needs no Markdown parser. */
export const rulesDocument: Plugin = {
  name: 'rules-document',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  async load(id) {
    if (id !== `\0${MODULE}`) return null;
    this.addWatchFile(RULES);
    const { html, headings } = renderRules(await readFile(RULES, 'utf8'));
    return `export const html = ${JSON.stringify(html)};\nexport const headings = ${JSON.stringify(headings)};`;
  },
};

function renderRules(markdown: string): { readonly html: string; readonly headings: readonly Heading[] } {
  const headings: Heading[] = [];
  const parser = new Marked({
    renderer: {
      // The page has the title. Every other heading links to itself.
      heading({ tokens, depth, text }) {
        if (depth !== 2 && depth !== 3) return '';
        const anchor = anchorOf(text);
        headings.push({ level: depth, anchor, title: text.replaceAll('`', '') });
        return `<h${depth} id="${anchor}"><a href="#${anchor}">${this.parser.parseInline(tokens)}</a></h${depth}>\n`;
      },
      // Lets a narrow column break a name between its words.
      codespan({ text }) {
        return `<code>${escaped(text).replaceAll(/_|[a-z](?=[A-Z])/g, '$&<wbr>')}</code>`;
      },
      // Links to other files of the repository are not on this site, so only their text stays.
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        return href.startsWith('#') ? `<a href="${href}">${words}</a>` : words;
      },
      // A wide table scrolls in its own box, by keyboard too.
      table({ header, rows }) {
        const row = (cells: readonly Tokens.TableCell[]): string =>
          `<tr>${cells.map((cell) => cellOf(cell, this.parser.parseInline(cell.tokens))).join('')}</tr>`;
        const label = `Table: ${headings.at(-1)?.title ?? 'presets'}`;
        return `<div role="region" tabindex="0" aria-label="${label}"><table><thead>${row(header)}</thead><tbody>${rows.map(row).join('')}</tbody></table></div>\n`;
      },
    },
  });
  const html = parser.parse(markdown, { async: false });
  return { html, headings };
}

function cellOf({ header }: Tokens.TableCell, words: string): string {
  return header ? `<th scope="col">${words}</th>` : `<td>${words}</td>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Returns the anchor GitHub gives a heading, which the document's own links use. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}
