/** When every test file begins: a Wednesday at noon (UTC), far from a change of clocks, a weekend and a month's end. */
const USUAL = '2026-10-07T12:00:00.000Z';

/** When the test files of this run begin, in milliseconds since 1970; `TEST_NOW` names another moment (ISO 8601). */
export const BEGINNING = Date.parse(process.env['TEST_NOW'] || USUAL);
if (Number.isNaN(BEGINNING)) throw new Error('TEST_NOW is not a time. Write it as 2028-02-29T12:00:00Z.');

// Kept outside the module, which may be loaded twice.
declare global {
  var machineDate: DateConstructor | undefined;
}

const MachineDate = (globalThis.machineDate ??= globalThis.Date);
let offset = 0;

/** Sets the clock of this process, or thread, to the beginning. From there it runs as usual. */
export function startClock(): void {
  if (process.env['TEST_CLOCK'] === 'machine') return;
  offset = BEGINNING - MachineDate.now();
  const now = (): number => MachineDate.now() + offset;
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, values, made) => Reflect.construct(target, values.length === 0 ? [now()] : values, made),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

/** Returns how far the clock is ahead of the machine's, in milliseconds: for a database or a browser under test. */
export const clockOffset = (): number => offset;
