/** Where the tracks of a wide board run. All in pixels from the yard's left upper corner. */
export interface Fan {
  /** From one track to the next. */
  readonly pitch: number;
  /** Of the whole ground: at least what is in sight. */
  readonly height: number;
  /** Where the first track begins. */
  readonly top: number;
  /** The size of a tile on a track, against 64 by 33. */
  readonly scale: number;
}

const LEAST = 46;
const MOST = 112;
const AIR = 22;
/** From the rails of a track down to where the next one begins. */
export const FOOT = 13;

/** Spreads so many tracks over the height there is; below a finger's height they scroll instead. */
export function fanOf(tracks: number, height: number): Fan {
  const pitch = Math.max(LEAST, Math.min(MOST, (height - AIR) / tracks));
  const ground = Math.max(height, pitch * tracks + AIR);
  // Doubles stand across and may reach to the next rails, not beyond: that allows whole tiles down to a pitch of 50.
  const scale = Math.min(1.25, Math.max(pitch / 66, Math.min(1, (pitch - 10) / 40)));
  return { pitch, height: ground, top: (ground - pitch * tracks - AIR) / 2 + 10, scale };
}

/** Where the rails of a track lie: near the foot of its strip. */
export function railOf(index: number, fan: Fan): number {
  return fan.top + (index + 1) * fan.pitch - FOOT;
}

/** The rails of one track, from the engine in a curve to the plate and straight on. */
export function railPath(
  index: number,
  tracks: number,
  y: number,
  engineY: number,
  engineX: number,
  curveTo: number,
  width: number,
): string {
  const spread = Math.min(11, 96 / tracks);
  const from = engineY + (index - (tracks - 1) / 2) * spread;
  // Outer tracks leave the bundle first, so that they do not cross.
  const inner = tracks / 2 - Math.abs(index - (tracks - 1) / 2);
  const leave = engineX + 46 + 3 * inner;
  const meet = engineX + 62 - 4 * inner;
  return `M${engineX} ${from}H${engineX + 10}C${leave + 30} ${from} ${meet + 28} ${y} ${curveTo} ${y}H${width}`;
}
