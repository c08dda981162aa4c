import { onCleanup } from 'solid-js';
import { accountText } from '#text/account.ts';
import { PAGE_LANGUAGE } from '#text/shell.ts';
import { showToast } from '../ui/toasts.ts';
import { readStored, writeStored } from '../ui/stored.ts';

const KEY = 'slow-train:translated';
/** A language that people speak: not that of the pictures with longer texts. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-|$)/;

/** Says once, when the browser begins to translate, which pages it translates. */
export function noteTranslation(): void {
  const root = document.documentElement;
  // Chrome and Edge name the language that they translate to; Safari and Firefox leave no sign.
  const look = (): void => {
    if (!LANGUAGE_TAG.test(root.lang) || root.lang === PAGE_LANGUAGE || wasSaid()) return;
    showToast(accountText.translated, [{ label: accountText.translatedOk, run: () => undefined }]);
  };
  const watcher = new MutationObserver(look);
  watcher.observe(root, { attributes: true, attributeFilter: ['lang'] });
  look();
  onCleanup(() => watcher.disconnect());
}

/** Whether it was said in this browser; from now on it was. Without storage it would be said on every page. */
function wasSaid(): boolean {
  const was = readStored(KEY) !== null;
  return !writeStored(KEY, 'said') || was;
}
