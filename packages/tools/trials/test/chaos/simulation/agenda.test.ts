import { expect, test } from 'vitest';
import { Agenda } from '../../../src/chaos/simulation/kernel/agenda.ts';

test('everything happens in the order of its time, and of two at once the one that was entered first', async () => {
  const agenda = new Agenda(1_000);
  const happened: string[] = [];
  const note = (what: string) => () => void happened.push(`${what} at ${agenda.now}`);
  agenda.at(1_300, note('late'));
  agenda.in(100, note('soon'));
  agenda.in(100, note('soon, too'));
  agenda.at(1_200, note('cancelled')).cancel();
  agenda.at(5, note('overdue'));
  await agenda.run(2_000);
  expect(happened).toEqual(['overdue at 1000', 'soon at 1100', 'soon, too at 1100', 'late at 1300']);
  expect(agenda.now).toBe(2_000);
});

test('a thousand in any order come in order', async () => {
  const agenda = new Agenda(0);
  const happened: number[] = [];
  for (let index = 0; index < 1_000; index++) {
    const at = (index * 7_919) % 1_000;
    agenda.at(at, () => void happened.push(at));
  }
  await agenda.run(1_000);
  expect(happened).toEqual(Array.from({ length: 1_000 }, (_, index) => index));
});

test('code that awaits goes on before the next thing happens, and nothing happens during work outside', async () => {
  const agenda = new Agenda(0);
  const happened: string[] = [];
  const walk = async (): Promise<void> => {
    await agenda.wait(10);
    for (let step = 0; step < 20; step++) await Promise.resolve();
    happened.push(`walked at ${agenda.now}`);
  };
  void walk();
  agenda.at(10, async () => {
    await new Promise((resolve) => setImmediate(resolve));
    happened.push('worked outside');
  });
  agenda.at(10, () => void happened.push('next'));
  await agenda.run(10);
  expect(happened).toEqual(['walked at 10', 'worked outside', 'next']);
});
