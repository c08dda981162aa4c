import type { Place, TrainLine } from './letter.ts';
import { LOOK } from './look.ts';
import { AcrossTile, End } from './tile.tsx';

/** A train on which the reader may play, with what fits there. */
export function PlaceRow({ name, end, words, tiles }: Place) {
  return (
    <tr>
      <td class="line" style={LOOK.end}>
        <End pips={end} />
      </td>
      <td class="line" style={LOOK.line}>
        <b>{name}</b>
        <br />
        <span class="quiet" style={LOOK.quiet}>
          {words}
        </span>
      </td>
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
export function TrainRow({ name, end, words, hand, signals }: TrainLine) {
  return (
    <tr>
      <td class="line" style={LOOK.end}>
        <End pips={end} />
      </td>
      <td class="line" style={LOOK.line}>
        <b>{name}</b>
        <br />
        <span class="quiet" style={LOOK.quiet}>
          {words}
        </span>
        {signals.map(({ tone, words: said }) => (
          <>
            {' '}
            <span class={tone} style={LOOK[tone]}>
              {said}
            </span>
          </>
        ))}
      </td>
      <td class="line quiet" style={LOOK.count}>
        {hand}
      </td>
    </tr>
  );
}
