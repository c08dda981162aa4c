import { Show, type JSX } from 'solid-js';
import { talkText } from '#text/people.ts';
import { Choices } from '../../ui/Choices.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { createTalk, type TalkPort } from './create-talk.ts';
import { isAllowedToTalk } from './unread.ts';

const { settings } = talkText;

/** Whether this game's talk is heard here, and for its host, whether people can say only phrases. */
export default function TalkSettings(props: { port: TalkPort }): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another game is another page
  const talk = createTalk(props.port);
  return (
    <>
      <Choices
        legend={settings.talk}
        value={talk.handle.playerState.now().isTalkMuted ? 'muted' : 'on'}
        options={[
          { value: 'on', label: settings.on },
          { value: 'muted', label: settings.muted },
        ]}
        onChoose={(value) => talk.silence(value === 'muted')}
      />
      <Show when={talk.game().you.isHost && isAllowedToTalk(talk.game())}>
        <Choices
          legend={settings.allowed}
          value={talk.game().phrasesOnly ? 'phrases' : 'anything'}
          options={[
            { value: 'anything', label: settings.anything },
            { value: 'phrases', label: settings.phrases },
          ]}
          onChoose={(value) => talk.allowPhrasesOnly(value === 'phrases')}
        />
        <ErrorMessage sentence={talk.problem()} />
      </Show>
    </>
  );
}
