import { LANGUAGES } from '@slow-train/protocol/languages';
import type { LogEntry } from '@slow-train/protocol';
import { expect, test } from 'vitest';
import { wordsIn } from '../src/index.ts';

const seats = ['Olga', 'Ana'].map((name) => ({ kind: 'person', name }) as const);

function told(language: (typeof LANGUAGES)[number], ...events: LogEntry['events']): string {
  const { namesOf, sentenceOf } = wordsIn(language);
  const entry = { revision: 1, seat: 1, by: 'person', at: '2026-01-01T08:00:00.000Z', events } as const;
  return sentenceOf(entry, namesOf({ seats, you: { seat: 0 } }));
}

test('Spanish says the person with the verb', () => {
  expect(told('es', { type: 'played', seat: 0, tile: '7-3', train: 0, end: 7 })).toBe(
    'Jugaste *7‑3* en tu propio tren; ahora termina en 7.',
  );
  expect(told('es', { type: 'played', seat: 1, tile: '5-3', train: 0, end: 3 })).toBe(
    'Ana jugó *5‑3* en tu tren; ahora termina en 3.',
  );
  expect(told('es', { type: 'caught', seat: 0, by: 1, tiles: null, count: 2 })).toBe('Ana te atrapó. Tomas 2 fichas.');
  expect(told('es', { type: 'lastTile', seat: 1 })).toBe('A Ana le queda 1 ficha.');
});

test('German bends whose train it is, and what lies on it', () => {
  expect(told('de', { type: 'played', seat: 0, tile: '7-3', train: 0, end: 7 })).toBe(
    'Du hast *7‑3* an deinen eigenen Zug gelegt; er endet jetzt auf 7.',
  );
  expect(told('de', { type: 'played', seat: 1, tile: '5-3', train: 0, end: 3 })).toBe(
    'Ana hat *5‑3* an deinen Zug gelegt; er endet jetzt auf 3.',
  );
  expect(told('de', { type: 'doubleOpened', tile: '3-3', train: 0 })).toBe('*3‑3* an deinem Zug ist offen.');
  expect(told('de', { type: 'doubleOpened', tile: '3-3', train: 'M' })).toBe('*3‑3* am mexikanischen Zug ist offen.');
  expect(told('de', { type: 'caught', seat: 0, by: 1, tiles: null, count: 2 })).toBe(
    'Ana hat dich erwischt. Du nimmst 2 Steine.',
  );
  expect(told('de', { type: 'outage', minutes: 1440 })).toContain('einen Tag lang');
});

test.each([
  ['en', 'Round 1: engine *9‑9*, 12 tiles each. Your browser has no part in this deal.'],
  ['es', 'Ronda 1: locomotora *9‑9*, 12 fichas por mano. Tu navegador no tiene parte en este reparto.'],
  ['de', 'Runde 1: Lok *9‑9*, je 12 Steine. Dein Browser hat daran keinen Anteil.'],
] as const)('%s says last whose browser had no part in a deal', (language, sentence) => {
  const dealt = { type: 'dealt', round: 1, engine: '9-9', handSize: 12 } as const;
  expect(told(language, { type: 'dealtWithout', withheld: [], silent: [0] }, dealt)).toBe(sentence);
});

test.each([
  ['en', 'Your and Ana’s browsers have no part in this deal.'],
  ['es', 'Tu navegador y el de Ana no tienen parte en este reparto.'],
  ['de', 'Die Browser von dir und Ana haben daran keinen Anteil.'],
] as const)('%s names several of them', (language, sentence) => {
  expect(told(language, { type: 'dealtWithout', withheld: [], silent: [0, 1] })).toBe(sentence);
});

test.each([
  ['Ana', 'Anas Zug'],
  ['Linus', 'Linus’ Zug'],
  ['Team 7', 'der Zug von Team 7'],
])('German says whose train it is: %s', (name, train) => {
  const { namesOf } = wordsIn('de');
  expect(namesOf({ seats: [{ kind: 'person', name }], you: { seat: null } }).train(0)).toBe(train);
});

test.each(LANGUAGES)('%s has lists, spans and deadlines of its own', (language) => {
  const { listed, spanOf, deadlineTime, timeLeft } = wordsIn(language);
  const now = Date.parse('2026-11-23T12:00:00Z');
  const day = 86_400_000;
  expect([
    listed(['Ana', 'Bo', 'Ines']),
    spanOf(1440),
    spanOf(90),
    deadlineTime(now + day, now, 'UTC'),
    deadlineTime(now + 7 * day, now, 'UTC'),
    timeLeft(now + 3 * day, now),
  ]).toEqual(
    {
      en: ['Ana, Bo and Ines', 'a day', '1 hour 30 minutes', 'Tue 12:00', 'Mon 30 Nov, 12:00', '3 days left'],
      es: ['Ana, Bo e Ines', 'un día', '1 hora y 30 minutos', 'mar 12:00', 'lun 30 nov, 12:00', 'quedan 3 días'],
      de: ['Ana, Bo und Ines', 'ein Tag', '1 Stunde 30 Minuten', 'Di 12:00', 'Mo, 30. Nov, 12:00', 'noch 3 Tage'],
    }[language],
  );
});

test.each(LANGUAGES)('%s capitalizes the first letter of a sentence', (language) => {
  const { capital } = wordsIn(language);
  expect(['ana', 'écija', '¿por qué?', '«ana»'].map(capital)).toEqual(['Ana', 'Écija', '¿Por qué?', '«Ana»']);
});
