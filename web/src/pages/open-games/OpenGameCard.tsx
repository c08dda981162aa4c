import { entryOf } from '@slow-train/protocol/languages';
import type { OpenGame } from '@slow-train/protocol';
import { For, Match, Show, Switch, type JSX } from 'solid-js';
import { lengthText } from '#text/waiting.ts';
import { openGamesText as words } from '#text/open-games.ts';
import { NameField } from '../../account/NameField.tsx';
import type { AsyncAction } from '../../client/async-action.ts';
import { reckonedHours, type LengthTerms } from '@slow-train/players';
import { presetSet } from '../../components/rules/house-rules.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import styles from './OpenGameCard.module.css';

/** The name that somebody gives at a table. */
export interface CardName {
  readonly value: string;
  /** Whether it is for this table only, because theirs looks like somebody else’s there. */
  readonly isForTable: boolean;
  onInput(name: string): void;
}

/** One open game: its terms, its host, and the way in. */
export function OpenGameCard(props: {
  game: OpenGame;
  isGreen: boolean;
  action: AsyncAction;
  /** Whether the running action, or the problem, is about this game. */
  isGoing: boolean;
  /** The name to ask for; null to ask for none. */
  name: CardName | null;
  onSit(): void;
  onWait(): void;
}): JSX.Element {
  const settings = (): string => {
    const { rules, rounds, clock, isRated } = props.game;
    return words.settings(rules.preset, rounds, clock?.allowance ?? null, isRated);
  };
  const different = (): string => {
    const { rules, set, seats } = props.game;
    return words.different(Object.keys(rules).length > 1, presetSet(rules.preset, seats) === set ? null : set);
  };
  return (
    <form
      class={cx(styles['card'], props.isGreen && styles['green'])}
      onSubmit={(event) => {
        event.preventDefault();
        if (props.game.isFull) props.onWait();
        else props.onSit();
      }}
    >
      <h2>{props.game.name}</h2>
      <span
        class={styles['dots']}
        role="img"
        aria-label={words.taken(Math.min(props.game.taken, props.game.seats), props.game.seats)}
      >
        <For each={Array.from({ length: props.game.seats }, (_, seat) => seat < props.game.taken)}>
          {(isTaken) => <i class={cx(isTaken && styles['taken'])} />}
        </For>
      </span>
      <p>
        {settings()}
        <Show when={different()}>
          {(what) => (
            <>
              <br />
              {what()}
            </>
          )}
        </Show>
      </p>
      <div class={styles['act']}>
        <Switch>
          <Match when={props.game.you === 'seated'}>
            <ButtonLink quiet href={`/tables/${props.game.id}`} aria-label={words.goTo(props.game.name)}>
              {words.go}
            </ButtonLink>
          </Match>
          <Match when={props.game.isFull && props.game.you === null}>
            <ActButton
              type="submit"
              quiet
              action={props.action}
              mine={props.isGoing}
              label={words.wait}
              spoken={words.waitFor(props.game.name)}
              busy={words.joiningQueue}
            />
          </Match>
          <Match when={!props.game.isFull}>
            <ActButton
              type="submit"
              action={props.action}
              mine={props.isGoing}
              label={words.sit}
              spoken={words.sitAt(props.game.name)}
              busy={words.sitting}
            />
          </Match>
        </Switch>
      </div>
      <p class={styles['more']}>
        <Show when={props.game.isFull} fallback={<Details game={props.game} />}>
          {props.game.you === 'waiting' ? words.waiting : words.isFull}
        </Show>
      </p>
      <Show when={props.name}>
        {(name) => (
          <div class={styles['name']} ref={focusField}>
            <NameField isForTable={name().isForTable} value={name().value} onInput={(value) => name().onInput(value)} />
          </div>
        )}
      </Show>
      <Show when={props.isGoing && props.action.problem() !== null}>
        <ErrorMessage class={styles['problem']} sentence={props.action.problem()} />
      </Show>
    </form>
  );
}

/** Moves the focus to the field for a name, which appears below the button that was pressed. */
function focusField(field: HTMLElement): void {
  queueMicrotask(() => field.querySelector('input')?.focus());
}

/** The details that people want before they sit down next to a stranger. */
function Details(props: { game: OpenGame }): JSX.Element {
  const lengthTerms = (): LengthTerms => ({ ...props.game, computers: 0 });
  const sentences = (): readonly string[] => {
    const { host, reliability, open, phrasesOnly, took } = props.game;
    return [
      took === null
        ? words.takes(lengthText.about(reckonedHours(lengthTerms())))
        : words.tookAbout(lengthText.about(took.hours)),
      host === null ? '' : words.host(host, reliability),
      words.speaks(entryOf(open.language).name, phrasesOnly),
      words.asks(open.mostTimeouts ?? null, open.newcomers),
    ].filter((sentence) => sentence !== '');
  };
  return <For each={sentences()}>{(sentence) => <span>{sentence} </span>}</For>;
}
