import type { Block } from './letter.ts';
import { LOOK } from './look.ts';
import { News } from './news.tsx';
import { Rich, Rows, Title } from './parts.tsx';
import { Facts, Scores } from './sheets.tsx';
import { UprightTile } from './tile.tsx';
import { PlaceRow, TrainRow } from './train-rows.tsx';

/** One part of a letter, drawn. */
export function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'words':
      return (
        <p style="margin:14px 0 0">
          <Rich text={block.sentence} />
        </p>
      );
    case 'departure':
      return (
        <Rows class="ticket" style={LOOK.ticket}>
          <tr>
            <td class="time" style={LOOK.time}>
              {block.time}
            </td>
          </tr>
          <tr>
            <td class="quiet" style={LOOK.more}>
              {block.more}
            </td>
          </tr>
        </Rows>
      );
    case 'news':
      return (
        <>
          <Title>{block.title}</Title>
          <News lines={block.lines} before={block.before} />
        </>
      );
    case 'places':
      return (
        <>
          <Title>{block.title}</Title>
          {block.sentence !== null && (
            <p style="margin:0">
              <Rich text={block.sentence} />
            </p>
          )}
          <Rows>{block.places.map((place) => PlaceRow(place))}</Rows>
        </>
      );
    case 'trains':
      return (
        <>
          <Title>{block.title}</Title>
          <Rows>{block.trains.map((train) => TrainRow(train))}</Rows>
        </>
      );
    case 'hand':
      return (
        <>
          <Title>{block.title}</Title>
          <div style={LOOK.tiles}>
            {block.tiles.map((name) => (
              <>
                <UprightTile name={name} />{' '}
              </>
            ))}
          </div>
        </>
      );
    case 'scores':
      return (
        <>
          <Title>{block.title}</Title>
          <Scores head={block.head} rows={block.rows} />
        </>
      );
    case 'facts':
      return <Facts facts={block.facts} />;
    case 'table':
      return (
        <div class="ticket" style={LOOK.table}>
          <h2 style={LOOK.tableName}>{block.name}</h2>
          <p style="margin:0 0 8px">{block.waits ? <b>{block.state}</b> : block.state}</p>
          {block.lines.length > 0 && <News lines={block.lines} before={block.before} />}
          <p style="margin:10px 0 0">
            <a class="link" style={LOOK.link} href={block.button.link}>
              {block.button.words}
            </a>
          </p>
        </div>
      );
    default:
      return block satisfies never;
  }
}
