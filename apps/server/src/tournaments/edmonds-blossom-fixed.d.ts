declare module 'edmonds-blossom-fixed' {
  /**
   * A matching of the largest weight. Edges are `[one, other, weight]` between vertices counted from 0; answers whom each vertex is matched with, -1
   * for nobody. With `maxCardinality` as many as possible are matched, whatever that weighs.
   */
  export default function blossom(
    edges: readonly (readonly [number, number, number])[],
    maxCardinality?: boolean,
  ): number[]
}
