import { createUniqueId, For, Show, type JSX } from 'solid-js';
import { cx } from './cx.ts';
import { Unseen } from './Unseen.tsx';
import styles from './Tabs.module.css';

export interface Tab<T extends string> {
  readonly id: T;
  readonly label: string;
  /** A number on the tab, and its meaning in words. */
  readonly badge?: { readonly many: number; readonly words: string } | undefined;
}

/** Tabs following the ARIA pattern: arrow keys select, and the selected panel shows at once. */
export function Tabs<T extends string>(props: {
  label: string;
  tabs: readonly Tab<T>[];
  chosen: T;
  onChoose: (id: T) => void;
  class?: string | undefined;
  /** The class of the row of tabs. */
  listClass?: string | undefined;
  /** The class of the panel. */
  panelClass?: string | undefined;
  children: JSX.Element;
}): JSX.Element {
  const panel = createUniqueId();
  let list: HTMLDivElement | undefined;
  const go = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const now = props.tabs.findIndex((tab) => tab.id === props.chosen);
    const next = props.tabs[(now + step + props.tabs.length) % props.tabs.length];
    if (!next) return;
    event.preventDefault();
    props.onChoose(next.id);
    list?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  };
  return (
    <div class={cx(styles['tabs'], props.class)}>
      <div
        ref={list}
        class={cx(styles['list'], props.listClass)}
        role="tablist"
        aria-label={props.label}
        onKeyDown={go}
      >
        <For each={props.tabs}>
          {(tab) => (
            <button
              type="button"
              role="tab"
              aria-selected={tab.id === props.chosen}
              aria-controls={panel}
              tabindex={tab.id === props.chosen ? 0 : -1}
              onClick={() => props.onChoose(tab.id)}
            >
              {tab.label}
              <Show when={tab.badge}>
                {(badge) => (
                  <>
                    <b aria-hidden="true">{badge().many}</b>
                    <Unseen> {badge().words}</Unseen>
                  </>
                )}
              </Show>
            </button>
          )}
        </For>
      </div>
      <div
        id={panel}
        class={cx(styles['panel'], props.panelClass)}
        role="tabpanel"
        aria-label={props.tabs.find((tab) => tab.id === props.chosen)?.label}
      >
        {props.children}
      </div>
    </div>
  );
}
