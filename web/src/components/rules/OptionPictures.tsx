import { valuesOf, type ListedOption, type Options } from '@slow-train/rules';
import { For, Show, type JSX } from 'solid-js';
import { capital } from '#words';
import { OPTION_CAPTIONS } from '#text/option-captions.ts';
import { valueWords } from '#text/rules.ts';
import { LittleBoard } from '../pictures/LittleBoard.tsx';
import { rulePicture } from './picture.ts';
import styles from './OptionPictures.module.css';

/** An option as the same move drawn under each of its values, with the value in effect marked. */
export function OptionPictures<K extends ListedOption>(props: {
  option: K;
  value: Options[K];
  /** The mark of the value in effect. */
  mark: string;
}): JSX.Element {
  const values = (): readonly Options[K][] => valuesOf(props.option);
  const caption = (value: Options[K]): string => {
    const captions: { readonly [V in Options[K]]: string } = OPTION_CAPTIONS[props.option];
    return captions[value];
  };
  return (
    <div class={styles['pictures']}>
      <For each={values()}>
        {(value) => (
          <figure>
            <LittleBoard rows={rulePicture(props.option, value).rows} />
            <figcaption>
              <b>{capital(valueWords(props.option, value))}</b>
              <Show when={value === props.value}>
                {' '}
                <mark>{props.mark}</mark>
              </Show>
              <span>{caption(value)}</span>
            </figcaption>
          </figure>
        )}
      </For>
    </div>
  );
}
