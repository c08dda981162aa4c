import type { GameView } from '@slow-train/protocol';
import { createSignal, lazy, Show, Suspense, type JSX } from 'solid-js';
import { verdictsOf } from '../../fairness/verdicts.ts';
import { cx } from '../../ui/cx.ts';
import { checkedDeals, dealWords, type RatedDeal } from './rated-deals.ts';
import styles from './DealStamp.module.css';

const DealSheet = lazy(() => import('./DealSheet.tsx'));

/** The grade of one finished round's deal, as a stamp; opens its details. */
export function DealStamp(props: { game: GameView; round: number }): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  const deal = (): RatedDeal | undefined =>
    checkedDeals(props.game, verdictsOf(props.game.id).now()).find(({ absences }) => absences.round === props.round);
  const isBad = (): boolean => ['broken', 'missing'].includes(deal()?.standing ?? '');
  return (
    <Show when={deal()}>
      {(shown) => (
        <>
          <button type="button" class={cx(styles['stamp'], isBad() && styles['bad'])} onClick={() => setOpen(true)}>
            {dealWords(props.game, shown())}
          </button>
          <Show when={isOpen()}>
            <Suspense>
              <DealSheet game={props.game} round={props.round} onClose={() => setOpen(false)} />
            </Suspense>
          </Show>
        </>
      )}
    </Show>
  );
}
