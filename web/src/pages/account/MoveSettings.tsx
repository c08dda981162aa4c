import { Show, type JSX } from 'solid-js';
import { accountText } from '#text/account.ts';
import { AccountPart } from '../../account/AccountPart.tsx';
import { moveEffect } from '../../components/move-effects.ts';
import {
  chooseSound,
  chooseSpeed,
  chooseVibration,
  moveSpeed,
  movesSound,
  movesVibrate,
  SPEEDS,
} from '../../components/move-settings.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Choices } from '../../ui/Choices.tsx';

const OPTIONS = SPEEDS.map((value) => ({ value, label: accountText.speeds[value] }));

/** Chooses how new moves are shown, heard and felt on this device. A sound or vibration turned on is tried at once. */
export function MoveSettings(): JSX.Element {
  const canVibrate = typeof navigator.vibrate === 'function';
  return (
    <AccountPart id="moves" title={accountText.moves} more={accountText.onThisDevice}>
      <Choices legend={accountText.speed} value={moveSpeed()} options={OPTIONS} onChoose={chooseSpeed} />
      <Checkbox
        label={accountText.sound}
        more={accountText.soundMore}
        isOn={movesSound()}
        onChange={(isOn) => {
          chooseSound(isOn);
          if (isOn) moveEffect('laid');
        }}
      />
      <Show when={canVibrate}>
        <Checkbox
          label={accountText.vibration}
          more={accountText.vibrationMore}
          isOn={movesVibrate()}
          onChange={(isOn) => {
            chooseVibration(isOn);
            if (isOn) moveEffect('laid');
          }}
        />
      </Show>
    </AccountPart>
  );
}
