import { Component, type ReactNode } from 'react'
import { Button } from '../parts/button.tsx'
import { downloadText } from '../parts/download.ts'
import { Page } from '../parts/shell.tsx'
import { readRaw } from '../store/shelf.ts'
import styles from './notice.module.css'

interface MishapState {
  readonly error: Error | null
}

/** Catches what fails while a page is drawn. The match is kept on the device, and can be rescued as a file. */
export class Mishap extends Component<{ readonly children: ReactNode }, MishapState> {
  override state: MishapState = { error: null }

  static getDerivedStateFromError(error: unknown): MishapState {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? <MishapPage error={error} /> : this.props.children
  }
}

function MishapPage({ error }: { readonly error: Error }): ReactNode {
  const id = /^\/table\/([^/]+)/.exec(location.pathname)?.[1]
  const kept = id === undefined ? null : readRaw(id)
  return (
    <Page
      title="Something broke"
      heading="Something broke here."
      lead="The fault is ours. Your matches are kept on this device and are not touched by it."
    >
      <p className={styles.detail}>{error.message}</p>
      <div className={styles.actions}>
        <Button kind="main" onClick={() => location.reload()}>
          Load the page again
        </Button>
        {kept === null ? null : (
          <Button onClick={() => downloadText(`trialhall-${id}.json`, kept)}>Save the match as a file</Button>
        )}
        <Button onClick={() => location.assign('/')}>Go to the start page</Button>
      </div>
    </Page>
  )
}
