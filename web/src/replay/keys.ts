import { onCleanup, onMount } from 'solid-js';
import type { Projector } from './projector.ts';

/** What takes these keys for itself. */
const OWN_KEYS = 'input, select, textarea, [role="tab"], dialog[open] *';
const OWN_SPACE = 'button, a, summary';

/** The keyboard of the player, wherever on the page the focus is: arrows step, space plays, Home and End go to the ends. */
export function usePlayerKeys(projector: Projector): void {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.matches(OWN_KEYS)) return;
    if (event.key === ' ' && target?.matches(OWN_SPACE)) return;
    const act = actOf(event.key, projector);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  onMount(() => document.addEventListener('keydown', press));
  onCleanup(() => document.removeEventListener('keydown', press));
}

function actOf(key: string, projector: Projector): (() => void) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return () => projector.go(projector.step() - 1);
    case 'ArrowRight':
      return () => projector.go(projector.step() + 1);
    case 'Home':
      return () => projector.go(0);
    case 'End':
      return () => projector.go(projector.last);
    case ' ':
      return () => projector.toggle();
    default:
      return undefined;
  }
}
