import { fireEvent, render, screen } from '@solidjs/testing-library';
import { createSignal, type JSX } from 'solid-js';
import { expect, test, vi } from 'vitest';
import { NameField } from '../../src/account/NameField.tsx';

const sent = vi.fn<(name: string) => void>();

function Form(): JSX.Element {
  const [name, setName] = createSignal('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(name());
      }}
    >
      <NameField value={name()} onInput={setName} />
      <button type="submit">Go</button>
    </form>
  );
}

function open(): { field: HTMLElement; write(text: string): void; go(): void } {
  sent.mockClear();
  render(() => <Form />);
  const field = screen.getByLabelText(/^Your name/);
  return {
    field,
    write: (text) => void fireEvent.input(field, { target: { value: text } }),
    go: () => void fireEvent.click(screen.getByRole('button', { name: 'Go' })),
  };
}

test('a name that is too long is not cut off: the field says so while typing, and nothing is sent until it fits', () => {
  const { field, write, go } = open();
  write('Bartholomew');
  expect(screen.queryByText(/of 24/)).toBeNull();
  write('Bartholomew Featherstone');
  expect(screen.getByText('24 of 24')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('false');
  write('Bartholomew Featherstonehaugh');
  expect(field).toHaveProperty('value', 'Bartholomew Featherstonehaugh');
  expect(screen.getByText('29 of 24')).toBeTruthy();
  expect(screen.getByText(/^5 characters too many: there is room for 24\./)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  go();
  expect(sent).not.toHaveBeenCalled();
  write('  Bartholomew Featherstone  ');
  go();
  expect(sent).toHaveBeenCalledOnce();
});

test.each(['', '   '])('without a name (%j) the form shows our own message, until something is typed', (name) => {
  const { field, write, go } = open();
  write(name);
  expect(screen.queryByText(/^Write a name first/)).toBeNull();
  go();
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByText(/^Write a name first/)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  // The browser’s own bubble is suppressed.
  expect(fireEvent(field, new Event('invalid', { cancelable: true }))).toBe(false);
  write('Ana');
  expect(screen.queryByText(/^Write a name first/)).toBeNull();
  go();
  expect(sent).toHaveBeenCalledWith('Ana');
});
