import fc from 'fast-check'

/**
 * Random tests draw the same in every run, so that one that passed passes again. `npm run soak` draws anew each time; where it finds
 * something, `TRIALHALL_SEED` repeats it.
 */
fc.configureGlobal({ seed: Number(process.env['TRIALHALL_SEED'] ?? 1) })
