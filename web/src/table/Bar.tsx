import { pipsOf } from '@slow-train/rules';
import { For, Show, type JSX } from 'solid-js';
import { mayPlan, planInUse } from '../plan/may-plan.ts';
import { text } from '../text/en.ts';
import { planText } from '../text/plan.ts';
import { useBoard } from './board.ts';
import { BuildTools } from './BuildTools.tsx';
import { sideButtons, type SideButton } from './main-button.ts';
import '../app/form.css';
import './bar.css';
import './extras.css';

/** The one main button, which always says what can be done now; beside it the few other things that can. */
export function Bar(props: { isWide: boolean; hasMenu: boolean }): JSX.Element {
  const board = useBoard();
  const button = board.button;
  const isIdle = (): boolean => button().kind === 'hint' || button().kind === 'wait';
  return (
    <div class="bar">
      <Show when={props.isWide && board.view().seat !== null}>
        <p class="summary">{text.hand.summary(board.view().hand.length, pipsOf(board.view().hand))}</p>
      </Show>
      <Show when={props.hasMenu}>
        <button type="button" class="menu-button" onClick={() => board.show('menu')}>
          <svg viewBox="0 0 20 12" width="20" height="12" aria-hidden="true">
            <path d="M1 1.5h18M1 6h18M1 10.5h12" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" />
          </svg>
          {text.menu.open}
        </button>
      </Show>
      <Extras isWide={props.isWide} />
      <button
        type="button"
        class={`button main ${button().kind}`}
        aria-disabled={isIdle() || button().kind === 'busy'}
        aria-busy={button().kind === 'busy'}
        onClick={() => board.press()}
      >
        {button().words}
      </button>
      <Show when={props.isWide}>
        <p class="keys">{keys(board.now().mode)}</p>
      </Show>
    </div>
  );
}

/** Taps, catches and choices that are open besides the main button; a build's tools on a wide board. */
function Extras(props: { isWide: boolean }): JSX.Element {
  const board = useBoard();
  const extras = (): readonly SideButton[] => (board.isBusy() ? [] : sideButtons(board.now(), board.names()));
  const hasTools = (): boolean => props.isWide && board.now().mode === 'building';
  const hasPlanning = (): boolean => mayPlan(board) && planInUse(board) === null;
  const buttons = (): number => extras().length + (board.mayTap() ? 1 : 0) + (hasPlanning() ? 1 : 0);
  return (
    <Show when={buttons() > 0 || hasTools()}>
      <div
        class="extras"
        classList={{ single: !hasTools() && buttons() === 1 }}
        role="group"
        aria-label={text.side.label}
      >
        <Show when={hasTools()}>
          <BuildTools />
        </Show>
        <Show when={board.mayTap()}>
          <label class="tap-with">
            <input
              type="checkbox"
              checked={board.choice().taps}
              onChange={(event) => board.setTaps(event.currentTarget.checked)}
            />
            {text.side.tapWith}
          </label>
        </Show>
        <Show when={hasPlanning()}>
          <button type="button" onClick={() => board.show('plan')}>
            {planText.open}
          </button>
        </Show>
        <For each={extras()}>
          {(extra) => (
            <button type="button" classList={{ alarm: extra.isAlarm }} onClick={() => board.act(extra.action)}>
              {extra.words}
            </button>
          )}
        </For>
      </div>
    </Show>
  );
}

function keys(mode: ReturnType<ReturnType<typeof useBoard>['now']>['mode']): string {
  switch (mode) {
    case 'building':
      return text.hand.keysBuild;
    case 'playing':
      return text.hand.keys;
    case 'waiting':
      return text.hand.keysWait;
    case 'over':
    case 'watching':
      return '';
    default:
      return mode satisfies never;
  }
}
