import { splitProps, type JSX } from 'solid-js';
import { cx } from './cx.ts';
import styles from './Button.module.css';

interface Look {
  /** Outlined instead of solid, for what leads away or matters less. */
  quiet?: boolean | undefined;
}

/** The main button of a page. It submits a form only where it says so. */
export function Button(props: JSX.ButtonHTMLAttributes<HTMLButtonElement> & Look): JSX.Element {
  const [own, rest] = splitProps(props, ['quiet', 'class']);
  return <button type="button" {...rest} class={look(own)} />;
}

/** A link that looks like a button. */
export function ButtonLink(props: JSX.AnchorHTMLAttributes<HTMLAnchorElement> & Look): JSX.Element {
  const [own, rest] = splitProps(props, ['quiet', 'class', 'children']);
  return (
    <a {...rest} class={look(own)}>
      {own.children}
    </a>
  );
}

/** What looks like a button inside a label, which is what reacts to a click. */
export function ButtonFace(props: { children: JSX.Element }): JSX.Element {
  return <b class={look({})}>{props.children}</b>;
}

function look({ quiet = false, class: more }: Look & { readonly class?: string | undefined }): string {
  return cx(styles['button'], quiet && styles['quiet'], more);
}
