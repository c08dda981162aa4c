import { type Html, html } from './html.ts';
import { type Part, there, when } from './link.ts';
import type { ReceivedMail } from './received.ts';

const PARTS: readonly (readonly [Part, string])[] = [
  ['html', 'As it looks'],
  ['text', 'Text'],
  ['source', 'Source'],
];

/** The part an address asks for; as it looks, unless it asks for another. */
export function partIn(asked: string | null): Part {
  return asked === 'text' || asked === 'source' ? asked : 'html';
}

/** One mail: who, when, and one of its parts. */
export function reader(mail: ReceivedMail, to: string, part: Part): Html {
  const parts = PARTS.filter(([each]) => each !== 'html' || mail.html !== null);
  const shown = part === 'html' && mail.html === null ? 'text' : part;
  return html`<article>
    <a class="back" href="${there({ to })}">All mails</a>
    <h2>${mail.subject === '' ? '(no subject)' : mail.subject}</h2>
    <dl>
      <dt>From</dt>
      <dd>${mail.from}</dd>
      <dt>To</dt>
      <dd>${mail.to.join(', ')}</dd>
      <dt>Came</dt>
      <dd><time datetime="${mail.at.toISOString()}">${when(mail.at)}</time></dd>
    </dl>
    <div class="parts" role="navigation" aria-label="Parts of the mail">
      ${parts.map(
        ([each, words]) =>
          html`<a href="${there({ to, mail: mail.id, as: each })}" ${each === shown ? html`aria-current="true"` : null}
            >${words}</a
          >`,
      )}
    </div>
    ${partOf(mail, shown)}
  </article>`;
}

function partOf(mail: ReceivedMail, part: Part): Html {
  if (part === 'html') {
    return html`<iframe
      title="The mail"
      src="/mails/${mail.id}/html"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>`;
  }
  return part === 'text'
    ? html`<pre tabindex="0">${mail.text ?? '(no text)'}</pre>`
    : html`<pre class="source" tabindex="0">${mail.source}</pre>`;
}

/** Links of a mail in a frame open beside it. */
export function inFrame(document: string): string {
  const base = '<base target="_blank" />';
  const head = /<head[^>]*>/i.exec(document);
  if (head === null) return base + document;
  const end = head.index + head[0].length;
  return document.slice(0, end) + base + document.slice(end);
}
