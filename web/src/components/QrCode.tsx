import { createMemo, type JSX } from 'solid-js';
import { encode } from 'uqr';

/** A text as a QR code, drawn as one path so that no seams show. */
export function QrCode(props: { text: string; label: string; class?: string | undefined }): JSX.Element {
  const code = createMemo(() => {
    const { data, size } = encode(props.text, { ecc: 'M', border: 2 });
    return { size, path: pathOf(data) };
  });
  return (
    <svg
      class={props.class}
      viewBox={`0 0 ${code().size} ${code().size}`}
      role="img"
      aria-label={props.label}
      shape-rendering="crispEdges"
    >
      <path d={code().path} fill="currentColor" />
    </svg>
  );
}

/** Returns a square for every dark module, with runs of them merged. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return [];
        const after = row.indexOf(false, x);
        return [`M${x} ${y}h${(after < 0 ? row.length : after) - x}v1H${x}z`];
      }),
    )
    .join('');
}
