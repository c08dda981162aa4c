import { keepTapped, forgetTapped } from '../client/tapped.ts';
import { ownPath } from './message.ts';

/** A page of ours that may be brought to the front. */
export interface TappedPage {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}

/** The pages of this browser, as far as a tap needs them. */
interface Pages {
  matchAll(query: { readonly type: 'window' }): Promise<readonly TappedPage[]>;
  openWindow(address: string): Promise<{ readonly url: string } | null>;
}

/** Returns the path that a notification's data leads to. */
export function pathOf(data: unknown): string {
  return typeof data === 'object' && data !== null && 'path' in data ? ownPath(data.path) : '/';
}

/**
 * Brings a page of ours to the front: one already at `path`, else any other, which navigates there, else a new one. An
 * app that was closed starts at its first page on some phones, not at the given one: it finds the path in the
 * cache.
 */
export async function openAt(clients: Pages, path: string): Promise<void> {
  const address = new URL(path, location.origin).href;
  // Among the pages this worker controls, the most recently focused one comes first.
  const pages = await clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url === address) ?? pages[0];
  if (page !== undefined && (await goTo(page, address))) return;
  const keeping = keepTapped(path);
  const opened = await clients.openWindow(address);
  await keeping;
  if (opened?.url === address) await forgetTapped();
}

/** Shows `address` in a page; false if the page is gone, as that of an app that was swiped away. */
async function goTo(page: TappedPage, address: string): Promise<boolean> {
  try {
    // Focus comes before anything slow: browsers allow it only just after the tap.
    await page.focus();
    return page.url === address || (await page.navigate(address)) !== null;
  } catch {
    return false;
  }
}
