import { type JSX } from 'solid-js';
import { chooseTheme, chosenTheme } from '../../ui/theme.ts';
import { accountText } from '#text/account.ts';
import { chooseNumerals, showsNumerals } from '../../ui/tile/numerals.ts';
import { Choices } from '../../ui/Choices.tsx';
import { AccountPart } from '../../account/AccountPart.tsx';

const THEMES = (['auto', 'day', 'night'] as const).map((value) => ({ value, label: accountText.themes[value] }));
const FACES = (['pips', 'figures'] as const).map((value) => ({ value, label: accountText.faces[value] }));

/** Chooses the theme and pips or figures. `SessionEffects` syncs the choice to the other devices. */
export function DisplaySettings(props: { isSignedIn: boolean }): JSX.Element {
  return (
    <AccountPart title={accountText.looks} more={props.isSignedIn && accountText.looksMore}>
      <Choices legend={accountText.light} value={chosenTheme()} options={THEMES} onChoose={chooseTheme} />
      <Choices
        legend={accountText.tiles}
        value={showsNumerals() ? 'figures' : 'pips'}
        options={FACES}
        onChoose={(chosen) => chooseNumerals(chosen === 'figures')}
      />
    </AccountPart>
  );
}
