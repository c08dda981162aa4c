import type { JSX } from 'solid-js';
import { moderationText } from '#text/people.ts';
import { TextButton } from '../ui/TextButton.tsx';
import { openReport } from './ReportPlace.tsx';
import type { Reported } from './ReportSheet.tsx';

/** A button that opens the form for reporting somebody. */
export function ReportPerson(props: { about: Reported }): JSX.Element {
  return <TextButton onClick={() => openReport(props.about)}>{moderationText.report(props.about.name)}</TextButton>;
}
