import { createSignal, Show, type JSX } from 'solid-js';
import { text } from '../text/en.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { useBoard } from './board.ts';
import { Log } from './Log.tsx';
import { Seats } from './Seats.tsx';

type SideTab = 'log' | 'seats';

/** Beside the board: what happened, who sits there, and the way to the settings. */
export function Side(): JSX.Element {
  return (
    <aside class="side" aria-label={text.menu.side}>
      <SideTabs />
      <SideFoot />
    </aside>
  );
}

/** Log and seats as tabs; the menu of a phone shows the same. */
export function SideTabs(): JSX.Element {
  const [tab, setTab] = createSignal<SideTab>('log');
  return (
    <Tabs
      label={text.menu.side}
      tabs={[
        { id: 'log', label: text.menu.log },
        { id: 'seats', label: text.menu.seats },
      ]}
      chosen={tab()}
      onChoose={setTab}
    >
      <Show when={tab() === 'log'} fallback={<Seats />}>
        <Log />
      </Show>
    </Tabs>
  );
}

function SideFoot(): JSX.Element {
  const board = useBoard();
  return (
    <div class="side-foot">
      <button type="button" onClick={() => board.show('menu')}>
        {text.menu.open}
      </button>
      <button type="button" onClick={() => board.props.onShowScores()}>
        {text.menu.scores}
      </button>
    </div>
  );
}
