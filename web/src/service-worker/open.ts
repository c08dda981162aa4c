/** Brings a page of ours to the front: one that is open there, else one that is led there, else a new one. */
export async function openAt(clients: Clients, path: string): Promise<void> {
  const address = new URL(path, location.origin).href;
  // Of those that obey this worker, the one that was looked at last comes first.
  const pages = await clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url === address) ?? pages[0];
  if (page === undefined) {
    await clients.openWindow(address);
    return;
  }
  // To the front before anything that takes time: a browser allows it just after the tap.
  await page.focus();
  if (page.url !== address) await page.navigate(address);
}
