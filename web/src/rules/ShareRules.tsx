import type { PresetName, TileSet } from '@slow-train/rules';
import type { JSX } from 'solid-js';
import { SendLink } from '../app/SendLink.tsx';
import { rulesText } from '../text/rules.ts';
import { choiceOf, type HouseRules } from './house.ts';
import { writeRules } from './link.ts';

/** The rules in the form as a link, to copy or to send on. */
export function ShareRules(props: { preset: PresetName; house: HouseRules; set: TileSet | null }): JSX.Element {
  const link = (): string => `${location.origin}/new?${writeRules(choiceOf(props.preset, props.house), props.set)}`;
  return (
    <section class="house-share">
      <h2>{rulesText.share}</h2>
      <p>{rulesText.shareMore}</p>
      <SendLink link={link()} invite={rulesText.invite(props.preset)} words={rulesText} acts="house-share-acts" quiet />
    </section>
  );
}
