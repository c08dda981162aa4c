import { Show, type JSX } from 'solid-js';
import { scoreKeeperText } from '#text/sheet.ts';
import { Bar } from '../../ui/Bar.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { addressOf, goTo } from './address.ts';
import { eveningIn } from './evening-link.ts';
import { keepEvening, newEveningId } from './kept-evenings.ts';
import { Result } from './ResultPage.tsx';

/** An evening that came in a link. Nothing is stored before somebody wants to go on with it. */
export default function SentPage(props: { code: string }): JSX.Element {
  const evening = () => eveningIn(props.code);
  return (
    <Show
      when={evening()}
      fallback={
        <MessagePage title={scoreKeeperText.title} more={scoreKeeperText.sent.broken}>
          <ButtonLink href={addressOf({ at: 'start' })}>{scoreKeeperText.missing.start}</ButtonLink>
        </MessagePage>
      }
    >
      {(sent) => (
        <Result evening={sent()} line={scoreKeeperText.sent.from}>
          <Bar>
            <Button
              onClick={() => {
                const own = { ...sent(), id: newEveningId() };
                keepEvening(own);
                goTo({ at: 'sheet', evening: own.id }, 'replace');
              }}
            >
              {scoreKeeperText.sent.keep}
            </Button>
          </Bar>
        </Result>
      )}
    </Show>
  );
}
