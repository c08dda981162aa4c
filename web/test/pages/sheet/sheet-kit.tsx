import { Route } from '@solidjs/router';
import { fireEvent } from '@solidjs/testing-library';
import { parseSetup } from '@slow-train/rules';
import { expect } from 'vitest';
import { sheetText } from '#text/sheet.ts';
import type { PrintedSheet } from '../../../src/text/printed-sheets.ts';
import { readCode, writeCode } from '../../../src/components/rules/rules-code.ts';
import SheetPage from '../../../src/pages/sheet/SheetPage.tsx';
import {
  differencesOn,
  newSheet,
  offersOn,
  phraseOf,
  sentenceOf,
  sheetOf,
  valuePhrase,
  withValue,
  type Offer,
  type SheetDraft,
  type SheetValue,
} from '../../../src/pages/sheet/sheet.ts';
import { closePages, openPage } from '../../open-page.tsx';
import { json, pretendService } from '../../service.ts';

/** Opens the page, beside a form for a new game that only says so. */
export function open(path = '/new/sheet'): ReturnType<typeof openPage> {
  pretendService(({ path: asked }) =>
    asked === '/api/me' ? json({ id: 'u', name: 'Ines', isGuest: true }) : json({}),
  );
  return openPage(path, () => (
    <>
      <Route path="/new/sheet" component={SheetPage} />
      <Route path="/new" component={() => <p>The form</p>} />
    </>
  ));
}

/** Taps the choice inside a sentence, then a value; counts as two. */
export function choose(sentence: string, value: string): void {
  const tickets = [...document.querySelectorAll<HTMLElement>('p > button[aria-expanded]')];
  const ticket = tickets.find((one) => one.closest('p')?.textContent === sentence);
  if (ticket === undefined) throw new Error(`No line says “${sentence}”`);
  if (ticket.getAttribute('aria-expanded') === 'false') fireEvent.click(ticket);
  const labels = [...document.querySelectorAll('label')];
  const radio = labels.find((one) => one.querySelector('b')?.textContent === value)?.querySelector('input');
  if (radio) fireEvent.click(radio);
  else {
    const field = labels.find((one) => one.textContent?.includes(sheetText.more))?.querySelector('input');
    if (!field) throw new Error(`“${sentence}” cannot be ${value}`);
    fireEvent.change(field, { target: { value } });
  }
}

/** Sets a printed sheet on the page, beginning with its preset. Returns the taps, and the rules that came of them. */
function type({ rules, set, seats }: PrintedSheet): {
  readonly taps: number;
  readonly code: string;
  readonly many: number;
} {
  const many = seats.includes(4) ? 4 : (seats[0] ?? 4);
  let shown = newSheet(rules.preset);
  open(`/new/sheet?code=${writeCode({ choice: { preset: rules.preset }, set: null })}`);
  const wanted = sheetOf({ choice: rules, set }, many);
  let taps = 0;
  if (many !== shown.seats) {
    choose(sentenceOf('seats', shown), String(many));
    shown = { ...shown, seats: many };
    taps += 2;
  }
  for (const line of differencesOn(wanted)) {
    if (line === 'seats' || line === 'rounds') continue;
    if (line === 'set') {
      choose(sentenceOf(line, shown), phraseOf(line, wanted));
      shown = { ...shown, set: wanted.set };
      taps += 2;
      continue;
    }
    const value = line === 'handSize' ? handOf(wanted.rules.handSize, many) : wanted.rules[line];
    // The penalty of a forgotten call is chosen with it.
    const isPaired = line === 'lastTile' || line === 'tapPenalty';
    const both = isPaired ? lastTileOn(shown, wanted) : undefined;
    const next = both?.next ?? withValue(shown, line, value);
    if (sentenceOf(line, next) === sentenceOf(line, shown)) continue;
    const label = Array.isArray(value) ? value.join(', ') : line === 'handSize' ? phraseOf(line, next) : null;
    choose(
      sentenceOf(isPaired ? 'lastTile' : line, shown),
      both?.label ?? label ?? (typeof value === 'object' ? '' : labelOf(line, value)),
    );
    shown = next;
    taps += 2;
  }
  return { taps, code: document.querySelector('output')?.textContent ?? '', many };
}

/** The choice of a last tile that has the wanted penalty with it. */
const lastTileOn = (shown: SheetDraft, { rules }: SheetDraft): Offer | undefined =>
  offersOn('lastTile', shown).find(
    ({ next }) => next.rules.lastTile === rules.lastTile && next.rules.tapPenalty === rules.tapPenalty,
  );

const handOf = (hand: number | { readonly [seats: string]: number } | undefined, seats: number): number | undefined =>
  typeof hand === 'object' ? hand[seats] : hand;

function labelOf(line: Parameters<typeof valuePhrase>[0], value: Exclude<SheetValue, object> | undefined): string {
  if (value === undefined) throw new Error(`${line} has no value`);
  const words = valuePhrase(line, value);
  // A value that is not offered is typed into the field.
  return line === 'firstEngine' && typeof value === 'number' && ![12, 9, 6].includes(value) ? String(value) : words;
}

/** Types a printed sheet in and compares the rules that come of it; returns the taps that it took from its preset. */
export function tapsFor(sheet: PrintedSheet): number {
  const typed = type(sheet);
  const read = readCode(typed.code);
  const came = parseSetup(read?.choice, typed.many, read?.set ?? undefined);
  const printed = parseSetup(sheet.rules, typed.many, sheet.set ?? undefined);
  const plain = (setup: typeof came): unknown =>
    setup.ok ? { ...setup.value, rules: { ...setup.value.rules, handSize: setup.value.handSize } } : setup;
  expect({ name: sheet.name, setup: plain(came) }).toEqual({ name: sheet.name, setup: plain(printed) });
  closePages();
  return typed.taps;
}
