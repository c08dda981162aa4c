import { typedCode } from '@slow-train/protocol/typed-code';
import { createSignal, Show, type JSX } from 'solid-js';
import { bringSeatText as words } from '#text/sign-in.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Field } from '../ui/Field.tsx';
import { AccountCard } from './Card.tsx';

/**
 * Asks for the code or link by which another device signs this one in: in an installed app that knows nobody, for the seat
 * that its owner has in the browser, since the app has its own cookies.
 */
export default function BringSeat(props: { isElsewhere?: boolean }): JSX.Element {
  const [link, setLink] = createSignal('');
  const [isWrong, setWrong] = createSignal(false);
  const bring = (event: SubmitEvent): void => {
    event.preventDefault();
    const token = /#hand-off=([\w-]+)/.exec(link())?.[1] ?? typedCode(link()) ?? undefined;
    setWrong(token === undefined);
    // Loaded anew: the page reads what follows the # before the router would have set it.
    if (token !== undefined) location.assign(`/sign-in#hand-off=${token}`);
  };
  return (
    <AccountCard>
      <h2>{props.isElsewhere ? words.elsewhere : words.title}</h2>
      <p>{props.isElsewhere ? words.elsewhereMore : words.more}</p>
      <form onSubmit={bring}>
        <Field label={props.isElsewhere ? words.elsewhereField : words.field} hint={words.hint}>
          <input
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            value={link()}
            onInput={(event) => setLink(event.currentTarget.value)}
          />
        </Field>
        <ErrorMessage sentence={isWrong() ? words.wrong : null} />
        <Button type="submit">{words.go}</Button>
      </form>
      <Show when={!props.isElsewhere}>
        <ButtonLink quiet href="/sign-in">
          {words.other}
        </ButtonLink>
      </Show>
    </AccountCard>
  );
}
