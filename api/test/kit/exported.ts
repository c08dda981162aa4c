import { exportData, fileText } from '../../src/account-data/export-data.ts';
import type { NotificationHarness } from './notification-harness.ts';

/** Returns an account's exported file, as its owner reads it. */
export async function exported(harness: NotificationHarness, account: string): Promise<unknown> {
  const file = await exportData(harness.ports, account);
  if (file === null) return null;
  let text = '';
  for await (const part of fileText(file)) text += part;
  return JSON.parse(text);
}
