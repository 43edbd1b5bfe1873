/** What to do where a browser was told to show no notifications. */
export const DENIED =
  'This browser blocks notifications from Trialhall. Allow them in its settings for this site, then switch them on here.'
