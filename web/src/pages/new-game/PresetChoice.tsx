import type { PresetName } from '@slow-train/rules';
import { presetName } from '#words';
import { For, type JSX } from 'solid-js';
import { lengthOf } from '../../components/length.ts';
import type { LengthTerms } from '@slow-train/players';
import { LittleBoard } from '../../components/pictures/LittleBoard.tsx';
import { presetPicture } from '../../components/rules/picture.ts';
import { RulesLink } from '../../components/rules/RulesLink.tsx';
import { newGameText, presetWords } from '#text/new-game.ts';
import { rulesText } from '#text/rules.ts';
import { PRESET_ORDER } from '../../components/rules/house-rules.ts';
import { TouchLink } from '../../ui/TouchLink.tsx';
import { RadioCard, RadioCards } from './RadioCards.tsx';

/** Chooses one of the published rule sets, each with a move by its rules and a sentence. */
export function PresetChoice(props: {
  value: PresetName;
  /** The rest of the game, on which its length depends. */
  length: Omit<LengthTerms, 'rules'>;
  onChange(preset: PresetName): void;
}): JSX.Element {
  return (
    <>
      <RadioCards legend={newGameText.rules} isRow>
        <For each={PRESET_ORDER}>
          {(preset) => (
            <RadioCard
              group="preset"
              value={preset}
              name={presetName(preset)}
              tag={presetWords(preset).tag}
              flavour={`${presetWords(preset).flavour} ${lengthOf({ ...props.length, rules: { preset } })}`}
              isChosen={props.value === preset}
              onChoose={() => props.onChange(preset)}
            >
              <LittleBoard isThumbnail rows={presetPicture(preset).rows} />
            </RadioCard>
          )}
        </For>
      </RadioCards>
      <TouchLink href="/new/sheet">{rulesText.sheet}</TouchLink>
      <RulesLink href="/rules/exact#8-options" words={rulesText.compare} />
    </>
  );
}
