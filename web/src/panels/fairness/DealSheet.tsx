import type { GameView } from '@slow-train/protocol';
import { createSignal, For, onMount, Show, type JSX } from 'solid-js';
import { type DealParts, fairness } from '#text/fairness.ts';
import { type Evidence, silentSeats, withheldSeats } from '@slow-train/fairness';
import { Sheet } from '../../ui/Sheet.tsx';
import { checkDeal, type CheckedDeal } from '../../fairness/check-deal.ts';
import { cx } from '../../ui/cx.ts';
import { saveFile } from '../../ui/save-file.ts';
import { Button } from '../../ui/Button.tsx';
import { Unseen } from '../../ui/Unseen.tsx';
import styles from './DealSheet.module.css';
import { whoIn } from '../../components/occupant.ts';

/** The evidence of one deal: every check with its sentence, and the files to repeat it on another machine. */
export default function DealSheet(props: { game: GameView; round: number; onClose: () => void }): JSX.Element {
  const [deal, setDeal] = createSignal<CheckedDeal | null>(null);
  const [hasFailed, setFailed] = createSignal(false);
  onMount(() => {
    checkDeal(props.game.id, props.round).then(setDeal, () => setFailed(true));
  });
  const file = (what: string): string => `slow-train-${props.game.id}-${props.round}-${what}.json`;
  return (
    <Sheet open title={fairness.title(props.round)} close={fairness.close} onClose={() => props.onClose()}>
      <Show when={deal()} fallback={<p>{hasFailed() ? fairness.failed : fairness.checking}</p>}>
        {(checked) => (
          <>
            <p>
              <strong>{checked().sentence}</strong>
            </p>
            <ul class={styles['checks']}>
              <For each={checked().checks}>
                {({ name, passed }) => (
                  <li class={cx(!passed && styles['wrong'])}>
                    <span aria-hidden="true">{passed ? '✓' : '✗'}</span>
                    <Unseen>{passed ? fairness.passed : fairness.wrong}: </Unseen>
                    {fairness.checks[passed ? 'right' : 'wrong'][name](partsOf(checked().evidence, props.game))}
                  </li>
                )}
              </For>
            </ul>
            <p class={styles['files']}>
              <Show when={checked().evidence}>
                {(evidence) => <Download file={file('evidence')} content={evidence()} label={fairness.evidence} />}
              </Show>
              <Show when={checked().kept}>
                {(kept) => <Download file={file('kept')} content={kept()} label={fairness.kept} />}
              </Show>
            </p>
            <p>
              <small>{fairness.check}</small>
            </p>
          </>
        )}
      </Show>
    </Sheet>
  );
}

function Download(props: { file: string; content: object; label: string }): JSX.Element {
  const save = (): void => {
    saveFile(new Blob([JSON.stringify(props.content, null, 2)], { type: 'application/json' }), props.file);
  };
  return (
    <Button quiet onClick={save}>
      {props.label}
    </Button>
  );
}

/** Returns the parts that people had in a deal, with names as its checks use them; empty without evidence. */
export function partsOf(evidence: Evidence | null, game: Pick<GameView, 'seats' | 'you'>): DealParts {
  if (evidence === null) return { given: [], withheld: [], silent: [], starter: null, decks: 0 };
  const { seals, contributions, starter, decks } = evidence;
  const opened = contributions.map((contribution) => contribution !== null);
  return {
    given: opened.flatMap((isOpen, seat) => (isOpen ? [whoIn(game, seat)] : [])),
    withheld: withheldSeats({ seals, opened }).map((seat) => whoIn(game, seat)),
    silent: silentSeats({ seals }).map((seat) => whoIn(game, seat)),
    starter: starter === null ? null : whoIn(game, starter.seat),
    decks: decks.length,
  };
}
