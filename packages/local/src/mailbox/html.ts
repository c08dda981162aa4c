/** HTML that may stand as it is. */
export class Html {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Content = string | number | null | Html | readonly Content[];

/** HTML from a template: what is put in is shown as text, unless it is HTML itself. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return new Html(parts.reduce((all, part, at) => `${all}${shown(contents[at - 1] ?? null)}${part}`));
}

function shown(content: Content): string {
  if (content === null) return '';
  if (content instanceof Html) return content.html;
  if (typeof content === 'object') return content.map(shown).join('');
  return String(content).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
