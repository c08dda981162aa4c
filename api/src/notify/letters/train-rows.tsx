import type { Child } from 'hono/jsx';
import type { Place, TrainLine } from './letter.ts';
import { LOOK } from './look.ts';
import { AcrossTile, End } from './tile.tsx';

/** A train on which the reader may play, with what fits there. */
export function PlaceRow({ tiles, ...train }: Place) {
  return (
    <tr>
      <EndAndName {...train} />
      <td class="line" style={LOOK.fits}>
        {tiles.map((tile) => (
          <>
            <AcrossTile name={tile} isLast={false} />{' '}
          </>
        ))}
      </td>
    </tr>
  );
}

/** How a train stands. */
export function TrainRow({ hand, signals, ...train }: TrainLine) {
  return (
    <tr>
      <EndAndName {...train}>
        {signals.map(({ tone, words: said }) => (
          <>
            {' '}
            <span class={tone} style={LOOK[tone]}>
              {said}
            </span>
          </>
        ))}
      </EndAndName>
      <td class="line quiet" style={LOOK.count}>
        {hand}
      </td>
    </tr>
  );
}

/** The open end of a train, whose it is, and what there is to say of it. */
function EndAndName({ name, end, words, children }: Pick<Place, 'name' | 'end' | 'words'> & { children?: Child }) {
  return (
    <>
      <td class="line" style={LOOK.end}>
        <End pips={end} />
      </td>
      <td class="line" style={LOOK.line}>
        <b>{name}</b>
        <br />
        <span class="quiet" style={LOOK.quiet}>
          {words}
        </span>
        {children}
      </td>
    </>
  );
}
