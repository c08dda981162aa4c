// It has no types of its own.
declare module 'edmonds-blossom-fixed' {
  /** Returns each vertex's partner, -1 for none. @param edges vertices from 0, and a weight */
  export default function blossom(
    edges: readonly (readonly [number, number, number])[],
    maxCardinality?: boolean,
  ): number[];
}
