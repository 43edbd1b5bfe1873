/** What every generator has beside its stream: dice whose values a test has scripted, spent one by one. */
export interface Scripted {
  script: number[] | null
  /** Whether a die beyond the script comes from the stream or is an error. */
  afterScript: 'seed' | 'fail'
}
