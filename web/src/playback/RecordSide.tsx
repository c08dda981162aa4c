import { createMemo, createSignal, For, Match, Switch, type JSX } from 'solid-js';
import { RulesList } from '../components/rules/RulesList.tsx';
import { ScoreSheet } from '../components/scores/ScoreSheet.tsx';
import { sheetOf } from '../components/scores/sheet.ts';
import { replayText } from '#text/replay.ts';
import { rulesText } from '#text/rules.ts';
import { Rich } from '../ui/Rich.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import type { TimelinePlayer } from './PlayerBoard.tsx';
import { frameOf, roundOfRecord, type RecordedGame, type ReplayedRecord } from './record-timeline.ts';
import styles from './RecordSide.module.css';

type RecordTab = 'log' | 'score' | 'rules';

/** The side of the board: the log of this round, the scores so far, and the rules. */
export function RecordSide(props: {
  record: ReplayedRecord;
  player: TimelinePlayer;
  game: RecordedGame;
  class: string | undefined;
}): JSX.Element {
  const [tab, setTab] = createSignal<RecordTab>('log');
  return (
    <Tabs
      class={props.class}
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
          <RecordLog record={props.record} player={props.player} />
        </Match>
        <Match when={tab() === 'score'}>
          <ScoreSheet tableClass={styles['scores']} sheet={sheetOf(props.game)} />
        </Match>
        <Match when={tab() === 'rules'}>
          <RulesList played={{ rules: props.game.rules, set: props.game.set, seats: props.game.seats.length }} />
        </Match>
      </Switch>
    </Tabs>
  );
}

/** The actions of the round so far, newest first; a click on one goes back to it. */
function RecordLog(props: { record: ReplayedRecord; player: TimelinePlayer }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another player is another log
  const { playback, timeline } = props.player;
  const indices = createMemo((): readonly number[] => {
    const now = playback.position();
    const { first } = roundOfRecord(props.record, now);
    return Array.from({ length: now - first + 1 }, (_, back) => now - back);
  });
  return (
    <div class={styles['log']} tabindex="0" role="region" aria-label={replayText.log}>
      <ol>
        <For each={indices()}>
          {(index) => (
            <li>
              <button
                type="button"
                aria-current={index === playback.position() ? 'step' : undefined}
                onClick={() => playback.go(index)}
              >
                <span class={styles['number']}>{replayText.actionNumber(frameOf(props.record, index).action)}</span>
                <span>
                  <Rich text={timeline.sentence(index)} />
                </span>
              </button>
            </li>
          )}
        </For>
      </ol>
    </div>
  );
}
