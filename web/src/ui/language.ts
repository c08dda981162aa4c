import { bestLanguage, LANGUAGES, type Language } from '@slow-train/protocol/languages';
import { createSignal, type Accessor } from 'solid-js';
import { PAGE_LANGUAGE } from '#text/shell.ts';
import { readStored, writeStored } from './stored.ts';

const KEY = 'slow-train:language';

function stored(): Language | null {
  const kept = readStored(KEY);
  return LANGUAGES.find((language) => language === kept) ?? null;
}

const [chosen, setChosen] = createSignal(stored());

/** The language chosen in this browser; null for the browser's own. `src/start.ts` reads the same and starts the page in it. */
export const chosenLanguage: Accessor<Language | null> = chosen;

/** Chooses a language, null for the browser's own. The page has only its own texts: it has to be loaded again. */
export function chooseLanguage(language: Language | null): void {
  // Without storage the page would come back in the language that it is in.
  if (writeStored(KEY, language)) setChosen(language);
}

/** Whether the page would come back in another language if it were loaded again. */
export function isOtherLanguage(): boolean {
  const kept = stored();
  return (
    bestLanguage(kept === null ? navigator.languages : [kept, ...navigator.languages], LANGUAGES) !== PAGE_LANGUAGE
  );
}
