import { pipsOf } from '@slow-train/rules';
import { For, Show, type JSX } from 'solid-js';
import { text } from '#text/table.ts';
import { useLiveBoard } from '../state/live-board.ts';
import type { NextGame } from '../state/next-game.ts';
import { extraActions, type ExtraAction } from '../state/main-button.ts';
import type { Mode } from '../state/selection.ts';
import { BuildTools } from './BuildTools.tsx';
import { ToolButton, ToolCheckbox } from './ToolButton.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Rich } from '../../ui/Rich.tsx';
import { Unseen } from '../../ui/Unseen.tsx';
import styles from './ActionBar.module.css';

/** An action that the page adds to the action bar. */
export interface PageAction {
  readonly label: string;
  run(): void;
}

/** The main button, which always names the possible action, and the few other actions next to it. */
export function ActionBar(props: {
  isWide: boolean;
  hasMenu: boolean;
  /** Messages that the player has not read. */
  unread: number;
  pageActions: readonly PageAction[];
  /** The next game to go to while this one waits for others. */
  nextGame: NextGame | null;
}): JSX.Element {
  const board = useLiveBoard();
  const button = board.button;
  const isIdle = (): boolean => button().kind === 'hint' || button().kind === 'wait';
  return (
    <div class={styles['action-bar']}>
      <Show when={props.isWide && board.view().seat !== null}>
        <p class={styles['summary']}>{text.hand.summary(board.view().hand.length, pipsOf(board.view().hand))}</p>
      </Show>
      <Show when={props.hasMenu}>
        <button type="button" class={styles['menu']} onClick={() => board.show('menu')}>
          <svg viewBox="0 0 20 12" width="20" height="12" aria-hidden="true">
            <path d="M1 1.5h18M1 6h18M1 10.5h12" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" />
          </svg>
          {text.menu.open}
          <Show when={props.unread > 0}>
            <b aria-hidden="true">{props.unread}</b>
            <Unseen> {text.menu.unread(props.unread)}</Unseen>
          </Show>
        </button>
      </Show>
      <Extras isWide={props.isWide} pageActions={props.pageActions} />
      <Show
        when={button().kind === 'wait' ? props.nextGame : null}
        fallback={
          <Button
            class={cx(styles['main'], board.isHinted() && styles['hinted'])}
            data-main={button().kind}
            aria-disabled={isIdle() || button().kind === 'busy'}
            aria-busy={button().kind === 'busy'}
            onClick={() => board.press()}
          >
            <span>
              <Rich text={button().words} />
            </span>
          </Button>
        }
      >
        {(next) => (
          <ButtonLink class={cx(styles['main'], styles['next'])} data-main="wait" href={next().href}>
            <span>{next().words}</span>
            <small>{next().more}</small>
          </ButtonLink>
        )}
      </Show>
      <Show when={props.isWide && !board.isTouch()}>
        <p class={styles['keys']}>{keysIn(board.situation().mode, board.hand.tiles().length)}</p>
      </Show>
    </div>
  );
}

/** Taps, catches and choices that the main button does not offer; on a wide board the build tools as well. */
function Extras(props: { isWide: boolean; pageActions: readonly PageAction[] }): JSX.Element {
  const board = useLiveBoard();
  const extras = (): readonly ExtraAction[] => (board.isBusy() ? [] : extraActions(board.situation(), board.names()));
  const hasTools = (): boolean => props.isWide && board.situation().mode === 'building';
  const buttons = (): number => extras().length + (board.mayTap() ? 1 : 0) + props.pageActions.length;
  return (
    <Show when={buttons() > 0 || hasTools()}>
      <div
        class={cx(styles['extras'], !hasTools() && buttons() === 1 && styles['single'])}
        role="group"
        aria-label={text.side.label}
      >
        <Show when={hasTools()}>
          <BuildTools />
        </Show>
        <Show when={board.mayTap()}>
          <ToolCheckbox label={text.side.tapWith} checked={board.selection().taps} onChange={board.setTaps} />
        </Show>
        <For each={props.pageActions}>
          {(action) => <ToolButton onClick={() => action.run()}>{action.label}</ToolButton>}
        </For>
        <For each={extras()}>
          {(extra) => (
            <ToolButton isAlarm={extra.isAlarm} onClick={() => board.act(extra.action)}>
              {extra.words}
            </ToolButton>
          )}
        </For>
      </div>
    </Show>
  );
}

/** Describes the keys that work in the hand. */
function keysIn(mode: Mode, tiles: number): string {
  switch (mode) {
    case 'building':
      return text.hand.keysBuild;
    case 'playing':
      return text.hand.keys;
    case 'waiting':
      // One tile has no order.
      return tiles > 1 ? text.hand.keysWait : '';
    case 'over':
    case 'watching':
      return '';
    default:
      return mode satisfies never;
  }
}

/** Focuses the main button unless something else has the focus: for buttons that disappear once pressed. */
export function focusMainButton(): void {
  queueMicrotask(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-main]')?.focus();
  });
}
