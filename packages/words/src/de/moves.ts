import { namesThenWith } from '../names-then.ts';
import { sentencesWith } from '../sentence.ts';
import { dayName, spanOf } from './grammar.ts';
import { happened } from './happened.ts';
import { matterOf } from './matters.ts';
import { namesOf } from './names.ts';

export const namesThen = /* @__PURE__ */ namesThenWith(namesOf, 'Jemand als Ersatz');

export const sentenceOf = /* @__PURE__ */ sentencesWith({ happened, matterOf, dayName, spanOf });
