import { onCleanup, onMount } from 'solid-js';
import type { Steps } from './steps.ts';

/** What takes these keys for itself. */
const OWN_KEYS = 'input, select, textarea, [role="tab"], dialog[open]:not(.recap-show) *';
const OWN_SPACE = 'button, a, summary';

/** The keyboard of the player, wherever on the page the focus is: arrows step, space plays, Home and End go to the ends. */
export function usePlayerKeys(steps: Steps): void {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.matches(OWN_KEYS)) return;
    if (event.key === ' ' && target?.matches(OWN_SPACE)) return;
    const act = actOf(event.key, steps);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  onMount(() => document.addEventListener('keydown', press));
  onCleanup(() => document.removeEventListener('keydown', press));
}

function actOf(key: string, steps: Steps): (() => void) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return () => steps.go(steps.step() - 1);
    case 'ArrowRight':
      return () => steps.go(steps.step() + 1);
    case 'Home':
      return () => steps.go(0);
    case 'End':
      return () => steps.go(steps.last);
    case ' ':
      return () => steps.toggle();
    default:
      return undefined;
  }
}
