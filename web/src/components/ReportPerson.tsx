import type { JSX } from 'solid-js';
import { shellText } from '#text/shell.ts';
import { TextButton } from '../ui/TextButton.tsx';
import { openReport } from './ReportPlace.tsx';
import type { Reported } from './ReportSheet.tsx';

/** A button that opens the form for reporting somebody. */
export function ReportPerson(props: { about: Reported }): JSX.Element {
  return <TextButton onClick={() => openReport(props.about)}>{shellText.report(props.about.name)}</TextButton>;
}
