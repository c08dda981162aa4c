import type { DisplaySettings, AccountView } from '@slow-train/protocol';
import { createEffect, on, type Accessor } from 'solid-js';
import { KEYS, queryClient } from '../client/query.ts';
import { chooseLanguage, chosenLanguage, isOtherLanguage } from '../ui/language.ts';
import { holdToast } from '../ui/toasts.ts';
import { chooseTheme, chosenTheme } from '../ui/theme.ts';
import { accountText } from '#text/account.ts';
import { chooseNumerals, showsNumerals } from '../ui/tile/numerals.ts';
import { saveSettings } from '../account/requests.ts';

/** The settings of an account that never chose any. */
const USUAL: DisplaySettings = { theme: 'auto', tiles: 'pips', language: null };

/**
 * Syncs the display settings between an account's devices: applies the service's settings here and sends choices made
 * here. This browser's own storage only serves the first paint.
 * @param isNew for a guest created just now: settings chosen before that are kept
 */
export function syncDisplaySettings(me: Accessor<AccountView>, isNew: boolean): void {
  const here = (): DisplaySettings => ({
    theme: chosenTheme(),
    tiles: showsNumerals() ? 'figures' : 'pips',
    language: chosenLanguage(),
  });
  let agreed: DisplaySettings | null = isNew && same(me().settings, USUAL) ? me().settings : null;
  let lastSent = 0;
  /** Dismisses the warning about the last attempt. */
  let warning = (): void => undefined;

  const save = async (wanted: DisplaySettings): Promise<void> => {
    const sent = ++lastSent;
    warning();
    try {
      const saved = await saveSettings(wanted);
      // An older answer must not replace a newer choice.
      if (sent !== lastSent) return;
      queryClient.setQueryData(KEYS.me, saved);
      if (isOtherLanguage()) location.reload();
    } catch {
      if (sent === lastSent)
        warning = holdToast(accountText.notKept, [{ label: accountText.keepAgain, run: () => void save(here()) }]);
    }
  };

  createEffect(
    on(
      () => me().settings,
      (theirs) => {
        if (agreed !== null && same(agreed, theirs)) return;
        agreed = theirs;
        chooseTheme(theirs.theme);
        chooseNumerals(theirs.tiles === 'figures');
        chooseLanguage(theirs.language);
        if (isOtherLanguage()) location.reload();
      },
    ),
  );
  createEffect(() => {
    const wanted = here();
    if (agreed === null || same(agreed, wanted)) return;
    agreed = wanted;
    void save(wanted);
  });
}

const same = (one: DisplaySettings, other: DisplaySettings): boolean =>
  one.theme === other.theme && one.tiles === other.tiles && one.language === other.language;
