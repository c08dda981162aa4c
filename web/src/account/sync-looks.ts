import type { AccountSettings, Me } from '@slow-train/protocol';
import { useQueryClient } from '@tanstack/solid-query';
import { createEffect, on, type Accessor } from 'solid-js';
import { tell } from '../app/notices.ts';
import { chooseTheme, chosenTheme } from '../app/theme.ts';
import { accountText } from '../text/account.ts';
import { chooseNumerals, showsNumerals } from '../tile/numerals.ts';
import { KEYS } from '../api/queries.ts';
import { saveSettings } from './requests.ts';

/** What an account says whose owner never chose. */
const USUAL: AccountSettings = { theme: 'auto', tiles: 'pips' };

/**
 * Keeps how it looks the same on all devices of an account: what the service says is shown here, and what is chosen here
 * is sent there. This browser's own storage only serves the first paint.
 * @param isNew for a guest who came aboard just now: what was chosen before counts
 */
export function syncLooks(me: Accessor<Me>, isNew: boolean): void {
  const client = useQueryClient();
  const here = (): AccountSettings => ({ theme: chosenTheme(), tiles: showsNumerals() ? 'figures' : 'pips' });
  let agreed: AccountSettings | null = isNew && same(me().settings, USUAL) ? me().settings : null;
  let lastSent = 0;

  const save = async (wanted: AccountSettings): Promise<void> => {
    const sent = ++lastSent;
    try {
      const saved = await saveSettings(wanted);
      // Who chose again meanwhile is not to see the choice before.
      if (sent === lastSent) client.setQueryData(KEYS.me, saved);
    } catch {
      if (sent === lastSent)
        tell(accountText.notKept, [{ label: accountText.keepAgain, run: () => void save(here()) }]);
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

const same = (one: AccountSettings, other: AccountSettings): boolean =>
  one.theme === other.theme && one.tiles === other.tiles;
