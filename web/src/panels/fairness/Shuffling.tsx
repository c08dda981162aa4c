import type { GameView } from '@slow-train/protocol';
import { capital } from '#words';
import { Index, Show, type JSX } from 'solid-js';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { createNow } from '../../client/server-time.ts';
import { whoAt } from '../../components/scores/sheet.ts';
import { fairness } from '#text/fairness.ts';
import { dealingText } from '#text/table.ts';
import { scoresText } from '#text/rules.ts';
import { awaitedWords } from './shuffling-toast.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './Shuffling.module.css';

/** The page shown until the first round is dealt. */
export default function Shuffling(props: { game: GameView }): JSX.Element {
  const now = createNow();
  return (
    <MessagePage title={dealingText.shuffling} more={capital(awaitedWords(props.game, now()) ?? '')}>
      <Parts game={props.game} />
      <p class={styles['more']}>{fairness.waitingMore}</p>
      <ButtonLink quiet href="/">
        {scoresText.tables}
      </ButtonLink>
    </MessagePage>
  );
}

/** Lists whose browsers have contributed to the shuffle so far. Computer players do not. */
function Parts(props: { game: GameView }): JSX.Element {
  return (
    <ul class={styles['parts']} aria-label={fairness.parts} aria-live="polite">
      <Index each={props.game.seats}>
        {(occupant, seat) => (
          <Show when={occupant().kind === 'person'}>
            <Card as="li" data-part={partOf(props.game, seat)}>
              <b>{whoAt(props.game, seat).name}</b> <small>{fairness.part[partOf(props.game, seat)]}</small>
            </Card>
          </Show>
        )}
      </Index>
    </ul>
  );
}

/** Returns the contribution of a seat to the deal that is being made. */
function partOf({ dealing, fairness: { lists } }: GameView, seat: number): keyof typeof fairness.part {
  // The next round is the first of those being prepared.
  if (lists[0]?.opened[seat] === true) return 'there';
  return dealing?.missing.includes(seat) === true ? 'missing' : 'none';
}
