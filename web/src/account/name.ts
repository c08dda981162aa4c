import { createSignal, type Accessor } from 'solid-js';

const KEY = 'slow-train:name';

/** A name being typed. It is kept as it is typed: no error and no reload may lose it. */
export function createName(known: string | null = null): [name: Accessor<string>, setName: (name: string) => void] {
  const [name, setName] = createSignal(known ?? remembered());
  return [
    name,
    (next) => {
      setName(next);
      try {
        sessionStorage.setItem(KEY, next);
      } catch {
        // Then it lives as long as the page.
      }
    },
  ];
}

function remembered(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
