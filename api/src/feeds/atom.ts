import { html } from 'hono/html';
import type { Language } from '@slow-train/protocol/languages';
import { textIn } from '../notifications/text/index.ts';
import type { FeedEntry } from './entries.ts';

/** Returns a `tag:` URI (RFC 4151) with the site as its authority. */
export function tagOf(host: string, path: string): string {
  return `tag:${host},2026:${path}`;
}

/** Returns the Atom feed (RFC 4287) of an account. */
export function atomOf(
  entries: readonly FeedEntry[],
  feed: {
    readonly id: string;
    readonly host: string;
    /** The address of the feed. */
    readonly self: string;
    /** The address of the site. */
    readonly site: string;
    /** When the feed was made: its date while it has no entries. */
    readonly since: Date;
    readonly language: Language;
  },
): string {
  const updated = entries.reduce((newest, { updatedAt }) => (updatedAt > newest ? updatedAt : newest), feed.since);
  const elements = entries.map(
    ({ id, title, summary, link, updatedAt }) =>
      html` <entry>
        <id>${tagOf(feed.host, `tables/${id}`)}</id>
        <title>${legal(title)}</title>
        <updated>${updatedAt.toISOString()}</updated>
        <link href="${link}" />
        <summary>${legal(summary)}</summary>
      </entry>`,
  );
  const document = html`<?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
      <id>${feed.id}</id>
      <title>Slow Train</title>
      <subtitle>${textIn(feed.language).feed.subtitle}</subtitle>
      <updated>${updated.toISOString()}</updated>
      <author><name>Slow Train</name></author>
      <link rel="self" type="application/atom+xml" href="${feed.self}" />
      <link rel="alternate" type="text/html" href="${feed.site}" /> ${elements}
    </feed> `;
  return String(document);
}

/** Removes characters that XML does not allow (XML 1.0 section 2.2): players type names. */
function legal(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
