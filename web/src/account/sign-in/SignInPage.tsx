import { Match, Switch, type JSX } from 'solid-js';
import { useMe } from '../../api/queries.ts';
import { Main } from '../../app/Main.tsx';
import { usePlace } from '../../app/place.ts';
import { Sign } from '../../app/Sign.tsx';
import { shellText } from '../../text/shell.ts';
import { signInText } from '../../text/sign-in.ts';
import { createCarried } from '../fragment.ts';
import { MailSteps } from '../MailSteps.tsx';
import { mailCode, signInByMail } from '../requests.ts';
import { Already } from './Already.tsx';
import { Carried } from './Carried.tsx';
import { createEntry } from './entry.ts';
import { LosesGuest } from './LosesGuest.tsx';
import { PasskeyWay } from './PasskeyWay.tsx';
import '../account.css';

/** For somebody who has been here before: by a code or a link from a mail, a passkey, or another device of theirs. */
export default function SignInPage(): JSX.Element {
  const me = useMe();
  const entry = createEntry();
  const [carried, drop] = createCarried(['token', 'hand-off']);
  usePlace(() => ({ title: shellText.titleOf(signInText.title) }));
  const words = { ...signInText, prove: signInText.go, proving: signInText.going };
  const linkWords = (by: 'token' | 'hand-off') => ({
    title: signInText.linkTitle,
    more: by === 'token' ? signInText.linkMail : signInText.linkHandOff,
    yes: signInText.linkYes,
    no: signInText.linkNo,
    other: signInText.linkNew,
  });

  return (
    <Main class="account-page narrow">
      <Sign title={signInText.title} back={{ href: '/', words: signInText.back }} />
      <Switch
        fallback={
          <>
            <Already me={me.data() ?? null} />
            <MailSteps
              keep="slow-train:sign-in"
              words={words}
              autocomplete="email webauthn"
              send={mailCode}
              prove={(email, code) => entry.come((leave) => signInByMail({ email, code, leave }))}
            >
              <PasskeyWay entry={entry} />
              <p class="account-foot">
                {signInText.new} <a href="/">{signInText.newGo}</a>
              </p>
              <p class="account-foot">
                <a href="/privacy">{signInText.privacy}</a>
              </p>
            </MailSteps>
          </>
        }
      >
        <Match when={entry.losing()}>
          <LosesGuest guest={me.data()?.name ?? null} entry={entry} />
        </Match>
        {/* Another link is another card: what was said of the one before is not true of it. */}
        <Match when={carried()} keyed>
          {(link) => <Carried link={link} entry={entry} words={linkWords(link.by)} onDrop={drop} />}
        </Match>
      </Switch>
    </Main>
  );
}
