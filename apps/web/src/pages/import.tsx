import type { Fault } from '@trialhall/kernel'
import { type DragEvent, type ReactNode, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Page } from '../parts/shell.tsx'
import { ImportPreview } from './import-preview.tsx'
import styles from './import.module.css'
import { type Imported, readImported } from './imported.ts'

/** A match from a file, a link or its text. */
export default function ImportPage(): ReactNode {
  const [imported, setImported] = useState<Imported | null>(null)
  return (
    <Page
      title="Import a match"
      heading="Import a match"
      lead="Drop an exported file here, choose it, or paste its link or text. Then look at the match, or play on from where it stopped."
    >
      {imported ? (
        <ImportPreview imported={imported} onCancel={() => setImported(null)} />
      ) : (
        <ImportForm onRead={setImported} />
      )}
    </Page>
  )
}

function ImportForm({ onRead }: { readonly onRead: (imported: Imported) => void }): ReactNode {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<Fault | null>(null)
  const [isOver, setOver] = useState(false)
  const read = (given: string): void => {
    const result = readImported(given)
    if (result.ok) onRead(result.value)
    else setFault(result.fault)
  }
  const readFile = (file: File | undefined): void => void file?.text().then(read)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) readFile(file)
    else read(event.dataTransfer.getData('text'))
  }
  return (
    <form
      className={styles.drop}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onSubmit={(event) => {
        event.preventDefault()
        read(text)
      }}
    >
      <div>
        <label className={styles.label} htmlFor="file">
          A file
        </label>
        <input
          id="file"
          type="file"
          accept=".json,application/json,text/plain"
          className={styles.file}
          onChange={({ target }) => readFile(target.files?.[0])}
        />
      </div>
      <div>
        <label className={styles.label} htmlFor="text">
          Or a link, or the text of a match
        </label>
        <textarea
          id="text"
          value={text}
          spellCheck={false}
          aria-invalid={fault ? 'true' : undefined}
          aria-describedby={fault ? 'fault' : undefined}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div role="alert">
        {fault ? (
          <p id="fault" className={styles.fault}>
            {fault.message}
          </p>
        ) : null}
      </div>
      <div>
        <Button kind="main" type="submit">
          Read the match
        </Button>
      </div>
    </form>
  )
}
