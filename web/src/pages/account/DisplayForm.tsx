import { LANGUAGE_ENTRIES, type Language } from '@slow-train/protocol/languages';
import { type JSX } from 'solid-js';
import { shellText } from '#text/shell.ts';
import { chooseHours, chooseRegion, chosenHours, chosenRegion, regions } from '../../ui/date-habits.ts';
import { chooseLanguage, chosenLanguage, isOtherLanguage } from '../../ui/language.ts';
import { chooseTheme, chosenTheme } from '../../ui/theme.ts';
import { accountText, languageText } from '#text/account.ts';
import { chooseLargeTiles, wantsLargeTiles } from '../../ui/tile/large-tiles.ts';
import { chooseNumerals, showsNumerals } from '../../ui/tile/numerals.ts';
import { Choices } from '../../ui/Choices.tsx';
import { Select } from '../../ui/Select.tsx';
import { AccountPart } from '../../account/AccountPart.tsx';

const THEMES = (['auto', 'day', 'night'] as const).map((value) => ({ value, label: accountText.themes[value] }));
const FACES = (['pips', 'figures'] as const).map((value) => ({ value, label: accountText.faces[value] }));

const SIZES = (['fit', 'larger'] as const).map((value) => ({ value, label: accountText.sizes[value] }));

const NAMED = [
  { value: 'auto', label: languageText.auto } as const,
  ...LANGUAGE_ENTRIES.map(({ code, name }) => ({ value: code, label: name })),
];

const CLOCKS = (['auto', '12', '24'] as const).map((value) => ({ value, label: languageText.hours[value] }));

/**
 * Chooses the theme, pips or figures, and the language, which `SessionEffects` syncs to the other devices, and the size of
 * tiles, which depends on the device.
 */
export function DisplayForm(props: { isSignedIn: boolean }): JSX.Element {
  const speak = (language: Language | null): void => {
    chooseLanguage(language);
    // Otherwise once the account knows it: the next page would take the language over from there.
    if (!props.isSignedIn && isOtherLanguage()) location.reload();
  };
  return (
    <AccountPart id="display" title={accountText.looks} more={props.isSignedIn && accountText.looksMore}>
      <Choices legend={accountText.light} value={chosenTheme()} options={THEMES} onChoose={chooseTheme} />
      <Choices
        legend={accountText.tiles}
        value={showsNumerals() ? 'figures' : 'pips'}
        options={FACES}
        onChoose={(chosen) => chooseNumerals(chosen === 'figures')}
      />
      <Choices
        legend={accountText.size}
        value={wantsLargeTiles() ? 'larger' : 'fit'}
        options={SIZES}
        onChoose={(chosen) => chooseLargeTiles(chosen === 'larger')}
      />
      <Choices
        legend={shellText.language}
        value={chosenLanguage() ?? 'auto'}
        options={NAMED}
        onChoose={(chosen) => speak(chosen === 'auto' ? null : chosen)}
      />
    </AccountPart>
  );
}

/** Chooses the region and the clock that dates and times follow, on this device. */
export function DatesForm(): JSX.Element {
  return (
    <AccountPart title={languageText.datesTitle} more={accountText.onThisDevice}>
      <Select
        label={languageText.dates}
        values={['auto', ...regions()]}
        value={chosenRegion() ?? 'auto'}
        words={(region) => languageText.regions[region] ?? languageText.auto}
        onChange={(chosen) => chooseRegion(chosen === 'auto' ? null : chosen)}
      />
      <Choices legend={languageText.clock} value={chosenHours()} options={CLOCKS} onChoose={chooseHours} />
    </AccountPart>
  );
}
