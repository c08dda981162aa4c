/** Brings a page of ours to the front: one already at `path`, else any other, which navigates there, else a new one. */
export async function openAt(clients: Clients, path: string): Promise<void> {
  const address = new URL(path, location.origin).href;
  // Among the pages this worker controls, the most recently focused one comes first.
  const pages = await clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url === address) ?? pages[0];
  if (page === undefined) {
    await clients.openWindow(address);
    return;
  }
  // Focus comes before anything slow: browsers allow it only just after the tap.
  await page.focus();
  if (page.url !== address) await page.navigate(address);
}
