import { splitProps, type JSX } from 'solid-js';
import { cx } from './cx.ts';
import styles from './Button.module.css';

interface Look {
  /** Outlined instead of solid, for navigation and less important actions. */
  quiet?: boolean | undefined;
}

/** The main button of a page. Submits a form only with `type="submit"`. */
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

/** Looks like a button inside a label, which handles the click. */
export function ButtonFace(props: Look & { children: JSX.Element }): JSX.Element {
  return <b class={look(props)}>{props.children}</b>;
}

function look({ quiet = false, class: more }: Look & { readonly class?: string | undefined }): string {
  return cx(styles['button'], quiet && styles['quiet'], more);
}
