import { saveFile } from './save-file.ts';
import { showToast } from './toasts.ts';

/**
 * Copies a link and shows a toast. If that is not allowed, the field stays selected for Ctrl-C and the toast says so.
 */
export async function copyLink(
  link: string,
  field: HTMLInputElement | undefined,
  words: { readonly copied: string; readonly notCopied: string },
): Promise<void> {
  field?.select();
  try {
    await navigator.clipboard.writeText(link);
    showToast(words.copied);
  } catch {
    // Not allowed, or no https.
    showToast(words.notCopied);
  }
}

/** Opens the device's share sheet. */
export async function sendLink(what: { readonly title: string; readonly text: string; url: string }): Promise<void> {
  try {
    await navigator.share(what);
  } catch {
    // Closing the share sheet needs no message.
  }
}

/** Whether the device’s share sheet takes pictures. */
export function canShareFiles(): boolean {
  const probe = new File([], 'picture.png', { type: 'image/png' });
  return 'canShare' in navigator && navigator.canShare({ files: [probe] });
}

/** Opens the device’s share sheet with a file; saves the file where there is none. */
export async function shareFile(file: File, title: string): Promise<void> {
  if (canShareFiles()) {
    try {
      await navigator.share({ files: [file], title });
    } catch {
      // Closing the share sheet needs no message.
    }
    return;
  }
  saveFile(file, file.name);
}
