import { A } from '@solidjs/router';
import { createSignal, For, type JSX } from 'solid-js';
import { Back } from '../ui/tile/Back.tsx';
import { Start } from '../ui/tile/Start.tsx';
import { TilePicture } from '../ui/tile/TilePicture.tsx';
import { Choices } from '../ui/Choices.tsx';
import { Clock } from '../ui/Clock.tsx';
import { Indicator } from '../ui/Indicator.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { Signal } from '../ui/Signal.tsx';
import { LOBBY } from './lobby.tsx';
import { STATES } from './states.ts';
import { WATCHED } from './watched.ts';
import styles from './Gallery.module.css';

const NUMBERS = Array.from({ length: 19 }, (_, number) => number);
const NOON = new Date(2026, 0, 1, 8, 40).getTime();

/** The index of the playground: links to all states of the board, and samples of the small components. */
export function Gallery(): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  const [swings, setSwings] = createSignal(false);
  const [light, setLight] = createSignal('day');
  return (
    <main id="main" class={styles['gallery']} tabindex="-1">
      <h1>Playground</h1>
      <h2>The table</h2>
      <ul>
        <For each={[...STATES, ...WATCHED]}>
          {(state) => (
            <li>
              <A href={`/playground?state=${state.id}`}>{state.words}</A>
            </li>
          )}
        </For>
      </ul>
      <h2>The lobby</h2>
      <ul>
        <For each={LOBBY}>
          {(state) => (
            <li>
              <A href={`/playground?state=${state.id}`}>{state.words}</A>
            </li>
          )}
        </For>
      </ul>
      <h2>Tiles</h2>
      <div class={styles['tiles']}>
        <For each={NUMBERS}>
          {(number) => (
            <TilePicture
              class={styles['standing']}
              stands
              a={number}
              b={number}
              label={`${number}-${number}`}
              numerals={false}
            />
          )}
        </For>
      </div>
      <div class={styles['tiles']}>
        <For each={NUMBERS}>
          {(number) => (
            <TilePicture
              class={styles['standing']}
              stands
              a={number}
              b={number}
              label={`${number}-${number}`}
              numerals
            />
          )}
        </For>
      </div>
      <div class={styles['tiles']}>
        <For each={NUMBERS}>
          {(number) => (
            <TilePicture
              dim
              class={styles['standing']}
              stands
              a={number}
              b={(number + 1) % 19}
              label={`${number}-${(number + 1) % 19}`}
            />
          )}
        </For>
      </div>
      <div class={styles['tiles']}>
        <TilePicture class={styles['lying']} a={12} b={7} label="12-7" />
        <TilePicture class={styles['lying']} a={11} b={10} label="11-10" />
        <TilePicture class={styles['lying']} a={18} b={16} label="18-16" />
        <TilePicture class={styles['lying']} preview a={3} b={5} label="3-5, not there yet" />
        <Start class={styles['lying']} pips={9} />
        <Back class={styles['lying']} />
      </div>
      <h2>Lamp, signal, clock</h2>
      <div class={styles['parts']}>
        <Indicator />
        <button type="button" onClick={() => setSwings(!swings())}>
          <Signal class={styles['signal']} open={swings()} /> Swing
        </button>
        <Clock class={styles['clock']} at={NOON} />
        <Clock class={styles['clock']} at={NOON} still />
      </div>
      <h2>Choices and sheet</h2>
      <Choices
        legend="Light"
        value={light()}
        options={[
          { value: 'day', label: 'Day' },
          { value: 'night', label: 'Night' },
        ]}
        onChoose={(next) => {
          setLight(next);
          document.documentElement.dataset['theme'] = next;
        }}
      />
      <button type="button" class={styles['open']} onClick={() => setOpen(true)}>
        Open a sheet
      </button>
      <Sheet open={isOpen()} title="A sheet" close="Put it away" onClose={() => setOpen(false)}>
        <p>It comes up from below, and Esc puts it away.</p>
      </Sheet>
    </main>
  );
}
