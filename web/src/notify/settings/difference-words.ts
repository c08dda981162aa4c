import type { TableEvents } from '@slow-train/protocol';
import { tableTellText } from '../../text/notify.ts';
import { differencesIn, presetOf } from './presets.ts';

/** What is different at a table, in a few words: `only your turn`, `3 things are different`. */
export function differenceWords(events: TableEvents): string {
  const preset = presetOf(events);
  switch (preset) {
    case 'nothing':
      return tableTellText.nothingSaid;
    case 'onlyTurn':
      return tableTellText.onlyTurnSaid;
    case 'everywhere':
    case null:
      return tableTellText.differences(differencesIn(events));
    default:
      return preset satisfies never;
  }
}
