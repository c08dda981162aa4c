import type { Watchers } from '@slow-train/protocol';
import { Show, type JSX } from 'solid-js';
import { clockText } from '#text/clock.ts';
import { newGameText } from '#text/new-game.ts';
import { talkText } from '#text/people.ts';
import { chosenClock, termsOf } from '../../components/clock/terms.ts';
import { Choices } from '../../ui/Choices.tsx';
import { LineField } from '../../ui/LineField.tsx';
import { ClockField } from './ClockField.tsx';
import { Fold } from './Fold.tsx';
import { HouseRulesForm } from './HouseRulesForm.tsx';
import { fillsWithComputers, playsForced, whyUnrated, type GameDraft } from './draft.ts';
import { SmallPrint } from '../../ui/SmallPrint.tsx';

/** The service's limit. */
const LONGEST_TABLE_NAME = 40;

/** From the strictest on. */
const WATCHERS: readonly Watchers[] = ['nobody', 'round', 'turn'];

/** Choices that few people change: folded, each part shows its value. */
export function MoreChoices(props: { draft: GameDraft; onChange(changed: Partial<GameDraft>): void }): JSX.Element {
  return (
    <>
      <HouseRulesForm
        preset={props.draft.preset}
        seats={props.draft.seats}
        house={props.draft.house}
        set={props.draft.set}
        onChange={(changed) => props.onChange(changed)}
      />
      <Fold title={clockText.title} value={clockValue(props.draft)}>
        <ClockField
          draft={props.draft.clock}
          isAlone={fillsWithComputers(props.draft)}
          onChange={(clock) => props.onChange({ clock })}
        />
      </Fold>
      <Fold title={newGameText.forced} value={playsForced(props.draft) ? newGameText.forcedYes : newGameText.forcedNo}>
        <Choices
          legend={newGameText.forced}
          value={playsForced(props.draft) ? 'yes' : 'no'}
          options={[
            { value: 'yes', label: newGameText.forcedYes },
            { value: 'no', label: newGameText.forcedNo },
          ]}
          onChoose={(value) => props.onChange({ forcedPlays: value === 'yes' })}
        />
      </Fold>
      <Fold title={newGameText.rated} value={isRated(props.draft) ? newGameText.ratedYes : newGameText.ratedNo}>
        <Choices
          legend={newGameText.rated}
          value={isRated(props.draft) ? 'yes' : 'no'}
          options={[
            { value: 'no', label: newGameText.ratedNo },
            { value: 'yes', label: newGameText.ratedYes },
          ]}
          onChoose={(value) => props.onChange({ rated: value === 'yes' })}
        />
        <SmallPrint isText>{(props.draft.rated ? whyUnrated(props.draft) : null) ?? newGameText.ratedMore}</SmallPrint>
      </Fold>
      <Show when={!fillsWithComputers(props.draft)}>
        <Fold
          title={talkText.settings.allowed}
          value={phrases(props.draft.phrasesOnly)}
          isChanged={props.draft.phrasesOnly}
        >
          <Choices
            legend={talkText.settings.allowed}
            value={props.draft.phrasesOnly ? 'phrases' : 'anything'}
            options={[
              { value: 'anything', label: phrases(false) },
              { value: 'phrases', label: phrases(true) },
            ]}
            onChoose={(value) => props.onChange({ phrasesOnly: value === 'phrases' })}
          />
        </Fold>
      </Show>
      <Fold
        title={newGameText.watchers}
        value={newGameText.watching[props.draft.watchers]}
        isChanged={props.draft.watchers !== 'nobody'}
      >
        <Choices
          legend={newGameText.watchers}
          value={props.draft.watchers}
          options={WATCHERS.map((value) => ({ value, label: newGameText.watching[value] }))}
          onChoose={(watchers) => props.onChange({ watchers })}
        />
        <SmallPrint isText>{newGameText.watchersMore}</SmallPrint>
      </Fold>
      <Fold title={newGameText.name} value={props.draft.name}>
        <LineField
          label={newGameText.name}
          hint={newGameText.nameHint}
          most={LONGEST_TABLE_NAME}
          value={props.draft.name}
          attributes={{ name: 'table', autocomplete: 'off' }}
          onInput={(name) => props.onChange({ name })}
        />
      </Fold>
    </>
  );
}

function phrases(only: boolean): string {
  return only ? talkText.settings.phrases : talkText.settings.anything;
}

function isRated(draft: GameDraft): boolean {
  return draft.rated && whyUnrated(draft) === null;
}

/** The clock in the words of its card; of a custom one, the time for each turn. */
function clockValue(draft: GameDraft): string {
  const chosen = chosenClock(draft.clock, fillsWithComputers(draft));
  return chosen === 'own'
    ? clockText.summary(termsOf(draft.clock, fillsWithComputers(draft)))
    : clockText.choices[chosen].name;
}
