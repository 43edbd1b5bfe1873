import type { ReactNode } from 'react'

/** What is shown where not even a page about the fault can be: it needs nothing of the app. */
export function CrashPage({ error }: { readonly error: Error }): ReactNode {
  return (
    <main style={{ maxWidth: '40rem', margin: '4rem auto', padding: '0 1rem' }}>
      <h1>Trialhall could not be opened.</h1>
      <p>{error.message}</p>
      <p>
        Reload the page. If that does not help, this browser may be too old or hold a damaged setting. Your
        matches on this device are safe.
      </p>
      <p>
        <button type="button" onClick={() => location.reload()}>
          Reload the page
        </button>
      </p>
    </main>
  )
}
