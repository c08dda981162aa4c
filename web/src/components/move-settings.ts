import { createSignal, type Accessor } from 'solid-js';
import { readStored, writeStored } from '../ui/stored.ts';

const KEY = 'slow-train:moves-';

/** The speed of new moves. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** From one move to the next, how long a tile travels, and how long a computer thinks, in milliseconds. */
const PACE: { readonly [S in Speed]: { readonly move: number; readonly travel: number; readonly thought: number } } = {
  slow: { move: 1_700, travel: 700, thought: 900 },
  normal: { move: 950, travel: 420, thought: 500 },
  fast: { move: 450, travel: 240, thought: 250 },
  instant: { move: 0, travel: 0, thought: 0 },
};

const [speed, setSpeed] = createSignal<Speed>(SPEEDS.find((one) => one === readStored(`${KEY}speed`)) ?? 'normal');
const [hasSound, setSound] = createSignal(readStored(`${KEY}sound`) === 'yes');
const [vibrates, setVibrates] = createSignal(readStored(`${KEY}vibration`) !== 'no');

// These belong to a device, not to an account: a phone may be silent where a desktop is not.

/** The speed chosen in this browser. */
export const moveSpeed: Accessor<Speed> = speed;
/** Whether moves are heard; off unless chosen. */
export const movesSound: Accessor<boolean> = hasSound;
/** Whether the device vibrates, if it can. */
export const movesVibrate: Accessor<boolean> = vibrates;

/** Returns the milliseconds from one move to the next; 0: all at once. */
export function movePace(): number {
  return PACE[speed()].move;
}

/** Returns the time that a tile travels, in milliseconds. */
export function travelTime(): number {
  return PACE[speed()].travel;
}

/** Returns how long a computer seems to think before its move, in milliseconds. */
export function thinkingTime(): number {
  return PACE[speed()].thought;
}

/** Whether this device or browser shows no motion. */
export function isMotionReduced(): boolean {
  const canAnimate = typeof Element.prototype.animate === 'function';
  return !canAnimate || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Chooses how fast new moves are shown in this browser. */
export function chooseSpeed(next: Speed): void {
  setSpeed(next);
  writeStored(`${KEY}speed`, next);
}

/** Turns the sounds of this browser on or off. */
export function chooseSound(isOn: boolean): void {
  setSound(isOn);
  writeStored(`${KEY}sound`, isOn ? 'yes' : 'no');
}

/** Turns vibration in this browser on or off. */
export function chooseVibration(isOn: boolean): void {
  setVibrates(isOn);
  writeStored(`${KEY}vibration`, isOn ? 'yes' : 'no');
}
