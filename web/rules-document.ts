import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';

/** A section or subsection of the rules. */
interface Heading {
  readonly level: 2 | 3;
  readonly anchor: string;
  readonly title: string;
}

/** Makes docs/rules.md a module with its text as HTML, and its contents; the page needs no Markdown parser. */
export const rulesDocument: Plugin = {
  name: 'rules-document',
  transform(code, id) {
    if (!id.endsWith('/docs/rules.md')) return null;
    const { html, headings } = renderRules(code);
    return {
      code: `export const html = ${JSON.stringify(html)};\nexport const headings = ${JSON.stringify(headings)};`,
      map: null,
    };
  },
};

function renderRules(markdown: string): { readonly html: string; readonly headings: readonly Heading[] } {
  const headings: Heading[] = [];
  const parser = new Marked({
    renderer: {
      // The page has the title. Every other heading is the link to itself.
      heading({ tokens, depth, text }) {
        if (depth !== 2 && depth !== 3) return '';
        const anchor = anchorOf(text);
        headings.push({ level: depth, anchor, title: text.replaceAll('`', '') });
        return `<h${depth} id="${anchor}"><a href="#${anchor}">${this.parser.parseInline(tokens)}</a></h${depth}>\n`;
      },
      // A narrow column breaks a name between its words.
      codespan({ text }) {
        return `<code>${escaped(text).replaceAll(/_|[a-z](?=[A-Z])/g, '$&<wbr>')}</code>`;
      },
      // What lies beside the rules in the repository is not on this site.
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        return href.startsWith('#') ? `<a href="${href}">${words}</a>` : words;
      },
      // A wide table scrolls by itself, by key as well.
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

/** Returns the anchor that GitHub gives a heading: the links of the document count on it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}
