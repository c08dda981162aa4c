import { createSignal, Match, Switch, type JSX, type ParentProps } from 'solid-js';
import { RulesList } from '../rules/RulesList.tsx';
import { Notepad } from '../desk/Notepad.tsx';
import { deskText } from '../text/desk.ts';
import { text } from '../text/en.ts';
import { rulesText } from '../text/rules.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { useBoard } from './board.ts';
import { Log } from './Log.tsx';
import { Seats } from './Seats.tsx';
import './side.css';

type SideTab = 'log' | 'seats' | 'rules' | 'notes';

/** Beside the board: what is put in it, what happened, who sits there, and the way to the settings. */
export function Side(props: ParentProps): JSX.Element {
  return (
    <aside class="side" aria-label={text.menu.side}>
      {props.children}
      <SideTabs />
      <SideFoot />
    </aside>
  );
}

/** Log, seats, rules and the player's own notes as tabs; the menu of a phone shows the same. */
export function SideTabs(): JSX.Element {
  const board = useBoard();
  const [tab, setTab] = createSignal<SideTab>('log');
  return (
    <Tabs
      label={text.menu.side}
      tabs={[
        { id: 'log', label: text.menu.log },
        { id: 'seats', label: text.menu.seats },
        { id: 'rules', label: rulesText.tab },
        ...(board.view().seat === null ? [] : [{ id: 'notes', label: deskText.notes } as const]),
      ]}
      chosen={tab()}
      onChoose={setTab}
    >
      <Switch>
        <Match when={tab() === 'log'}>
          <Log />
        </Match>
        <Match when={tab() === 'seats'}>
          <Seats />
        </Match>
        <Match when={tab() === 'rules'}>
          <RulesList
            played={{
              rules: board.props.game.rules,
              set: board.props.game.set,
              seats: board.props.game.seats.length,
            }}
            forcedPlays={board.props.game.forcedPlays}
          />
        </Match>
        <Match when={tab() === 'notes'}>
          <Notepad desk={board.props.desk} online={board.props.online} />
        </Match>
      </Switch>
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
