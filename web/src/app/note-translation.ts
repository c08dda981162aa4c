import { onCleanup } from 'solid-js';
import { accountText } from '#text/account.ts';
import { showToast } from '../ui/toasts.ts';

const KEY = 'slow-train:translated';

/** Says once, when the browser begins to translate, which pages it translates. */
export function noteTranslation(): void {
  const root = document.documentElement;
  // Chrome and Edge mark the document so; Safari and Firefox leave no sign.
  const look = (): void => {
    if (!/\btranslated-(?:ltr|rtl)\b/.test(root.getAttribute('class') ?? '') || wasSaid()) return;
    showToast(accountText.translated, [{ label: accountText.translatedOk, run: () => undefined }]);
  };
  const watcher = new MutationObserver(look);
  watcher.observe(root, { attributes: true, attributeFilter: ['class'] });
  look();
  onCleanup(() => watcher.disconnect());
}

/** Whether it was said in this browser; from now on it was. */
function wasSaid(): boolean {
  try {
    const was = localStorage.getItem(KEY) !== null;
    localStorage.setItem(KEY, 'said');
    return was;
  } catch {
    return true;
  }
}
