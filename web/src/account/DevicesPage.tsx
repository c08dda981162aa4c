import { createSignal, For, Show, type JSX } from 'solid-js';
import { tell } from '../app/notices.ts';
import { ActButton } from '../app/ActButton.tsx';
import { createNow } from '../app/now.ts';
import { Trouble } from '../app/Trouble.tsx';
import { accountText, devicesText, lastUse } from '../text/account.ts';
import { dayOf } from '../text/when.ts';
import { AskFirst } from '../app/AskFirst.tsx';
import { Fetched } from './Fetched.tsx';
import { OwnPage } from './OwnPage.tsx';
import { createOwnTask } from './own-task.ts';
import { useDevices } from './queries.ts';
import { endDevice, endOtherDevices } from './requests.ts';

/** Every browser that is signed in, and the way to end each. */
export default function DevicesPage(): JSX.Element {
  return (
    <OwnPage title={devicesText.title} line={devicesText.line}>
      {() => <Devices />}
    </OwnPage>
  );
}

function Devices(): JSX.Element {
  const devices = useDevices();
  const now = createNow();
  const task = createOwnTask();
  const [going, setGoing] = createSignal('');
  const end = (what: string, work: () => Promise<void>, done: string): void => {
    setGoing(what);
    task.run(async () => {
      try {
        await work();
        tell(done);
      } finally {
        // Another device may have been quicker: show how it is.
        devices.lookAgain();
      }
    });
  };
  return (
    <Fetched query={devices} failed={devicesText.failed}>
      {(all) => (
        <section class="account-part">
          <ul class="account-rows">
            <For each={all()}>
              {(device) => (
                <li>
                  <div class="row-words">
                    <b>{device.called}</b>
                    <span>
                      {device.isThis
                        ? devicesText.here
                        : devicesText.used(lastUse(Date.parse(device.lastUsedAt), now()))}
                      , {devicesText.since(dayOf(Date.parse(device.signedInAt), now()))}
                    </span>
                  </div>
                  <Show when={!device.isThis}>
                    <ActButton
                      quiet
                      task={task}
                      mine={going() === device.id}
                      label={devicesText.end}
                      spoken={devicesText.endOne(device.called)}
                      busy={devicesText.ending}
                      onClick={() => end(device.id, () => endDevice(device.id), devicesText.ended(device.called))}
                    />
                  </Show>
                </li>
              )}
            </For>
          </ul>
          <div class="account-acts">
            <Trouble sentence={task.problem()} />
            <Show when={all().length > 1} fallback={<p class="account-note">{devicesText.alone}</p>}>
              <AskFirst
                label={devicesText.others}
                question={devicesText.othersSure(all().length - 1)}
                yes={devicesText.othersYes}
                no={devicesText.othersNo}
                busy={devicesText.ending}
                task={task}
                mine={going() === 'others'}
                onYes={() => end('others', endOtherDevices, devicesText.othersEnded)}
              />
            </Show>
            <a class="button" href="/you/another">
              {accountText.handOff}
            </a>
          </div>
        </section>
      )}
    </Fetched>
  );
}
