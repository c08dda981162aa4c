import { LANGUAGES } from '@slow-train/protocol/languages';
import { For, type JSX } from 'solid-js';
import { languageText, PAGE_LANGUAGE } from '#text/language.ts';
import { LANGUAGE_NAMES } from '../text/language-names.ts';
import { chooseLanguage, isOtherLanguage } from '../ui/language.ts';
import styles from './LanguageLinks.module.css';

/** The other languages by their own names, for somebody who cannot read this page. */
export function LanguageLinks(props: { isSignedIn: boolean }): JSX.Element {
  const choose = (language: (typeof LANGUAGES)[number]): void => {
    chooseLanguage(language);
    // Otherwise once the account knows it (`syncDisplaySettings`).
    if (!props.isSignedIn && isOtherLanguage()) location.reload();
  };
  return (
    <nav class={styles['languages']} aria-label={languageText.title}>
      <For each={LANGUAGES.filter((language) => language !== PAGE_LANGUAGE)}>
        {(language) => (
          <button type="button" lang={language} onClick={() => choose(language)}>
            {LANGUAGE_NAMES[language]}
          </button>
        )}
      </For>
    </nav>
  );
}
