import type { JSX } from 'solid-js';

/** The face of a computer player: a tile with the ears of a cat. */
export function ComputerFace(): JSX.Element {
  return (
    <svg viewBox="0 0 64 72" width="60" height="67.5" aria-hidden="true">
      <rect x="9" y="25.5" width="46" height="44" rx="6" fill="var(--tile-cast)" />
      <rect x="9" y="24" width="46" height="44" rx="6" fill="var(--tile-edge)" />
      <rect x="9" y="22" width="46" height="44" rx="6" fill="var(--tile)" />
      <g fill="var(--tile)" stroke="var(--on-plain)" stroke-width="2" stroke-linejoin="round">
        <path d="M10 27 13.5 8.5 27 22M54 27 50.5 8.5 37 22" />
      </g>
      <circle cx="32" cy="46" r="5" fill="var(--pip-1)" />
      <g fill="var(--on-plain)">
        <circle cx="22" cy="38" r="2.6" />
        <circle cx="42" cy="38" r="2.6" />
      </g>
      <path
        d="M32 51V54.5M32 54.5C30 58.5 25.5 58 24.5 56M32 54.5C34 58.5 38.5 58 39.5 56M17 47.5 4 44.5M17 50.5 4 52.5M47 47.5 60 44.5M47 50.5 60 52.5"
        fill="none"
        stroke="var(--on-plain)"
        stroke-width="1.6"
        stroke-linecap="round"
      />
    </svg>
  );
}
