import { useNavigate, useSearchParams } from '@solidjs/router';
import { createSignal, onMount, type JSX } from 'solid-js';
import { Page } from '../../ui/Page.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { codeText } from '#text/waiting.ts';
import { shellText } from '#text/shell.ts';
import { Field } from '../../ui/Field.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './JoinPage.module.css';

/** The page to enter an invitation code by hand. */
export default function CodePage(): JSX.Element {
  const navigate = useNavigate();
  // The text that another app has shared with this one (manifest.webmanifest).
  const [shared] = useSearchParams<{ url: string; text: string; title: string }>();
  const parts = [shared.url, shared.text, shared.title];
  const code = parts.map((part) => sharedCodeIn(part ?? '')).find((found) => found !== null);
  const [pasted, setPasted] = createSignal(code ?? '');
  onMount(() => {
    if (code !== undefined) navigate(`/join/${code}`, { replace: true });
  });
  const [isWrong, setWrong] = createSignal(false);
  usePageTitle(() => ({ title: shellText.titleOf(codeText.title) }));
  return (
    <Page class={styles['page']}>
      <PageHeader class={styles['header']} title={codeText.title} back={{ href: '/', words: shellText.back }} />
      <form
        class={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          const code = codeIn(pasted());
          setWrong(code === null);
          if (code !== null) navigate(`/join/${code}`);
        }}
      >
        <Field label={codeText.label} hint={codeText.hint}>
          <input
            name="code"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            value={pasted()}
            aria-invalid={isWrong()}
            onInput={(event) => {
              setPasted(event.currentTarget.value);
              setWrong(false);
            }}
          />
        </Field>
        <ErrorMessage sentence={isWrong() ? codeText.wrong : null} />
        <Button type="submit">{codeText.go}</Button>
      </form>
    </Page>
  );
}

/** Returns the invitation code of a link somewhere in a text; null if there is none. */
export function sharedCodeIn(text: string): string | null {
  return /\/join\/([A-Za-z0-9_-]{22})/.exec(text)?.[1] ?? null;
}

/** Returns the invitation code in pasted text: that of a link, or a bare code among other characters; null if there is none. */
export function codeIn(pasted: string): string | null {
  return sharedCodeIn(pasted) ?? /^\W*([A-Za-z0-9_-]{22})(?![A-Za-z0-9])/.exec(pasted)?.[1] ?? null;
}
