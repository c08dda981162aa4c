/** Trusted HTML. */
export class Html {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Content = string | number | null | Html | readonly Content[];

/** Returns HTML from a template, escaping every value that is not {@link Html} itself. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return new Html(parts.reduce((all, part, at) => `${all}${escaped(contents[at - 1] ?? null)}${part}`));
}

function escaped(content: Content): string {
  if (content === null) return '';
  if (content instanceof Html) return content.html;
  if (typeof content === 'object') return content.map(escaped).join('');
  return String(content).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
