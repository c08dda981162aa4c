/** The compatibility list of caniuse.com, which comes without types. */
declare module 'caniuse-lite' {
  /** By browser and version: `y` for support, `a` for a part of it, with marks behind. */
  export function feature(packed: unknown): {
    readonly stats: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  export const features: Readonly<Record<string, unknown>>;
}
