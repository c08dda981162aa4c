import { createMemo, createSignal, Show, type JSX } from 'solid-js';
import { memoryDesk } from '../desk/player-desk.ts';
import type { Sending } from '../table/props.ts';
import { Table } from '../table/Table.tsx';
import { Gallery } from './Gallery.tsx';
import type { Fixture } from './sketch.ts';
import { STATES } from './states.ts';
import './playground.css';

/**
 * `/playground`: every component in every state, without a server. `?state=build-16` shows one state of the table alone,
 * `&theme=night` by night; what is played there is written below the board and goes nowhere.
 */
export default function PlaygroundPage(): JSX.Element {
  const wanted = new URLSearchParams(location.search);
  const theme = wanted.get('theme');
  if (theme === 'day' || theme === 'night') document.documentElement.dataset['theme'] = theme;
  const fixture = createMemo(() => STATES.find((state) => state.id === wanted.get('state'))?.make());
  return (
    <Show when={fixture()} fallback={<Gallery />} keyed>
      {(shown) => <OneState fixture={shown} />}
    </Show>
  );
}

function OneState(props: { fixture: Fixture }): JSX.Element {
  const [did, setDid] = createSignal('');
  const [dismissed, setDismissed] = createSignal(false);
  const desk = memoryDesk();
  const sending = (): Sending => (dismissed() ? { state: 'idle' } : props.fixture.sending);
  return (
    <>
      <Table
        game={props.fixture.game}
        log={props.fixture.log}
        sending={sending()}
        online={props.fixture.online}
        desk={desk}
        newSince={null}
        onAct={setDid}
        onDismiss={() => setDismissed(true)}
        onLetPlay={() => Promise.resolve()}
        onShowScores={() => setDid('scores')}
      />
      <output class="playground-did">{did()}</output>
    </>
  );
}
