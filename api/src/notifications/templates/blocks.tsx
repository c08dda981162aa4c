import type { Block, FactsBlock, GameBlock, News, ScoresBlock } from './content.ts';
import { STYLES } from './styles.ts';
import { AcrossTile, PlaceRow, TrainRow, UprightTile } from './tiles.tsx';

/** Renders one part of a mail. */
export function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'sentence':
      return (
        <p style={STYLES.sentence}>
          <Sentence text={block.sentence} />
        </p>
      );
    case 'code':
      return (
        <div style={STYLES.codeRow}>
          <div class="code" style={STYLES.code}>
            {block.code}
          </div>
        </div>
      );
    case 'deadline':
      return (
        <Rows class="section" style={STYLES.deadline}>
          <tr>
            <td class="time" style={STYLES.time}>
              {block.time}
            </td>
          </tr>
          <tr>
            <td class="quiet" style={STYLES.timeMore}>
              {block.more}
            </td>
          </tr>
        </Rows>
      );
    case 'news':
      return (
        <>
          <Title>{block.title}</Title>
          <NewsLines lines={block.lines} omitted={block.omitted} />
        </>
      );
    case 'places':
      return (
        <>
          <Title>{block.title}</Title>
          {block.sentence !== null && (
            <p style="margin:0">
              <Sentence text={block.sentence} />
            </p>
          )}
          {block.note !== null && (
            <p class="quiet" style={`margin:0 0 6px;${STYLES.quiet}`}>
              {block.note}
            </p>
          )}
          <Rows>{block.places.map((place) => PlaceRow(place))}</Rows>
          {block.other !== null && (
            <p style="margin:14px 0 0">
              <a class="play" style={STYLES.other} href={block.other.href}>
                {block.other.text}
              </a>
            </p>
          )}
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
          <div style={STYLES.tiles}>
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
    case 'game':
      return <Game game={block} />;
    default:
      return block satisfies never;
  }
}

/** What happened, one line each, with the tile that was played. */
function NewsLines({ lines, omitted }: News) {
  const hasTiles = lines.some(({ tile }) => tile !== null);
  return (
    <>
      {omitted !== null && (
        <p class="quiet" style={`margin:0;${STYLES.quiet}`}>
          {omitted}
        </p>
      )}
      <Rows>
        {lines.map(({ tile, sentence }) => (
          <tr>
            {hasTiles && (
              <td class="line" style={STYLES.lineTile}>
                {tile !== null && <AcrossTile name={tile} />}
              </td>
            )}
            <td class="line" style={STYLES.line}>
              <Sentence text={sentence} />
            </td>
          </tr>
        ))}
      </Rows>
    </>
  );
}

function Scores({ head, rows }: Pick<ScoresBlock, 'head' | 'rows'>) {
  return (
    <table width="100%" cellpadding="0" cellspacing="0">
      <tr>
        {head.map((text, column) =>
          column === 0 ? (
            <td class="line" style={STYLES.scoreName}></td>
          ) : (
            <th class="line quiet" style={STYLES.scoreHead} scope="col">
              {text}
            </th>
          ),
        )}
      </tr>
      {rows.map(([name, ...values]) => (
        <tr>
          <th class="line" style={STYLES.scoreName} scope="row">
            {name}
          </th>
          {values.map((value) => (
            <td class="line" style={STYLES.score}>
              {value}
            </td>
          ))}
        </tr>
      ))}
    </table>
  );
}

function Facts({ facts }: Pick<FactsBlock, 'facts'>) {
  return (
    <table style={STYLES.facts} width="100%" cellpadding="0" cellspacing="0">
      {facts.map(({ name, value }) => (
        <tr>
          <th class="line quiet" style={STYLES.fact} scope="row">
            {name}
          </th>
          <td class="line" style={STYLES.factValue}>
            {value}
          </td>
        </tr>
      ))}
    </table>
  );
}

function Game({ game: { name, state, waits, lines, omitted, link } }: { game: GameBlock }) {
  return (
    <div class="section" style={STYLES.game}>
      <h2 style={STYLES.gameName}>{name}</h2>
      <p style="margin:0 0 8px">{waits ? <b>{state}</b> : state}</p>
      {lines.length > 0 && <NewsLines lines={lines} omitted={omitted} />}
      <p style="margin:10px 0 0">
        <a class="link" style={STYLES.link} href={link.href}>
          {link.text}
        </a>
      </p>
    </div>
  );
}

interface Parent {
  readonly children: unknown;
}

function Title({ children }: Parent) {
  return <h2 style={STYLES.title}>{children}</h2>;
}

/** A table for the layout only. */
function Rows({ children, class: name = '', style = '' }: Parent & { class?: string; style?: string }) {
  return (
    <table role="presentation" class={name} style={style} width="100%" cellpadding="0" cellspacing="0">
      {children}
    </table>
  );
}

/** A sentence in which `*this*` is strong. */
function Sentence({ text }: { text: string }) {
  return <>{text.split('*').map((part, index) => (index % 2 === 1 ? <b>{part}</b> : part))}</>;
}
