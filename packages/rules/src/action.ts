import { MEXICANS, type Line, type Seat, type TrainId } from './table.ts';
import { parseTile, tileName, type Tile } from './tile.ts';

/** A seat's action in its turn (docs/rules.md section 7). `tap`: its text ends with `!`. `line`: see `Place`. */
export type Move =
  | { readonly do: 'play'; readonly tile: Tile; readonly train: TrainId; readonly line?: Line; readonly tap?: true }
  | { readonly do: 'build'; readonly tiles: readonly Tile[]; readonly tap?: true }
  | { readonly do: 'draw'; readonly tap?: true }
  | { readonly do: 'pass'; readonly tap?: true };

/** An action a seat may send, in or out of turn. */
export type Action = Move | { readonly do: 'tap' } | { readonly do: 'catch'; readonly seat: Seat };

/** A legal action. `build` says only that some build is possible; it names no tiles. */
export type LegalAction = Exclude<Action, { readonly do: 'build' }> | { readonly do: 'build' };

/** Writes an action as text, each tile high end first; a legal `build` without tiles. */
export function writeAction(action: Action | LegalAction): string {
  switch (action.do) {
    case 'play':
      return `${tileName(action.tile)}@${action.train}${action.line ?? ''}${bang(action)}`;
    case 'build':
      return 'tiles' in action ? ['build', ...action.tiles.map(tileName)].join(' ') + bang(action) : 'build';
    case 'draw':
    case 'pass':
      return action.do + bang(action);
    case 'tap':
      return 'tap';
    case 'catch':
      return `catch ${action.seat}`;
    default:
      return action satisfies never;
  }
}

function bang(action: { readonly tap?: true }): string {
  return action.tap ? '!' : '';
}

/** Parses an action; undefined if the text is not one. Does not check whether it is legal. */
export function parseAction(text: string): Action | undefined {
  const taps = text.endsWith('!');
  const body = taps ? text.slice(0, -1) : text;
  const tap = taps ? ({ tap: true } as const) : {};
  if (body === 'draw' || body === 'pass') return { do: body, ...tap };
  if (body === 'build') return { do: 'build', tiles: [], ...tap };
  if (body.startsWith('build ')) {
    const tiles = body.slice('build '.length).split(' ').map(parseTile);
    return tiles.every((tile) => tile !== undefined) ? { do: 'build', tiles, ...tap } : undefined;
  }
  const play = /^(\d{1,2}-\d{1,2})@(M[2-8]?|0|[1-9]\d?)([abc]*)$/.exec(body);
  if (play) {
    const [, name = '', id = '', line = ''] = play;
    const tile = parseTile(name);
    const train = MEXICANS.find((one) => one === id) ?? Number(id);
    return tile === undefined ? undefined : { do: 'play', tile, train, ...(line !== '' && { line }), ...tap };
  }
  if (taps) return undefined;
  if (body === 'tap') return { do: 'tap' };
  const caught = /^catch (0|[1-9]\d?)$/.exec(body);
  return caught ? { do: 'catch', seat: Number(caught[1]) } : undefined;
}
