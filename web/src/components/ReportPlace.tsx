import { createSignal, lazy, Show, Suspense, type JSX } from 'solid-js';
import type { Reported } from './ReportSheet.tsx';

const ReportSheet = lazy(() => import('./ReportSheet.tsx'));

const [about, setAbout] = createSignal<Reported | null>(null);
const [isOpen, setOpen] = createSignal(false);

/** Opens the form for reporting somebody. */
export function openReport(whom: Reported): void {
  setAbout({ ...whom });
  setOpen(true);
}

/** The place of that form: not at its button, which goes when its message is folded away or changes. */
export function ReportPlace(): JSX.Element {
  return (
    // Another time is another form. Stays when it is closed, so that the focus returns to where it was.
    <Show when={about()} keyed>
      {(whom) => (
        <Suspense>
          <ReportSheet about={whom} open={isOpen()} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Show>
  );
}
