import { onMount, type JSX, type ParentProps } from 'solid-js';
import { takeFocus } from './focus.ts';

/**
 * The main landmark of a page. Takes the focus after in-app navigation. `isTranslatable`: its text stays as it is once it
 * is shown, so that the browser may translate it. All other text changes, and translations of it would go stale.
 */
export function Main(props: ParentProps<{ class: string | undefined; isTranslatable?: boolean }>): JSX.Element {
  let main: HTMLElement | undefined;
  onMount(() => takeFocus(main));
  return (
    <main id="main" class={props.class} tabindex="-1" translate={props.isTranslatable ? 'yes' : undefined} ref={main}>
      {props.children}
    </main>
  );
}
