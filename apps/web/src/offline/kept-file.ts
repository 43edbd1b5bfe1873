/** A file of the built app that is kept on the device, and the hash by which the browser knows it from any other. */
export interface KeptFile {
  /** As it is asked for, e.g. '/assets/index-BpGIHrzl.js'; '/' is the page itself. */
  readonly path: string
  /** What `integrity` of a request takes, e.g. 'sha256-…'. */
  readonly integrity: string
}

/** What is kept on a device: one build of the app, whole. */
export interface Build {
  /** Differs whenever one of the files differs. */
  readonly id: string
  readonly files: readonly KeptFile[]
}
