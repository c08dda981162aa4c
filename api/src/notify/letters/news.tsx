import type { NewsBlock } from './letter.ts';
import { LOOK } from './look.ts';
import { Rich, Rows } from './parts.tsx';
import { AcrossTile } from './tile.tsx';

/** What happened, a line each, with the tile that was played. */
export function News({ lines, before }: Pick<NewsBlock, 'lines' | 'before'>) {
  const hasTiles = lines.some(({ tile }) => tile !== null);
  return (
    <>
      {before !== null && (
        <p class="quiet" style={`margin:0;${LOOK.quiet}`}>
          {before}
        </p>
      )}
      <Rows>
        {lines.map(({ tile, sentence }) => (
          <tr>
            {hasTiles && (
              <td class="line" style={LOOK.lineTile}>
                {tile !== null && <AcrossTile name={tile} />}
              </td>
            )}
            <td class="line" style={LOOK.line}>
              <Rich text={sentence} />
            </td>
          </tr>
        ))}
      </Rows>
    </>
  );
}
