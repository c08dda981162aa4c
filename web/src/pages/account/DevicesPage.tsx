import type { AccountView } from '@slow-train/protocol';
import { createSignal, For, Show, type JSX } from 'solid-js';
import { showToast } from '../../ui/toasts.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { createNow } from '../../client/server-time.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { accountText, devicesText, lastUse } from '#text/account.ts';
import { dayOf } from '#text/shell.ts';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { QueryBoundary } from '../../components/QueryBoundary.tsx';
import { AccountSubpage } from '../../account/AccountSubpage.tsx';
import { createAccountAction } from '../../account/account-action.ts';
import { Proved } from '../../account/Proved.tsx';
import { useDevices } from '../../account/queries.ts';
import { signOutDevice, signOutOtherDevices } from '../../account/requests.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { AccountPart, Acts } from '../../account/AccountPart.tsx';
import { Note } from '../../account/Note.tsx';
import { Row, Rows, RowWords } from './Rows.tsx';
import styles from './DevicesPage.module.css';

/** Every signed-in browser, with a button to sign it out. */
export default function DevicesPage(): JSX.Element {
  return (
    <AccountSubpage title={devicesText.title} line={devicesText.line}>
      {(me) => <Devices me={me()} />}
    </AccountSubpage>
  );
}

function Devices(props: { me: AccountView }): JSX.Element {
  const devices = useDevices();
  const now = createNow();
  const action = createAccountAction();
  const [going, setGoing] = createSignal('');
  const end = (what: string, work: () => Promise<void>, done: string): void => {
    setGoing(what);
    action.run(async () => {
      try {
        await work();
        showToast(done);
      } finally {
        // Another device may have done it already: show the current list.
        devices.refetch();
      }
    });
  };
  return (
    <QueryBoundary query={devices} failed={devicesText.failed}>
      {(all) => (
        <Proved me={props.me} action={action}>
          <AccountPart>
            <Rows>
              <For each={all()}>
                {(device) => (
                  <Row>
                    <RowWords
                      name={device.deviceName}
                      more={
                        <>
                          {device.isThis
                            ? devicesText.here
                            : devicesText.used(lastUse(Date.parse(device.lastUsedAt), now()))}
                          , {devicesText.since(dayOf(Date.parse(device.signedInAt), now()), device.method)}
                        </>
                      }
                    />
                    <Show when={!device.isThis}>
                      <ActButton
                        quiet
                        action={action}
                        mine={going() === device.id}
                        label={devicesText.end}
                        spoken={devicesText.endOne(device.deviceName)}
                        busy={devicesText.ending}
                        onClick={() =>
                          end(device.id, () => signOutDevice(device.id), devicesText.ended(device.deviceName))
                        }
                      />
                    </Show>
                  </Row>
                )}
              </For>
            </Rows>
            <Acts>
              <ErrorMessage sentence={action.problem()} />
              <Show when={all().length > 1} fallback={<Note class={styles['alone']}>{devicesText.alone}</Note>}>
                <AskFirst
                  label={devicesText.others}
                  question={devicesText.othersSure(all().length - 1)}
                  yes={devicesText.othersYes}
                  no={devicesText.othersNo}
                  busy={devicesText.ending}
                  action={action}
                  mine={going() === 'others'}
                  onYes={() => end('others', signOutOtherDevices, devicesText.othersEnded)}
                />
              </Show>
              <ButtonLink href="/you/another">{accountText.handOff}</ButtonLink>
            </Acts>
          </AccountPart>
        </Proved>
      )}
    </QueryBoundary>
  );
}
