import type { JSX, ParentProps } from 'solid-js';
import { Main } from './Main.tsx';
import { Sign } from './Sign.tsx';
import './form.css';
import './notice-page.css';

/** A whole page with one thing to say, and below it what can be done about it. */
export function NoticePage(props: ParentProps<{ title: string; more: string }>): JSX.Element {
  return (
    <Main class="notice-page">
      <Sign title={props.title} />
      <p class="notice-more">{props.more}</p>
      <div class="notice-acts">{props.children}</div>
    </Main>
  );
}
