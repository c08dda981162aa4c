import { bestLanguage } from '@slow-train/protocol/languages';
import { ENTRIES } from 'virtual:entries';

// The build writes this script into index.html, so that it runs before the first paint and waits for no request: keep it
// small. It starts the page in the reader's language, by day or by night.

/** Returns what was chosen in this browser; null without a choice, or without storage. */
function chosen(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const root = document.documentElement;

const theme = chosen('slow-train:theme');
const isNight = theme === 'night' || (theme !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches);
root.dataset['theme'] = isNight ? 'night' : 'day';

const own = chosen('slow-train:language');
const language = bestLanguage(own === null ? navigator.languages : [own, ...navigator.languages], ENTRIES.languages);
root.lang = language;

const entry = ENTRIES.of[language];
for (const file of entry?.imports ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}
if (entry !== undefined) {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = entry.script;
  document.head.append(script);
}
