import type { GameAnswer, LogEntry } from '@slow-train/protocol';
import type { Language } from '@slow-train/protocol/languages';
import { wordsIn, type Names } from '@slow-train/words';
import { PlainFrame } from './frame.tsx';
import { plainText } from './text/index.ts';

interface LogLinesProps {
  readonly log: readonly LogEntry[];
  readonly names: Names;
  readonly language: Language;
}

/** Lists revisions, the newest first. */
export function LogLines({ log, names, language }: LogLinesProps) {
  const { sentenceOf } = wordsIn(language);
  const told = log.toReversed().flatMap((entry) => sentenceOf(entry, names).replaceAll('*', '') || []);
  return (
    <ul class="log">
      {told.map((sentence) => (
        <li>{sentence}</li>
      ))}
    </ul>
  );
}

interface LogPageProps {
  readonly language: Language;
  readonly answer: GameAnswer;
  /** The first revision that is not shown. */
  readonly before: number;
  /** Whether there are earlier ones. */
  readonly hasOlder: boolean;
}

/** Shows a part of a game's log. */
export function LogPage({ language, answer: { game, log }, before, hasOlder }: LogPageProps) {
  const text = plainText(language);
  const address = `/plain/tables/${game.id}`;
  const shown = log.filter(({ revision }) => revision < before);
  return (
    <PlainFrame language={language} above={game.name} heading={text.log} full={`/tables/${game.id}`}>
      <LogLines log={shown} names={wordsIn(language).namesOf(game)} language={language} />
      <ul class="links">
        {hasOlder && (
          <li>
            <a href={`${address}/log?before=${shown[0]?.revision ?? 0}`}>{text.older}</a>
          </li>
        )}
        <li>
          <a href={address}>{text.table}</a>
        </li>
      </ul>
    </PlainFrame>
  );
}
