import { showToast } from './toasts.ts';

/** Copies a link and says so; where that is not allowed its field stays marked for Ctrl-C, and that is said. */
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

/** Opens the device's own way of sending something on. */
export async function sendLink(what: { readonly title: string; readonly text: string; url: string }): Promise<void> {
  try {
    await navigator.share(what);
  } catch {
    // Whoever changes their mind in the share sheet has seen what happened.
  }
}
