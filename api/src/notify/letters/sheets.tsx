import type { FactsBlock, ScoresBlock } from './letter.ts';
import { LOOK } from './look.ts';

/** Who has how many pips. */
export function Scores({ head, rows }: Pick<ScoresBlock, 'head' | 'rows'>) {
  return (
    <table width="100%" cellpadding="0" cellspacing="0">
      <tr>
        {head.map((words, column) =>
          column === 0 ? (
            <td class="line" style={LOOK.scoreName}></td>
          ) : (
            <th class="line quiet" style={LOOK.scoreHead} scope="col">
              {words}
            </th>
          ),
        )}
      </tr>
      {rows.map(([name, ...values]) => (
        <tr>
          <th class="line" style={LOOK.scoreName} scope="row">
            {name}
          </th>
          {values.map((value) => (
            <td class="line" style={LOOK.score}>
              {value}
            </td>
          ))}
        </tr>
      ))}
    </table>
  );
}

/** What there is to know, by name. */
export function Facts({ facts }: Pick<FactsBlock, 'facts'>) {
  return (
    <table style="margin:20px 0 0" width="100%" cellpadding="0" cellspacing="0">
      {facts.map(({ name, value }) => (
        <tr>
          <th class="line quiet" style={LOOK.fact} scope="row">
            {name}
          </th>
          <td class="line" style={LOOK.factValue}>
            {value}
          </td>
        </tr>
      ))}
    </table>
  );
}
