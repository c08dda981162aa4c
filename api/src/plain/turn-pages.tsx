import type { GameView } from '@slow-train/protocol';
import {
  bears,
  isOn,
  mainEnd,
  missingFrom,
  mayTap,
  otherEnd,
  parseAction,
  parseTile,
  readView,
  tileName,
  turnIdOf,
  withoutAll,
  type Pips,
  type Seat,
  type Tile,
  type View,
} from '@slow-train/rules';
import type { Language } from '@slow-train/protocol/languages';
import { tileText, wordsIn } from '@slow-train/words';
import type { LinkedTurn } from '../games/turn-link.ts';
import { plainAddress, PlainFrame, TileBox, type Reader } from './frame.tsx';
import { Act, PlainHand, playerIn } from './table-page.tsx';
import { plainText } from './text/index.ts';

interface TurnProps {
  readonly reader: Reader;
  readonly game: GameView;
}

/** A turn of the reader's own, in a round that is being played. */
interface OwnTurn {
  readonly view: View;
  readonly seat: Seat;
}

/** Returns the reader's turn; null if the game is not that far, or they have no seat. */
export function ownTurnIn({ round }: GameView): OwnTurn | null {
  if (round === null) return null;
  const view = readView(round);
  return view.seat === null ? null : { view, seat: view.seat };
}

/** Whether a turn goes on after an action in it. */
export function isStillOn(game: GameView, { turn }: Pick<LinkedTurn, 'turn'>): boolean {
  const own = game.status === 'playing' ? ownTurnIn(game) : null;
  return own !== null && isOn(own.view.table, own.seat) && turnIdOf(own.view.table, own.seat) === turn;
}

/** Returns the tiles of a build that is being put together: as many as are in the hand and fit, in their order. */
function laidIn({ view, seat }: OwnTurn, names: string): { readonly laid: readonly Tile[]; readonly end: Pips } {
  const laid: Tile[] = [];
  let { end } = mainEnd(view.table, seat);
  for (const name of names.split(' ')) {
    const tile = parseTile(name);
    if (tile === undefined || missingFrom(view.hand, [...laid, tile]) !== undefined || !bears(tile, end)) break;
    laid.push(tile);
    end = otherEnd(tile, end);
  }
  return { laid, end };
}

const written = (tiles: readonly Tile[]): string => tiles.map(tileName).join(' ');

/** Puts a build together, one tile after the other. Nothing is stored: the address has the tiles. */
export function BuildPage({
  reader,
  game,
  turn,
  build,
}: TurnProps & { readonly turn: OwnTurn; readonly build: string }) {
  const text = plainText(reader.language);
  const address = plainAddress(reader, game);
  const { laid, end } = laidIn(turn, build);
  const { view } = turn;
  const hand = withoutAll(view.hand, laid);
  const fitting = [...new Set(hand)].filter((tile) => bears(tile, end));
  const last = laid.at(-1);
  return (
    <PlainFrame
      language={reader.language}
      above={text.round(game.name, game.round?.round ?? 0, game.rounds)}
      heading={text.build}
      below={text.buildWhy}
      full={`/tables/${game.id}`}
    >
      <h2>{text.soFar(text.tiles(laid.length))}</h2>
      <p class="track">
        <TileBox name={tileName(view.table.engine)} />
        {laid.map((tile) => (
          <>
            {' '}
            <TileBox name={tileName(tile)} />
          </>
        ))}
      </p>
      <form method="get" action={address}>
        <h3>{fitting.length > 0 ? text.addTile(end) : text.noneFits(end)}</h3>
        <ul class="plays">
          {fitting.map((tile) => (
            <li>
              <button name="build" value={written([...laid, tile])}>
                <TileBox name={tileName(tile)} /> <small>{text.thenEndsIn(otherEnd(tile, end))}</small>
              </button>
            </li>
          ))}
        </ul>
        {last !== undefined && (
          <button class="other" name="build" value={written(laid.slice(0, -1))}>
            {text.takeBack(tileText(tileName(last)))}
          </button>
        )}
      </form>
      {laid.length > 0 && (
        <form method="get" action={address}>
          <button class="main" name="play" value={`build ${written(laid)}`}>
            {text.layThese(laid.length)}
          </button>
        </form>
      )}
      <PlainHand view={{ ...view, hand }} reader={reader} />
      <ul class="links">
        <li>
          <a href={address}>{text.table}</a>
        </li>
      </ul>
    </PlainFrame>
  );
}

/** Asks once more before a play or a build is sent; null for any other action. */
export function ConfirmPage({
  reader,
  game,
  turn,
  play,
}: TurnProps & { readonly turn: OwnTurn; readonly play: string }) {
  const text = plainText(reader.language);
  const { language } = reader;
  const action = parseAction(play);
  if (action === undefined || (action.do !== 'play' && action.do !== 'build')) return null;
  const { table, hand } = turn.view;
  const names = wordsIn(language).namesOf(game);
  const heading =
    action.do === 'build'
      ? text.layOn(action.tiles.length)
      : text.playOn(tileText(tileName(action.tile)), names.train(action.train, action.line));
  const address = plainAddress(reader, game);
  return (
    <PlainFrame
      language={language}
      above={reader.turn === undefined ? game.name : text.youAre(game.name, playerIn(game))}
      heading={heading}
      full={`/tables/${game.id}`}
    >
      <p class="track">
        {(action.do === 'build' ? action.tiles : [action.tile]).map((tile) => (
          <>
            <TileBox name={tileName(tile)} />{' '}
          </>
        ))}
      </p>
      <Act reader={reader} game={game} action={play} label={text.playIt} />
      {mayTap(table, hand, action) && <Act reader={reader} game={game} action={`${play}!`} label={text.playAndTap} />}
      <a
        class="go other"
        href={action.do === 'build' ? `${address}?build=${encodeURIComponent(written(action.tiles))}` : address}
      >
        {text.another}
      </a>
      <p class="quiet">
        {text.untilPressed} {reader.turn !== undefined && text.forwarded(playerIn(game))}
      </p>
    </PlainFrame>
  );
}

/** Says that the turn which a link has played is over. */
export function PlayedPage({ language, game }: { readonly language: Language; readonly game: string }) {
  const text = plainText(language);
  return (
    <PlainFrame language={language} heading={text.played} full={`/tables/${game}`}>
      <p>{text.playedMore}</p>
      <a class="go other" href={`/plain/tables/${game}`}>
        {text.table}
      </a>
    </PlainFrame>
  );
}
