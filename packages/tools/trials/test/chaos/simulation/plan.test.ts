import { expect, test } from 'vitest';
import { RECEIVERS } from '../../../src/chaos/faults/fault.ts';
import { makePlan } from '../../../src/chaos/simulation/make-plan.ts';
import { visitsOn, hourAt } from '../../../src/chaos/simulation/people/day.ts';
import { DAY, HOUR, plannedName } from '../../../src/chaos/simulation/plan.ts';

const planOf = (seed: number, people = 200) =>
  makePlan({ seed, begin: Date.parse('2026-10-07T12:00:00Z'), days: 365, people, faults: 5 });

test('the same seed makes the same plan; another one another', () => {
  expect(planOf(7)).toEqual(planOf(7));
  expect(planOf(7)).not.toEqual(planOf(8));
});

test('one person more changes nothing for the others', () => {
  expect(planOf(7, 201).people.slice(0, 200)).toEqual(planOf(7).people);
});

test('a year has every kind of fault, and every receiver fails in every way', () => {
  const kinds = new Set(planOf(7).faults.map(({ fault }) => plannedName(fault)));
  const links = ['cut before', 'cut during', 'cut after', 'delay', 'duplicate', 'reorder'];
  const failures = ['refuse', 'hang', 'error', 'cut', 'acceptThenCut'];
  expect([...kinds].toSorted()).toEqual(
    [
      ...links.flatMap((link) => [`request: ${link}`, `database: ${link}`]),
      ...RECEIVERS.flatMap((receiver) => failures.map((failure) => `${receiver}: ${failure}`)),
      'database: slow',
      'database: disk full',
      'database: read only',
      'site: down',
      'site: new release',
      'object: unreachable',
      'object: ends',
      'object: loses its storage',
      'isolate: ends',
      'isolate: clock ahead',
      'isolate: clock behind',
      'alarms: late',
      'alarms: twice',
      'cron: never',
      'cron: twice',
    ].toSorted(),
  );
});

test('people live in several zones, with one device or more, go on vacation, and some leave for good', () => {
  const { people } = planOf(7);
  expect(new Set(people.map(({ name }) => name)).size).toBe(200);
  expect(new Set(people.map(({ zone }) => zone)).size).toBeGreaterThan(8);
  expect(people.some(({ devices }) => devices > 2)).toBe(true);
  expect(people.every(({ vacations }) => vacations.length > 1)).toBe(true);
  expect(people.filter(({ leaves }) => leaves !== null).length).toBeGreaterThan(10);
});

test('people look at the site while they are awake, and not on vacation', () => {
  const plan = planOf(7);
  for (const person of plan.people) {
    for (let day = 0; day < 60; day++) {
      const visits = visitsOn(person, day, plan);
      const isAway = person.vacations.some(({ from, to }) => day >= from && day <= to);
      if (isAway) expect(visits).toEqual([]);
      for (const at of visits) {
        expect(at).toBeGreaterThanOrEqual(day * DAY);
        expect(at).toBeLessThan((day + 1) * DAY + HOUR);
        // Clocks may change on that day.
        const hour = hourAt(person.zone, plan.begin + at);
        const since = (hour - person.wakes + 25) % 24;
        expect(since).toBeLessThanOrEqual(person.sleeps - person.wakes + 2);
      }
    }
  }
});
