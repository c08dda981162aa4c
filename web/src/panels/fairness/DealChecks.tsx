import type { DealAbsences, GameView } from '@slow-train/protocol';
import { createSignal, Index, lazy, Show, Suspense, type JSX } from 'solid-js';
import { fairness } from '#text/fairness.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { checkedDeals, dealWords, worstGrade, type RatedDeal } from './rated-deals.ts';
import { verdictsOf } from '../../fairness/verdicts.ts';
import { cx } from '../../ui/cx.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './DealChecks.module.css';

const DealSheet = lazy(() => import('./DealSheet.tsx'));

/** Sums up how well the finished rounds' deals are proved; opens a list of them, and from there the details of one. */
export function DealChecks(props: { game: GameView }): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  const deals = (): readonly RatedDeal[] => checkedDeals(props.game, verdictsOf(props.game.id).now());
  const worst = (): string => {
    const { standing, many } = worstGrade(deals());
    return fairness.worst[standing](many);
  };
  const isBad = (): boolean => deals().some(({ standing }) => standing === 'broken' || standing === 'missing');
  return (
    <Show when={deals().length > 0}>
      <TextButton class={cx(styles['deals'], isBad() && styles['bad'])} onClick={() => setOpen(true)}>
        {worst()}
      </TextButton>
      <Show when={isOpen()}>
        <DealList game={props.game} deals={deals()} onClose={() => setOpen(false)} />
      </Show>
    </Show>
  );
}

/** The finished rounds, latest first. */
function DealList(props: { game: GameView; deals: readonly RatedDeal[]; onClose: () => void }): JSX.Element {
  const [round, setRound] = createSignal<number | null>(null);
  const label = ({ absences }: { absences: DealAbsences }): string =>
    fairness.round(absences.round, props.game.results[absences.round - 1]?.engine ?? '');
  return (
    <Sheet open title={fairness.deals} close={fairness.close} onClose={() => props.onClose()}>
      <p>{fairness.dealsMore}</p>
      <ul class={styles['list']} aria-label={fairness.deals}>
        <Index each={props.deals.toReversed()}>
          {(deal) => (
            <li>
              <button type="button" data-standing={deal().standing} onClick={() => setRound(deal().absences.round)}>
                <span>{label(deal())}</span> <span>{dealWords(props.game, deal())}</span>
              </button>
            </li>
          )}
        </Index>
      </ul>
      <Show when={round()} keyed>
        {(shown) => (
          <Suspense>
            <DealSheet game={props.game} round={shown} onClose={() => setRound(null)} />
          </Suspense>
        )}
      </Show>
    </Sheet>
  );
}
