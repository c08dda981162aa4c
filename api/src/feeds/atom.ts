import { html } from 'hono/html';
import type { Line } from './lines.ts';

/** The site as the authority of `tag:` URIs (RFC 4151), since it has begun. */
export function tagOf(host: string, path: string): string {
  return `tag:${host},2026:${path}`;
}

/**
 * A feed (RFC 4287) of what waits for its reader, and of what has ended lately.
 * @param self where it is read from
 * @param site where the pages are
 */
export function atomOf(
  lines: readonly Line[],
  feed: {
    readonly id: string;
    readonly host: string;
    readonly self: string;
    readonly site: string;
    /** Of a feed without entries. */
    readonly since: Date;
  },
): string {
  const updated = lines.reduce((newest, { updatedAt }) => (updatedAt > newest ? updatedAt : newest), feed.since);
  const entries = lines.map(
    ({ id, title, news, link, updatedAt }) =>
      html` <entry>
        <id>${tagOf(feed.host, `tables/${id}`)}</id>
        <title>${legal(title)}</title>
        <updated>${updatedAt.toISOString()}</updated>
        <link href="${link}" />
        <summary>${legal(news)}</summary>
      </entry>`,
  );
  const document = html`<?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom">
      <id>${feed.id}</id>
      <title>Slow Train</title>
      <subtitle>The tables that wait for you, and what has ended lately.</subtitle>
      <updated>${updated.toISOString()}</updated>
      <author><name>Slow Train</name></author>
      <link rel="self" type="application/atom+xml" href="${feed.self}" />
      <link rel="alternate" type="text/html" href="${feed.site}" /> ${entries}
    </feed> `;
  return String(document);
}

/** Without what no XML may contain (XML 1.0 section 2.2): players type names. */
function legal(text: string): string {
  return text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
