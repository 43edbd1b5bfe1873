/** What one round, or the median of several, found: numbers under the names of a measure's columns. */
export type Figures = Readonly<Record<string, number>>

/** Works for about so many milliseconds and answers with figures. */
export type Round = (ms: number) => Figures | Promise<Figures>

/** A column of a measure's table. */
export interface Column {
  /** The figure it shows. */
  readonly figure: string
  readonly title: string
}

/** What a figure should reach; exactly one of `atLeast` and `atMost` is given. */
export interface Aim {
  readonly contender: string
  readonly figure: string
  readonly atLeast?: number
  readonly atMost?: number
}

/** How many times another contender's figure one contender's is, taken round by round. */
export interface Ratio {
  readonly of: string
  readonly to: string
  readonly figure: string
  readonly atLeast: number
}

/** One thing that is measured, for several contenders that take turns. */
export interface Measure {
  /** Its name for `--only`. */
  readonly id: string
  readonly title: string
  readonly columns: readonly Column[]
  /** Everybody it is measured for: `sigmar/4` (a game and its seats), or the name of an engine. */
  readonly contenders: readonly string[]
  readonly aims: readonly Aim[]
  readonly ratios: readonly Ratio[]
  /** How many times as long as usual a contender warms up, as there is more of it to compile; once if missing. */
  warmUps?(contender: string): number
  /** Sets a contender up, in a process of its own. */
  prepare(contender: string): Promise<Round> | Round
}
