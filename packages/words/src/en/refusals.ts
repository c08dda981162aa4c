import { explain as explainInEnglish } from '@slow-train/rules';
import type { Explain } from '../refusals.ts';

/** Says why an action is refused, in the sentences of the rules themselves (docs/rules.md section 10). */
export const explain: Explain = explainInEnglish;
