import type { ReceivedMail } from './mail.ts';

/** Trusted HTML. */
class Html {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Content = string | number | null | Html | readonly Content[];

/** Returns HTML from a template, escaping every value that is not {@link Html} itself. */
function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return new Html(parts.reduce((all, part, at) => `${all}${escaped(contents[at - 1] ?? null)}${part}`));
}

function escaped(content: Content): string {
  if (content === null) return '';
  if (content instanceof Html) return content.html;
  if (typeof content === 'object') return content.map(escaped).join('');
  return String(content).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The views of a mail. */
export type MailPart = 'html' | 'text' | 'source';

const PARTS: readonly (readonly [MailPart, string])[] = [
  ['html', 'HTML'],
  ['text', 'Text'],
  ['source', 'Source'],
];

/** Returns the view that a query parameter names; the HTML one by default. */
export function partIn(requested: string | null): MailPart {
  return requested === 'text' || requested === 'source' ? requested : 'html';
}

/** Returns the whole page: the list of mails, and the selected one. */
export function mailboxPage(
  mails: readonly ReceivedMail[],
  to: string,
  selected: ReceivedMail | undefined,
  part: MailPart,
): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${selected === undefined ? 'Mailbox' : selected.subject} · Slow Train</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/tokens.css" />
        <link rel="stylesheet" href="/mailbox.css" />
        <script src="/mailbox.js"></script>
      </head>
      <body class="${selected === undefined ? 'list' : 'reading'}">
        <header>
          <h1><a href="/">Mailbox</a></h1>
          <p>Every mail the game sends stays on this machine.</p>
        </header>
        <nav aria-label="Mails">
          <form role="search" action="/">
            <label for="to">Address</label>
            <input id="to" name="to" type="search" value="${to}" placeholder="name@example.org" autocomplete="off" />
            <button>Find</button>
          </form>
          <div id="mails">${list(mails, to, selected)}</div>
          ${
            mails.length === 0
              ? null
              : html`<form class="delete-all" method="post" action="/delete-all">
                  <button>Delete all mails</button>
                </form>`
          }
        </nav>
        <main>${selected === undefined ? hint(mails) : reader(selected, to, part)}</main>
        <p role="status" class="unseen"></p>
      </body>
    </html>`;
}

function list(mails: readonly ReceivedMail[], to: string, selected: ReceivedMail | undefined): Html {
  if (mails.length === 0) {
    return html`<p class="none">${to === '' ? 'No mail yet. New mail appears here at once.' : `No mail to ${to}.`}</p>`;
  }
  return html`<ol>
    ${mails.map(
      (mail) =>
        html`<li>
          <a
            id="m${mail.id}"
            href="${href({ to, mail: mail.id })}"
            ${mail === selected ? html`aria-current="true"` : null}
          >
            <b>${mail.subject === '' ? '(no subject)' : mail.subject}</b>
            <span>${mail.to.join(', ')}</span>
            <time datetime="${mail.at.toISOString()}">${shortTime(mail.at)}</time>
          </a>
        </li>`,
    )}
  </ol>`;
}

function hint(mails: readonly ReceivedMail[]): Html | null {
  return mails.length === 0
    ? null
    : html`<p class="hint">
        Select a mail. <kbd>↑</kbd> and <kbd>↓</kbd> move through the list, <kbd>/</kbd> goes to the search.
      </p>`;
}

/** Returns date and time; only the time for today's mails. */
function shortTime(at: Date): string {
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday ? at.toLocaleTimeString(undefined, { timeStyle: 'medium' }) : formatTime(at);
}

/** Returns one mail: its headers and one of its parts. */
function reader(mail: ReceivedMail, to: string, part: MailPart): Html {
  const parts = PARTS.filter(([each]) => each !== 'html' || mail.html !== null);
  const shown = part === 'html' && mail.html === null ? 'text' : part;
  return html`<article>
    <a class="back" href="${href({ to })}">All mails</a>
    <h2>${mail.subject === '' ? '(no subject)' : mail.subject}</h2>
    <dl>
      <dt>From</dt>
      <dd>${mail.from}</dd>
      <dt>To</dt>
      <dd>${mail.to.join(', ')}</dd>
      <dt>Received</dt>
      <dd><time datetime="${mail.at.toISOString()}">${formatTime(mail.at)}</time></dd>
    </dl>
    <div class="parts" role="navigation" aria-label="Parts of the mail">
      ${parts.map(
        ([each, words]) =>
          html`<a href="${href({ to, mail: mail.id, as: each })}" ${each === shown ? html`aria-current="true"` : null}
            >${words}</a
          >`,
      )}
    </div>
    ${partOf(mail, shown)}
  </article>`;
}

function partOf(mail: ReceivedMail, part: MailPart): Html {
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

/** Makes links in a mail open outside its frame. */
export function inFrame(document: string): string {
  const base = '<base target="_blank" />';
  const head = /<head[^>]*>/i.exec(document);
  if (head === null) return base + document;
  const end = head.index + head[0].length;
  return document.slice(0, end) + base + document.slice(end);
}

/** Returns the page's address for a search and a mail. */
function href(query: { readonly to: string; readonly mail?: string; readonly as?: MailPart }): string {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return given.length === 0 ? '/' : `/?${new URLSearchParams(given).toString()}`;
}

/** In this machine's time zone and language. */
const formatTime = (at: Date): string => at.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
