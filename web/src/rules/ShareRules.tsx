import type { PresetName, TileSet } from '@slow-train/rules';
import { Show, type JSX } from 'solid-js';
import { copyLink, sendLink } from '../app/share.ts';
import { lobby } from '../text/lobby.ts';
import { rulesText } from '../text/rules.ts';
import { choiceOf, type HouseRules } from './house.ts';
import { writeRules } from './link.ts';

/** The rules in the form as a link, to copy or to send on. */
export function ShareRules(props: { preset: PresetName; house: HouseRules; set: TileSet | null }): JSX.Element {
  let field: HTMLInputElement | undefined;
  const link = (): string => `${location.origin}/new?${writeRules(choiceOf(props.preset, props.house), props.set)}`;
  return (
    <section class="house-share">
      <h2>{rulesText.share}</h2>
      <p>{rulesText.shareMore}</p>
      <input
        ref={field}
        readonly
        aria-label={rulesText.link}
        value={link()}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="house-share-acts">
        <button type="button" class="button quiet" onClick={() => void copyLink(link(), field, rulesText)}>
          {rulesText.copy}
        </button>
        <Show when={'share' in navigator}>
          <button
            type="button"
            class="button quiet"
            onClick={() => void sendLink({ title: lobby.app, text: rulesText.invite(props.preset), url: link() })}
          >
            {rulesText.send}
          </button>
        </Show>
      </div>
    </section>
  );
}
