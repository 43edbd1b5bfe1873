/** How long a test waits for something that needs no more than a moment on a machine that does nothing else. */
export const PATIENTLY = { timeout: 15_000 } as const
