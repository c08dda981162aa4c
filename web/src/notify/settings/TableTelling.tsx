import type { Channel, NotifyChoices, NotifyEvent, TableEvents, TableNotifications } from '@slow-train/protocol';
import { createSignal, createUniqueId, For, Show, type JSX } from 'solid-js';
import { createNow } from '../../app/now.ts';
import { hookText, tableTellText } from '../../text/notify.ts';
import { toldSentence } from '../../text/told.ts';
import type { OwnNotifications } from '../queries.ts';
import { addTableWebhook, removeTableWebhook, tryTableWebhook } from '../requests.ts';
import { createTableEvents } from './choices.ts';
import { KeptLine } from './KeptLine.tsx';
import { Matrix } from './Matrix.tsx';
import { eventsOf, isWantedHere, merged, PRESETS, presetOf, TABLE_ROWS, withCell, type Preset } from './presets.ts';
import { CHANNEL_COLUMNS } from './rows.ts';
import { openChannels, waysThere } from './ways-there.ts';
import { Webhooks, type WebhookWays } from './Webhooks.tsx';
import '../../ui/tick.css';

/** How one is told about one table: in one word, or line by line; for the host the table's webhooks as well. */
export function TableTelling(props: {
  id: string;
  everywhere: OwnNotifications;
  here: TableNotifications;
  lookAgain(): void;
}): JSX.Element {
  // eslint-disable-next-line solid/reactivity -- another table is another sheet
  const { id } = props;
  const now = createNow();
  const keeper = createTableEvents(id, () => props.here);
  const [isOwn, setOwn] = createSignal(false);
  const choices = (): NotifyChoices => props.everywhere.choices;
  const ways = () => waysThere(props.everywhere);
  const preset = (): Preset | null => (isOwn() ? null : presetOf(keeper.choices()));
  const columns = (): readonly Channel[] =>
    CHANNEL_COLUMNS.filter((channel) => channel !== 'webhook' || openChannels(ways()).includes('webhook'));
  const choose = (chosen: Preset | null): void => {
    setOwn(chosen === null);
    if (chosen !== null) keeper.change(() => eventsOf(chosen));
  };
  const set = (event: NotifyEvent, channel: Channel, isOn: boolean): void => {
    const everywhere = choices();
    keeper.change((events) => withCell(everywhere, events, { event, channel }, isOn));
  };
  const hooks: WebhookWays = {
    add: (hook) => addTableWebhook(id, hook),
    remove: (hook) => removeTableWebhook(id, hook),
    tryOut: (hook) => tryTableWebhook(id, hook),
    lookAgain: () => props.lookAgain(),
  };
  return (
    <div class="told">
      <Presets chosen={preset()} onChoose={choose} />
      <p class="telling-sentence">{toldSentence(merged(choices(), keeper.choices()), ways())}</p>
      <Show when={preset() === null}>
        <OwnWay choices={choices()} events={keeper.choices()} columns={columns()} onChange={set} />
      </Show>
      <p>
        <a class="told-link" href="/you/notifications">
          {tableTellText.toAll}
        </a>
      </p>
      <Show when={props.here.webhooks}>
        {(all) => (
          <section class="told-box">
            <h3>{hookText.tableTitle}</h3>
            <p class="told-note">{hookText.tableMore}</p>
            <Webhooks hooks={all()} ways={hooks} now={now()} />
          </section>
        )}
      </Show>
      <KeptLine keeper={keeper} />
    </div>
  );
}

/** The few ways that most tables are told of. */
function Presets(props: { chosen: Preset | null; onChoose(chosen: Preset | null): void }): JSX.Element {
  const name = createUniqueId();
  return (
    <fieldset class="habits">
      <legend>{tableTellText.legend}</legend>
      <For each={[...PRESETS, null]}>
        {(preset) => (
          <label class="tick">
            <input
              type="radio"
              name={name}
              aria-label={tableTellText.presets[preset ?? 'own']}
              aria-describedby={`${name}-${preset ?? 'own'}`}
              checked={props.chosen === preset}
              onChange={() => props.onChoose(preset)}
            />
            <span>
              {tableTellText.presets[preset ?? 'own']}
              <small id={`${name}-${preset ?? 'own'}`}>{tableTellText.presetsMore[preset ?? 'own']}</small>
            </span>
          </label>
        )}
      </For>
    </fieldset>
  );
}

function OwnWay(props: {
  choices: NotifyChoices;
  events: TableEvents;
  columns: readonly Channel[];
  onChange(event: NotifyEvent, channel: Channel, isOn: boolean): void;
}): JSX.Element {
  const differs = (event: NotifyEvent, channel: Channel): boolean =>
    isWantedHere(props.choices, props.events, event, channel) !== props.choices.events[event][channel];
  return (
    <>
      <Matrix
        caption={tableTellText.title}
        rows={TABLE_ROWS}
        columns={props.columns}
        isOn={(event, channel) => isWantedHere(props.choices, props.events, event, channel)}
        differs={differs}
        onChange={(event, channel, isOn) => props.onChange(event, channel, isOn)}
      />
      <p class="told-note differs-note">
        <i aria-hidden="true" /> {tableTellText.differsNote}
      </p>
    </>
  );
}
