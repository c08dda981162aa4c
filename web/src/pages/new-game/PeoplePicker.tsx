import type { Companion } from '@slow-train/protocol';
import { createSignal, For, Show, type JSX } from 'solid-js';
import { newGameText } from '#text/new-game.ts';
import { useCompanions } from '../../notifications/queries.ts';
import { Field } from '../../ui/Field.tsx';
import { Unseen } from '../../ui/Unseen.tsx';
import styles from './PeoplePicker.module.css';

/** The number of people shown at once; of more, a search finds the others. */
const AT_ONCE = 8;

/** The people I have played with: a tap keeps a seat for one of them, another takes it back. */
export function PeoplePicker(props: {
  invited: readonly Companion[];
  /** Whether there is room for somebody else. */
  hasRoom: boolean;
  onChange(invited: readonly Companion[]): void;
}): JSX.Element {
  const companions = useCompanions();
  const [search, setSearch] = createSignal('');
  const all = (): readonly Companion[] => companions.data() ?? [];
  const isInvited = (one: Companion): boolean => props.invited.some((other) => isSame(one, other));
  /** The invited stay in sight during any search. */
  const shown = (): readonly Companion[] => {
    const wanted = plain(search());
    const others = all().filter((one) => !isInvited(one) && plain(one.name).includes(wanted));
    const room = Math.max(AT_ONCE - props.invited.length, wanted === '' ? 0 : AT_ONCE);
    const found = new Set(others.slice(0, room));
    return all().filter((one) => isInvited(one) || found.has(one));
  };
  const toggle = (one: Companion): void => {
    if (isInvited(one)) props.onChange(props.invited.filter((other) => !isSame(one, other)));
    else if (props.hasRoom) props.onChange([...props.invited, one]);
  };
  return (
    <Show when={all().length > 0}>
      <div class={styles['people']} role="group" aria-label={newGameText.companions}>
        <span class={styles['you']}>{newGameText.you}</span>
        <For each={shown()}>
          {(one) => (
            <button
              type="button"
              aria-pressed={isInvited(one)}
              aria-disabled={!isInvited(one) && !props.hasRoom}
              onClick={() => toggle(one)}
            >
              {one.name}
              <Show when={isInvited(one)}>
                <span aria-hidden="true">×</span>
              </Show>
            </button>
          )}
        </For>
      </div>
      <Show when={all().length > AT_ONCE}>
        <Field class={styles['search']} label={newGameText.search(all().length)}>
          <input
            type="search"
            autocomplete="off"
            value={search()}
            onInput={(event) => setSearch(event.currentTarget.value)}
          />
        </Field>
        <Unseen role="status">{search() === '' ? '' : newGameText.found(shown().length - props.invited.length)}</Unseen>
      </Show>
    </Show>
  );
}

function isSame(one: Companion, other: Companion): boolean {
  return one.game === other.game && one.seat === other.seat;
}

/** A name as people type it in a search: without capitals and accents. */
function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
