import { createMemo, createSignal, For, Show, type JSX, type ParentProps } from 'solid-js';
import { moreText } from '#text/how-to-play.ts';
import { Field } from '../../ui/Field.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import { search } from './places.ts';
import styles from './Search.module.css';

/** The search of the help: a field, whose answers replace the list below it while something is asked. */
export function Search(props: ParentProps): JSX.Element {
  const [question, setQuestion] = createSignal('');
  const result = createMemo(() => search(question()));
  const isAsking = (): boolean => question().trim() !== '';
  const said = (): string => {
    const many = result().answers.length;
    const name = result().calledHere;
    if (!isAsking()) return '';
    if (many === 0) return moreText.none;
    return [moreText.answers(many), ...(name === null ? [] : [moreText.calledHere(name)])].join(' ');
  };
  return (
    <>
      {/* Its answers change, which a translation by the browser would not follow. */}
      <div role="search" translate="no" class={styles['search']}>
        <Field label={moreText.search}>
          <input
            type="search"
            autocomplete="off"
            enterkeyhint="search"
            placeholder={moreText.example}
            value={question()}
            onInput={(event) => setQuestion(event.currentTarget.value)}
          />
        </Field>
        <p role="status" class={styles['said']}>
          {said()}
        </p>
        <Show when={result().answers.length > 0}>
          <LinkList>
            <For each={result().answers}>{(answer) => <PlaceLine answer={answer} hasPlace />}</For>
          </LinkList>
        </Show>
      </div>
      <Show when={!isAsking()}>{props.children}</Show>
    </>
  );
}
