import type { JSX } from 'solid-js';
import { SendLink } from '../ui/SendLink.tsx';
import { waitingText } from '#text/waiting.ts';
import { dateOf } from '#text/shell.ts';
import { QrCode } from './QrCode.tsx';
import { cx } from '../ui/cx.ts';
import { Card } from '../ui/Card.tsx';
import styles from './ShareLink.module.css';

/** The invitation to a game: a link to copy or share, and a QR code to scan. */
export function ShareLink(props: {
  code: string;
  until: string | null;
  gameName: string;
  class?: string | undefined;
}): JSX.Element {
  const link = (): string => `${location.origin}/join/${props.code}`;
  return (
    <Card kind="ticket" class={cx(styles['share'], props.class)}>
      <h2>{waitingText.share}</h2>
      <p>{waitingText.shareMore(props.until === null ? null : dateOf(Date.parse(props.until)))}</p>
      <div class={styles['qr']}>
        <QrCode text={link()} label={waitingText.qr} />
      </div>
      <SendLink link={link()} invite={waitingText.invite(props.gameName)} words={waitingText} />
    </Card>
  );
}
