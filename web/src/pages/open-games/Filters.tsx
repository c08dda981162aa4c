import type { OpenGameFilter } from '@slow-train/protocol';
import { For, Show, type JSX } from 'solid-js';
import { openGamesText as words } from '#text/open-games.ts';
import { cx } from '../../ui/cx.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { FILTERS, filterQuery, readFilter } from './filter.ts';
import styles from './Filters.module.css';

/** The filters of the list, each a select that shows its value. */
export function Filters(props: { filter: OpenGameFilter; onChange(filter: OpenGameFilter): void }): JSX.Element {
  const choose = (name: keyof OpenGameFilter, value: string): void => {
    const query = new URLSearchParams(filterQuery(props.filter));
    if (value === '') query.delete(name);
    else query.set(name, value);
    props.onChange(readFilter(query.toString()));
  };
  return (
    <div class={styles['filters']} role="group" aria-label={words.filters}>
      <For each={FILTERS}>
        {(part) => {
          const value = (): string => String(props.filter[part.name] ?? '');
          return (
            <select
              class={cx(value() !== '' && styles['chosen'])}
              aria-label={words.any[part.name]}
              // Browsers do not scroll to a field if a strip of it is in sight.
              onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
              onChange={(event) => choose(part.name, event.currentTarget.value)}
            >
              <option value="" selected={value() === ''}>
                {words.any[part.name]}
              </option>
              <For each={part.values}>
                {(one) => (
                  <option value={one} selected={value() === one}>
                    {part.words(one)}
                  </option>
                )}
              </For>
            </select>
          );
        }}
      </For>
      <Show when={filterQuery(props.filter) !== ''}>
        <TextButton onClick={() => props.onChange({})}>{words.clear}</TextButton>
      </Show>
    </div>
  );
}
