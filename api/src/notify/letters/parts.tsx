import { LOOK } from './look.ts';

interface Around {
  readonly children: unknown;
}

/** What a part of a letter is about. */
export function Title({ children }: Around) {
  return <h2 style={LOOK.title}>{children}</h2>;
}

/** Rows below each other: a table for the layout only. */
export function Rows({ children, class: name = '', style = '' }: Around & { class?: string; style?: string }) {
  return (
    <table role="presentation" class={name} style={style} width="100%" cellpadding="0" cellspacing="0">
      {children}
    </table>
  );
}

/** A sentence in which `*this*` is strong. */
export function Rich({ text }: { text: string }) {
  return <>{text.split('*').map((part, index) => (index % 2 === 1 ? <b>{part}</b> : part))}</>;
}
