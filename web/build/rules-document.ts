import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Language } from '../../packages/protocol/src/languages.ts';
import { rulesDocumentText as german } from '../src/text/de/shell.ts';
import { rulesDocumentText as english } from '../src/text/en/shell.ts';
import { rulesDocumentText as spanish } from '../src/text/es/shell.ts';
import { type PageLanguage, SITE_LANGUAGES, sourceOf } from './languages.ts';

const MODULE = 'virtual:rules';
const TITLES = 'virtual:rule-titles';
const TEXTS: { readonly [language in Language]: typeof english } = { en: english, es: spanish, de: german };

/** A section or subsection of the rules. */
interface Heading {
  readonly level: 2 | 3;
  readonly anchor: string;
  readonly title: string;
}

/**
 * Serves docs/rules.md, or its translation, as the module `virtual:rules`: its text as HTML, and its headings. The page
 * needs no Markdown parser. For links to a rule, `virtual:rule-titles` has the headings alone.
 */
export function rulesDocument(language: PageLanguage): Plugin {
  const source = sourceOf(language);
  const file = join(import.meta.dirname, '../../docs', rulesFile(source));
  return {
    name: 'rules-document',
    resolveId: (id) => (id === MODULE || id === TITLES ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${MODULE}` && id !== `\0${TITLES}`) return null;
      this.addWatchFile(file);
      const { html, headings } = renderRules(await readFile(file, 'utf8'), TEXTS[source]);
      if (id === `\0${TITLES}`) {
        const titles = headings.map(({ anchor, title }) => [anchor, title.replace(/^\d+\. /, '')]);
        return `export const ruleTitles = new Map(${JSON.stringify(titles)});`;
      }
      return `export const rulesHtml = ${JSON.stringify(html)};\nexport const headings = ${JSON.stringify(headings)};`;
    },
  };
}

/** Returns the name of the rules in a language: `rules.md`, `rules.es.md`. */
function rulesFile(language: Language): string {
  return language === SITE_LANGUAGES[0] ? 'rules.md' : `rules.${language}.md`;
}

/** Returns the rules as HTML. A translated heading begins with the anchor that it has in English: `<a id="…"></a>`. */
function renderRules(
  markdown: string,
  text: typeof english,
): { readonly html: string; readonly headings: readonly Heading[] } {
  const headings: Heading[] = [];
  const parser = new Marked({
    renderer: {
      // The page has the title. Every other heading links to itself.
      heading({ tokens, depth, text: source }) {
        if (depth !== 2 && depth !== 3) return '';
        const [, given, title = ''] = /^(?:<a id="([^"]+)"><\/a>)?(.*)$/.exec(source) ?? [];
        const anchor = given ?? anchorOf(title);
        headings.push({ level: depth, anchor, title: title.replaceAll('`', '') });
        const words = this.parser.parseInline(tokens.filter(({ type }) => type !== 'html'));
        return `<h${depth} id="${anchor}"><a href="#${anchor}">${words}</a></h${depth}>\n`;
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
        const label = text.table(headings.at(-1)?.title ?? text.presets);
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
