import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { LogEntrySchema, type LogEvent } from '@slow-train/protocol';
import { expect, test } from 'vitest';
import { answerFor } from '../../src/game/view.ts';
import { jsonOfOlderRelease } from '../../src/store/older-answers.ts';
import { packAnswer, unpackAnswer } from '../../src/store/packed-answer.ts';
import { packEvents, unpackEvents } from '../../src/store/packed-events.ts';
import { parseKeptGames } from '../kit/kept-games.ts';
import { playedUntil } from '../kit/played-game.ts';
import { ana, bo, lobbyTable, robot } from '../kit/pure-table.ts';

test('frequent events are the same after packing, in less than a quarter of the room', async () => {
  const kept = parseKeptGames(await readFile(join(import.meta.dirname, '../releases/1/games.jsonl'), 'utf8'));
  const entries = kept.flatMap(({ actions }) => actions.map(({ events }) => LogEntrySchema.shape.events.parse(events)));
  expect(entries.length).toBeGreaterThan(400);
  let [packed, json] = [0, 0];
  for (const events of entries) {
    const text = packEvents(events);
    if (text === null) continue;
    expect(unpackEvents(text)).toEqual(events);
    packed += text.length;
    json += JSON.stringify(events).length;
  }
  expect(packed).toBeLessThan(json / 4);
});

test('a tile drawn in secret stays one after packing', () => {
  const drawn: LogEvent[] = [{ type: 'drew', seat: 1, tile: null }];
  expect(unpackEvents(packEvents(drawn) ?? '')).toEqual(drawn);
});

test('events with a name in them are not packed: deleting an account looks for it', () => {
  expect(packEvents([{ type: 'joined', seat: 0, name: 'Ana' }])).toBeNull();
  expect(() => unpackEvents('p0 12-7 M 7;?1')).toThrow('newer release');
});

test('an answer is the same to the byte after packing, in less than half of the room', () => {
  const { game, entries } = playedUntil({ preset: 'hub' }, [ana, bo, robot('Stephenson')], (_, actions) => actions > 8);
  const strange = { ...game, name: 'A "table" with \\ and \u0001, \u007f, ÿ, 汉 and 🚂' };
  const answer = answerFor(strange, entries.slice(-4), 'account-of-ana');
  const packed = packAnswer(answer);
  expect(JSON.stringify(unpackAnswer(packed, game))).toBe(JSON.stringify(answer));
  expect(packed.length).toBeLessThan(JSON.stringify(answer).length / 2);
});

test('a receipt is no longer for the rounds behind it, and gives the answer of its time', () => {
  const after = (rounds: number) =>
    playedUntil({ preset: 'hub' }, [ana, bo], ({ results }) => results.length === rounds, 4).game;
  const [start, later] = [after(0), after(3)];
  const results = later.results.slice(0, 2);
  const deals = [
    { round: 1, withheld: [], silent: [] },
    { round: 2, withheld: [1], silent: [0] },
  ];
  const answer = answerFor({ ...start, results, deals }, [], 'account-of-ana');
  const packed = packAnswer(answer);
  const now = { results: later.results, deals: [...deals, { round: 3, withheld: [0], silent: [] }] };
  expect(JSON.stringify(unpackAnswer(packed, now))).toBe(JSON.stringify(answer));
  const withoutRounds = packAnswer(answerFor({ ...start, results: [], deals: [] }, [], 'account-of-ana'));
  expect(packed.length - withoutRounds.length).toBeLessThan(10);
});

test('an answer takes less than a quarter of its room', () => {
  const seats = [ana, bo, robot('Stephenson'), robot('Trevithick')];
  const { game, entries } = playedUntil({ preset: 'hub' }, seats, (_, actions) => actions > 20);
  const answer = answerFor(game, entries.slice(-4), 'account-of-ana');
  expect(packAnswer(answer).length).toBeLessThan(JSON.stringify(answer).length / 4);
});

test('the dictionary is the one that receipts were written with', () => {
  const { game } = playedUntil({ preset: 'hub' }, [ana, bo], () => true);
  const packed = packAnswer(answerFor(game, [], 'account-of-ana'));
  // RFC 1950: the Adler-32 of the dictionary. If it is another one, the receipts of this release need the old one.
  expect(Buffer.from(packed.subarray(2, 6)).toString('hex')).toBe('b7cd0067');
});

test('a receipt of a release before the dictionary has its rounds in it, and signs for texts', () => {
  const rounds = { results: [{ scores: [3, 0] }], fairness: { lists: [], deals: [{ round: 1 }] } };
  const text = JSON.stringify({ game: { id: 'game', name: 'The Local', ...rounds } });
  const signs = text.replace('{"game":{"id":"', '\u0001').replace('","name":"', '\u0002');
  expect(signs.length).toBeLessThan(text.length - 20);
  expect(JSON.stringify(unpackAnswer(deflateRawSync(signs), { results: [], deals: [] }))).toBe(text);
});

test('a receipt from before migration 0026 is read with the status that its game has today', () => {
  const answer = answerFor(lobbyTable({ preset: 'hub' }, [ana, bo]), [], 'account-of-ana');
  const earlier = { ...answer, game: { ...answer.game, status: 'boarding' } };
  const packed = deflateRawSync(JSON.stringify(earlier));
  expect(unpackAnswer(packed, { results: [], deals: [] })).toEqual(answer);
});

test('the signs of such a release stand for the texts that they have always stood for', () => {
  const signs = Array.from({ length: 31 }, (_, sign) => String.fromCharCode(sign + 1));
  const texts = signs.map((sign) => jsonOfOlderRelease(deflateRawSync(sign)));
  expect(texts.filter((text) => text.length < 5)).toEqual([]);
  expect(new Set(texts).size).toBe(signs.length);
  // If it is another one, receipts of that release are read wrongly.
  expect(createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12)).toBe('47d8e731a50b');
  expect(jsonOfOlderRelease(deflateRawSync(signs.join('')))).toBe(texts.join(''));
});
