import { For, Show, type JSX } from 'solid-js';
import { askPushText } from '#text/account.ts';
import { focusMainButton } from '../../board/view/ActionBar.tsx';
import { dismissTurnOffer, turnOffer, type TurnOffer } from '../../notifications/turn-offer.ts';
import { Button } from '../../ui/Button.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import styles from './TellMe.module.css';

/** One line at the hand, once: how to be told when it is one's turn. Nothing until it is offered. */
export default function TellMe(): JSX.Element {
  return <Show when={turnOffer()}>{(offer) => <Offer offer={offer()} />}</Show>;
}

function Offer(props: { offer: TurnOffer }): JSX.Element {
  const close = (): void => {
    dismissTurnOffer();
    focusMainButton();
  };
  return (
    <section class={styles['offer']} aria-label={askPushText.ask}>
      <p role="status">{props.offer.words}</p>
      <TextButton class={styles['close']} aria-label={askPushText.later} onClick={close}>
        <span aria-hidden="true">×</span>
      </TextButton>
      <div class={styles['ways']}>
        <For each={props.offer.ways}>
          {(way) => (
            <Button
              quiet
              onClick={() => {
                close();
                way.run();
              }}
            >
              {way.label}
            </Button>
          )}
        </For>
      </div>
    </section>
  );
}
