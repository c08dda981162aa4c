import { useNavigate } from '@solidjs/router';
import { createSignal, type JSX } from 'solid-js';
import { Main } from '../app/Main.tsx';
import { usePlace } from '../app/place.ts';
import { Sign } from '../app/Sign.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { codeText } from '../text/join.ts';
import { shellText } from '../text/shell.ts';
import { codeIn } from './code.ts';
import '../app/form.css';
import './join.css';

/** For an invitation that came as a code, by word of mouth or out of a message. */
export default function CodePage(): JSX.Element {
  const navigate = useNavigate();
  const [pasted, setPasted] = createSignal('');
  const [isWrong, setWrong] = createSignal(false);
  usePlace(() => ({ title: shellText.titleOf(codeText.title) }));
  return (
    <Main class="join-page">
      <Sign title={codeText.title} back={{ href: '/', words: shellText.back }} />
      <form
        class="join-form"
        onSubmit={(event) => {
          event.preventDefault();
          const code = codeIn(pasted());
          setWrong(code === null);
          if (code !== null) navigate(`/join/${code}`);
        }}
      >
        <label class="field">
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
        <Trouble sentence={isWrong() ? codeText.wrong : null} />
        <button type="submit" class="button">
          {codeText.go}
        </button>
      </form>
    </Main>
  );
}
