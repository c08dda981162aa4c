import { cleanup, fireEvent, render, screen } from '@solidjs/testing-library';
import { createSignal, Show } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sheet } from '../../src/ui/Sheet.tsx';
import { ToastPlace, Toasts } from '../../src/ui/Toasts.tsx';
import { dismissToast, holdToast, leaveToasts, openToasts, showQuestion, showToast } from '../../src/ui/toasts.ts';

const shown = (): readonly string[] => openToasts().map(({ text }) => text);
const DO = [{ label: 'Do it', run: () => undefined }];

beforeEach(() => {
  vi.useFakeTimers();
  // Files share their modules: an earlier one may have left some open.
  for (const { id } of openToasts()) dismissToast(id);
});
afterEach(() => {
  for (const { id } of openToasts()) dismissToast(id);
  cleanup();
  vi.useRealTimers();
});

test('a toast about something done goes once it has been read; one that can be answered stays', () => {
  render(() => <Toasts />);
  showToast('Link copied.');
  showToast('Not saved.', DO);
  showQuestion('Notify you?', DO);
  holdToast('As of Monday.');
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['Not saved.', 'Notify you?', 'As of Monday.']);
});

test('nothing goes while somebody reads it with the pointer or the focus on it', () => {
  render(() => <Toasts />);
  showToast('Link copied.');
  fireEvent.pointerEnter(screen.getByText('Link copied.').closest('[data-toast]') ?? document.body);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['Link copied.']);
  fireEvent.pointerLeave(screen.getByText('Link copied.').closest('[data-toast]') ?? document.body);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual([]);
});

test('a toast comes along to the next page, and no further, unless it is held', () => {
  render(() => <Toasts />);
  showToast('Device added.', DO);
  holdToast('As of Monday.');
  leaveToasts();
  expect(shown()).toEqual(['Device added.', 'As of Monday.']);
  leaveToasts();
  expect(shown()).toEqual(['As of Monday.']);
});

test('toasts are shown once: in the place that a page has for them, otherwise below it', () => {
  const [hasPlace, setHasPlace] = createSignal(false);
  render(() => (
    <>
      <main>
        <Show when={hasPlace()}>
          <ToastPlace />
        </Show>
      </main>
      <Toasts />
    </>
  ));
  holdToast('As of Monday.');
  const inPage = (): boolean => screen.getByText('As of Monday.').closest('main') !== null;
  expect(inPage()).toBe(false);
  setHasPlace(true);
  expect(inPage()).toBe(true);
  setHasPlace(false);
  expect(inPage()).toBe(false);
});

test('31.31 while a sheet covers the page, toasts are in the sheet', () => {
  const [isOpen, setOpen] = createSignal(false);
  render(() => (
    <>
      <main>
        <ToastPlace />
      </main>
      <Toasts />
      <Sheet open={isOpen()} title="Clock" close="Back to the table" onClose={() => setOpen(false)}>
        Six hours a turn.
      </Sheet>
    </>
  ));
  holdToast('Not saved.');
  const around = (): string => screen.getByText('Not saved.').closest('main, dialog')?.tagName ?? '';
  expect(around()).toBe('MAIN');
  setOpen(true);
  expect(around()).toBe('DIALOG');
  fireEvent.click(screen.getByRole('button', { name: 'Back to the table' }));
  expect(around()).toBe('MAIN');
});
