import { high, parseTile } from '@slow-train/rules';
import { Show, type JSX } from 'solid-js';
import { TilePicture } from '../ui/tile/TilePicture.tsx';

/** The engine of a round, small and upright, as a picture next to its name. */
export function EngineTile(props: { engine: string; class: string | undefined }): JSX.Element {
  const pips = (): number | undefined => {
    const tile = parseTile(props.engine);
    return tile === undefined ? undefined : high(tile);
  };
  return (
    <Show when={pips() !== undefined}>
      {<TilePicture a={pips() ?? 0} b={pips() ?? 0} stands class={props.class} />}
    </Show>
  );
}
