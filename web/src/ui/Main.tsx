import { onMount, type JSX, type ParentProps } from 'solid-js';
import { takeFocus } from './focus.ts';

/** The main landmark of a page. Takes the focus after in-app navigation. */
export function Main(props: ParentProps<{ class: string | undefined }>): JSX.Element {
  let main: HTMLElement | undefined;
  onMount(() => takeFocus(main));
  return (
    <main id="main" class={props.class} tabindex="-1" ref={main}>
      {props.children}
    </main>
  );
}
