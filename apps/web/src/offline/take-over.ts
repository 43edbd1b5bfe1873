/** What a page tells a worker that waits with a newer build: the person wants it now. */
export const TAKE_OVER = 'take-over'
