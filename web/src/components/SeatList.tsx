import type { OccupantView } from '@slow-train/protocol';
import { Index, lazy, Show, Suspense, type JSX } from 'solid-js';
import { Here } from '../ui/Here.tsx';
import { isKeptSeat, levelIn, seatNote } from './seats.ts';
import { waitingText } from '#text/waiting.ts';
import { cx } from '../ui/cx.ts';
import styles from './SeatList.module.css';

const Character = lazy(() => import('./Character.tsx'));

/** The seats of a game in order of play, as the trains branch off its engine. Of the empty chairs only the first is drawn. */
export function SeatList(props: {
  seats: readonly OccupantView[];
  you: number | null;
  /** Returns the address of the profile of the person in a seat; null if there is none to see. */
  hrefOf?: ((seat: number) => string | null) | undefined;
  /** Whether somebody else, in this seat, is looking at the game now. */
  isHere?: ((seat: number) => boolean) | undefined;
  /** The buttons for a seat that somebody has, or that is kept for them. */
  act?: ((seat: number, name: string) => JSX.Element) | undefined;
}): JSX.Element {
  const firstFree = (): number => props.seats.findIndex(isEmpty);
  const more = (): string => waitingText.moreChairs(props.seats.filter(isEmpty).length - 1);
  return (
    <ol class={styles['seats']}>
      <Index each={props.seats}>
        {(occupant, seat) => (
          <Show when={!isEmpty(occupant()) || seat === firstFree()}>
            <li
              class={cx(props.you === seat && styles['mine'])}
              data-kind={occupant().kind}
              data-kept={isKeptSeat(occupant())}
            >
              <span class={styles['name']}>
                <Show when={named(occupant())} fallback={<i>{waitingText.open}</i>}>
                  {(name) => (
                    <b>
                      <Show when={props.isHere?.(seat)}>
                        <Here words={waitingText.here} />
                      </Show>
                      <Show when={occupant().kind === 'person' && props.hrefOf?.(seat)} fallback={name()}>
                        {(href) => <a href={href()}>{name()}</a>}
                      </Show>
                    </b>
                  )}
                </Show>
                <small>{isEmpty(occupant()) ? more() : noteOn(occupant(), props.you === seat)}</small>
                <Show when={levelIn(occupant())}>
                  {(level) => (
                    <Suspense>
                      <Character name={named(occupant()) ?? ''} level={level()} />
                    </Suspense>
                  )}
                </Show>
              </span>
              <Show when={named(occupant())}>{(name) => props.act?.(seat, name())}</Show>
            </li>
          </Show>
        )}
      </Index>
    </ol>
  );
}

/** Whether nobody was ever asked into this chair. */
function isEmpty(occupant: OccupantView): boolean {
  return named(occupant) === null;
}

function named(occupant: OccupantView): string | null {
  if (occupant.kind !== 'nobody') return occupant.name;
  return occupant.byMail ? occupant.reserved?.name || waitingText.byMail : (occupant.reserved?.name ?? null);
}

function noteOn(occupant: OccupantView, isYou: boolean): string {
  if (occupant.kind === 'nobody')
    return occupant.reserved === undefined ? '' : waitingText.said(occupant.reserved.answer);
  return isYou ? waitingText.you : (seatNote(occupant, false) ?? '');
}
