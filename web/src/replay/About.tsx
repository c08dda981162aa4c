import type { GameView } from '@slow-train/protocol';
import { createMemo, createSignal, For, Match, Switch, type JSX } from 'solid-js';
import { RulesList } from '../rules/RulesList.tsx';
import { ScoreSheet } from '../scores/ScoreSheet.tsx';
import { sheetOf } from '../scores/sheet.ts';
import { replayText } from '../text/replay.ts';
import { rulesText } from '../text/rules.ts';
import { Rich } from '../ui/Rich.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import type { Film } from './film.ts';
import type { Projector } from './projector.ts';
import '../table/log.css';

type AboutTab = 'log' | 'score' | 'rules';

/** Beside the game: what has happened in this round, the scores so far, and the rules. */
export function About(props: {
  film: Film;
  projector: Projector;
  game: GameView;
  sentenceOf(step: number): string;
}): JSX.Element {
  const [tab, setTab] = createSignal<AboutTab>('log');
  return (
    <Tabs
      label={replayText.side}
      tabs={[
        { id: 'log', label: replayText.log },
        { id: 'score', label: replayText.score },
        { id: 'rules', label: rulesText.tab },
      ]}
      chosen={tab()}
      onChoose={setTab}
    >
      <Switch>
        <Match when={tab() === 'log'}>
          <StepLog film={props.film} projector={props.projector} sentenceOf={(step) => props.sentenceOf(step)} />
        </Match>
        <Match when={tab() === 'score'}>
          <ScoreSheet sheet={sheetOf(props.game)} />
        </Match>
        <Match when={tab() === 'rules'}>
          <RulesList played={{ rules: props.game.rules, set: props.game.set, seats: props.game.seats.length }} />
        </Match>
      </Switch>
    </Tabs>
  );
}

/** The actions of the round up to now, newest first; each is also the way back to it. */
function StepLog(props: { film: Film; projector: Projector; sentenceOf(step: number): string }): JSX.Element {
  const steps = createMemo((): readonly number[] => {
    const { first } = props.projector.stop();
    const now = props.projector.step();
    return Array.from({ length: now - first + 1 }, (_, back) => now - back);
  });
  return (
    <div class="log step-log" tabindex="0" role="region" aria-label={replayText.log}>
      <ol>
        <For each={steps()}>
          {(step) => (
            <li>
              <button
                type="button"
                aria-current={step === props.projector.step() ? 'step' : undefined}
                onClick={() => props.projector.go(step)}
              >
                <span class="number">{replayText.actionNumber(props.film.frames[step]?.action ?? 0)}</span>
                <span>
                  <Rich text={props.sentenceOf(step)} />
                </span>
              </button>
            </li>
          )}
        </For>
      </ol>
    </div>
  );
}
