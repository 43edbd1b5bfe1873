import type { ReactNode } from 'react'

/** What is shown where not even a page about the fault can be: it needs nothing of the app. */
export function CrashPage({ error }: { readonly error: Error }): ReactNode {
  return (
    <main style={{ maxWidth: '40rem', margin: '4rem auto', padding: '0 1rem' }}>
      <h1>The hall could not be opened.</h1>
      <p>{error.message}</p>
      <p>
        Load the page again. If that does not help, this browser may be too old, or may keep a damaged
        setting: matches of this device are kept all the same.
      </p>
      <p>
        <button type="button" onClick={() => location.reload()}>
          Load the page again
        </button>
      </p>
    </main>
  )
}
