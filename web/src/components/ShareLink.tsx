import { createSignal, Show, type JSX } from 'solid-js';
import { Button } from '../ui/Button.tsx';
import { SendLink } from '../ui/SendLink.tsx';
import { waitingText } from '#text/waiting.ts';
import { dateOf } from '#text/shell.ts';
import { QrCode } from './QrCode.tsx';
import { cx } from '../ui/cx.ts';
import { Card } from '../ui/Card.tsx';
import { SmallPrint } from '../ui/SmallPrint.tsx';
import styles from './ShareLink.module.css';

/** The invitation to a game, in the colour of the empty chair: a link to send or copy, and a QR code on request. */
export function ShareLink(props: {
  code: string;
  until: string | null;
  gameName: string;
  class?: string | undefined;
}): JSX.Element {
  const link = (): string => `${location.origin}/join/${props.code}`;
  const [hasQr, setQr] = createSignal(false);
  return (
    <Card class={cx(styles['share'], props.class)}>
      <p>{waitingText.share}</p>
      <SendLink link={link()} invite={waitingText.invite(props.gameName)} words={waitingText}>
        <Button quiet aria-expanded={hasQr()} onClick={() => setQr(!hasQr())}>
          {waitingText.showQr}
        </Button>
      </SendLink>
      <Show when={hasQr()}>
        <QrCode class={styles['qr']} text={link()} label={waitingText.qr} />
      </Show>
      <SmallPrint>{waitingText.shareMore(props.until === null ? null : dateOf(Date.parse(props.until)))}</SmallPrint>
    </Card>
  );
}
