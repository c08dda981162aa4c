import { CHANNELS, NOTIFICATION_EVENTS, NotificationPreferencesSchema } from '@slow-train/protocol';
import { expect, test } from 'vitest';
import { preferenceDifference } from '../../../src/pages/notifications/OtherGames.tsx';
import {
  presetEvents,
  isOnForGame,
  presetOf,
  PREFERENCE_PRESETS,
  withCell,
} from '../../../src/panels/notifications/presets.ts';
import { CHANNEL_COLUMNS } from '../../../src/panels/notifications/channels.ts';
import { EVENT_ROWS } from '../../../src/panels/notifications/rows.ts';
import { guessedShape } from '../../../src/panels/notifications/NewWebhookForm.tsx';

const choices = NotificationPreferencesSchema.parse({});

test('every event and every channel can be chosen', () => {
  expect(EVENT_ROWS.toSorted()).toEqual(NOTIFICATION_EVENTS.toSorted());
  expect(CHANNEL_COLUMNS).toEqual(CHANNELS);
});

test.each(PREFERENCE_PRESETS)('%s is recognised by its differences', (preset) => {
  expect(presetOf(presetEvents(preset))).toBe(preset);
});

test('a cell that matches the general preferences again is no longer listed', () => {
  const at = { event: 'turn', channel: 'mail' } as const;
  const without = withCell(choices, {}, at, false);
  expect(isOnForGame(choices, without, 'turn', 'mail')).toBe(false);
  expect(presetOf(without)).toBeNull();
  expect(presetOf(withCell(choices, without, at, true))).toBe('everywhere');
});

test('differences are summed up in a few words', () => {
  expect(preferenceDifference(presetEvents('nothing'))).toBe('sends you nothing');
  expect(preferenceDifference(presetEvents('onlyTurn'))).toBe('only your turn');
  expect(preferenceDifference({ turn: { mail: false } })).toBe('one thing is different');
  expect(preferenceDifference({ turn: { mail: false, push: false } })).toBe('2 things are different');
});

test.each([
  ['https://discord.com/api/webhooks/1/abc', 'discord'],
  ['https://hooks.slack.com/services/T/B/x', 'slack'],
  ['https://notdiscord.com/hook', 'generic'],
  ['https://', 'generic'],
])('%s has the format %s', (url, shape) => {
  expect(guessedShape(url)).toBe(shape);
});
