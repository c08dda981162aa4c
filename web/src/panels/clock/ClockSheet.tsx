import type { ClockView, GameView } from '@slow-train/protocol';
import { createSignal, Show, type JSX } from 'solid-js';
import { createNow } from '../../client/server-time.ts';
import { clockText } from '#text/clock.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { ClockTermsList } from '../../components/clock/ClockTerms.tsx';
import { VacationPanel } from './Vacation.tsx';
import { QuietHours } from './QuietHours.tsx';
import { stoppedUntil } from '../../components/clock/stopped.ts';
import { TimeLeft } from './TimeLeft.tsx';
import styles from './ClockSheet.module.css';

/** The clock of a game: my time, quiet hours, vacation and the agreed terms. */
export default function ClockSheet(props: { game: GameView; onClose(): void }): JSX.Element {
  const now = createNow();
  // A dialog can only be opened once it is in the document.
  const [isOpen, setOpen] = createSignal(true);
  const own = (): NonNullable<ClockView['you']> | null => props.game.clock?.you ?? null;
  return (
    <Sheet
      open={isOpen()}
      class={styles['sheet']}
      scrollClass={styles['scroll']}
      title={clockText.title}
      close={clockText.close}
      onClose={() => {
        setOpen(false);
        props.onClose();
      }}
    >
      <Show when={props.game.clock}>
        {(clock) => (
          <>
            <TimeLeft
              clock={clock()}
              seat={props.game.you.seat}
              stopped={stoppedUntil(props.game, now())}
              now={now()}
            />
            <Show when={own()}>
              {(you) => (
                <>
                  <VacationPanel game={props.game} clock={clock()} you={you()} now={now()} />
                  <QuietHours game={props.game} hours={you().hours} />
                </>
              )}
            </Show>
            <section>
              <h3>{clockText.agreed}</h3>
              <ClockTermsList terms={clock().terms} />
            </section>
          </>
        )}
      </Show>
    </Sheet>
  );
}
