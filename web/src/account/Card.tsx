import { splitProps, type JSX } from 'solid-js';
import { cx } from '../ui/cx.ts';
import { Card as Plate } from '../ui/Card.tsx';
import styles from './Card.module.css';

/** A ticket with something to decide. */
export function AccountCard(props: JSX.HTMLAttributes<HTMLElement> & { warns?: boolean }): JSX.Element {
  const [own, rest] = splitProps(props, ['warns', 'class', 'children']);
  return (
    <Plate kind="ticket" {...rest} class={cx(styles['card'], own.warns && styles['warns'], own.class)}>
      {own.children}
    </Plate>
  );
}
