import { useNavigate } from '@solidjs/router';
import { createSignal, type JSX } from 'solid-js';
import { Main } from '../../ui/Main.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { codeText } from '../../text/join.ts';
import { shellText } from '../../text/shell.ts';
import { cx } from '../../ui/cx.ts';
import joinStyles from './join.module.css';
import { Button } from '../../ui/Button.tsx';
import formStyles from '../../ui/form.module.css';

/** For an invitation that came as a code, by word of mouth or out of a message. */
export default function CodePage(): JSX.Element {
  const navigate = useNavigate();
  const [pasted, setPasted] = createSignal('');
  const [isWrong, setWrong] = createSignal(false);
  usePageTitle(() => ({ title: shellText.titleOf(codeText.title) }));
  return (
    <Main class={joinStyles['page']}>
      <PageHeader title={codeText.title} back={{ href: '/', words: shellText.back }} />
      <form
        class={joinStyles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          const code = codeIn(pasted());
          setWrong(code === null);
          if (code !== null) navigate(`/join/${code}`);
        }}
      >
        <label class={cx(formStyles['field'], 'field')}>
          <span>{codeText.label}</span>
          <small>{codeText.hint}</small>
          <input
            name="code"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            aria-invalid={isWrong()}
            onInput={(event) => {
              setPasted(event.currentTarget.value);
              setWrong(false);
            }}
          />
        </label>
        <ErrorMessage sentence={isWrong() ? codeText.wrong : null} />
        <Button type="submit">{codeText.go}</Button>
      </form>
    </Main>
  );
}

/** The invitation in what somebody pasted: a bare code, or a link that ends in one. */
export function codeIn(pasted: string): string | null {
  return /(?:^|\/join\/)([A-Za-z0-9_-]{22})\/?(?:[?#].*)?$/.exec(pasted.trim())?.[1] ?? null;
}
