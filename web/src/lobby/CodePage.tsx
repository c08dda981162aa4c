import { useNavigate } from '@solidjs/router';
import { createSignal, type JSX } from 'solid-js';
import { Main } from '../app/Main.tsx';
import { usePlace } from '../app/place.ts';
import { Sign } from '../app/Sign.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { lobby } from '../text/lobby.ts';
import { codeIn } from './code.ts';
import '../app/form.css';
import './join.css';

/** For an invitation that came as a code, by word of mouth or out of a message. */
export default function CodePage(): JSX.Element {
  const navigate = useNavigate();
  const [pasted, setPasted] = createSignal('');
  const [isWrong, setWrong] = createSignal(false);
  usePlace(() => ({ title: lobby.shell.titleOf(lobby.code.title) }));
  return (
    <Main class="join-page">
      <Sign
        title={lobby.code.title}
        start={
          <a class="sign-back" href="/">
            {lobby.new.back}
          </a>
        }
      />
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
          <span>{lobby.code.label}</span>
          <small>{lobby.code.hint}</small>
          <input
            name="code"
            required
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
        <Trouble sentence={isWrong() ? lobby.code.wrong : null} />
        <button type="submit" class="button">
          {lobby.code.go}
        </button>
      </form>
    </Main>
  );
}
