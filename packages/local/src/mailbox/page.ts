import { type Html, html } from './html.ts';
import { type Part, there, when } from './link.ts';
import { reader } from './reader.ts';
import type { ReceivedMail } from './received.ts';

/** The whole page: the list, and the mail that was chosen from it. */
export function page(mails: readonly ReceivedMail[], to: string, chosen: ReceivedMail | undefined, part: Part): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${chosen === undefined ? 'Mailbox' : chosen.subject} · Slow Train</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/tokens.css" />
        <link rel="stylesheet" href="/mailbox.css" />
        <script src="/mailbox.js"></script>
      </head>
      <body class="${chosen === undefined ? 'choosing' : 'reading'}">
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
          <div id="mails">${list(mails, to, chosen)}</div>
          ${
            mails.length === 0
              ? null
              : html`<form class="away" method="post" action="/delete-all"><button>Delete all mails</button></form>`
          }
        </nav>
        <main>${chosen === undefined ? hint(mails) : reader(chosen, to, part)}</main>
        <p role="status" class="unseen"></p>
      </body>
    </html>`;
}

function list(mails: readonly ReceivedMail[], to: string, chosen: ReceivedMail | undefined): Html {
  if (mails.length === 0) {
    return html`<p class="none">
      ${to === '' ? 'No mail yet. It shows here the moment it is sent.' : `No mail to ${to}.`}
    </p>`;
  }
  return html`<ol>
    ${mails.map(
      (mail) =>
        html`<li>
          <a
            id="m${mail.id}"
            href="${there({ to, mail: mail.id })}"
            ${mail === chosen ? html`aria-current="true"` : null}
          >
            <b>${mail.subject === '' ? '(no subject)' : mail.subject}</b>
            <span>${mail.to.join(', ')}</span>
            <time datetime="${mail.at.toISOString()}">${shortly(mail.at)}</time>
          </a>
        </li>`,
    )}
  </ol>`;
}

function hint(mails: readonly ReceivedMail[]): Html | null {
  return mails.length === 0
    ? null
    : html`<p class="hint">
        Choose a mail. <kbd>↑</kbd> and <kbd>↓</kbd> go through them, <kbd>/</kbd> goes to the search.
      </p>`;
}

/** The time of day, for what is of today. */
function shortly(at: Date): string {
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday ? at.toLocaleTimeString(undefined, { timeStyle: 'medium' }) : when(at);
}
