import { STEPS } from './lesson.ts';

const KEY = 'slow-train:lesson';

/** Returns the step at which the lesson was left on this device; 0 for a new learner. */
export function storedStep(): number {
  try {
    const stored = Number(localStorage.getItem(KEY));
    return Number.isInteger(stored) && stored > 0 && stored < STEPS.length ? stored : 0;
  } catch {
    return 0;
  }
}

/** Keeps the learner's place on this device; a lesson that is over begins anew. */
export function storeStep(step: number): void {
  try {
    if (step > 0 && step < STEPS.length - 1) localStorage.setItem(KEY, String(step));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the place lasts as long as the page.
  }
}
