import { type Fault, fault as faultOf } from '@trialhall/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Page } from '../../shell/shell.tsx'
import { ImportPreview } from './import-preview.tsx'
import fileInput from '../../kit/styles/file-input.module.css'
import styles from './import.module.css'
import { type Imported, readImported } from './imported.ts'

/** A match from a file, a link or its text. */
export default function ImportPage(): ReactNode {
  const [imported, setImported] = useState<Imported | null>(null)
  return (
    <Page
      title="Import a match"
      heading="Import a match"
      lead="Drop an exported file on this page, choose it, or paste its link or text. Then look at the match, or play on from where it stopped."
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
  const read = (given: string): void => {
    const result = readImported(given)
    if (result.ok) onRead(result.value)
    else setFault(result.fault)
  }
  // A folder counts as a file that is dropped, and cannot be read.
  const readFile = (file: File): void => void file.text().then(read, () => setFault(UNREADABLE))
  const isOver = useDrop({ onText: read, onFile: readFile })
  return (
    <form
      className={styles.drop}
      data-over={isOver ? '' : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        read(text)
      }}
    >
      <FileField onFile={readFile} />
      <TextArea text={text} fault={fault} onChange={setText} />
      <div>
        <Button kind="main" type="submit">
          Read the match
        </Button>
      </div>
    </form>
  )
}

const UNREADABLE = faultOf('bad-request', 'file', 'This file cannot be read.').fault

function FileField({ onFile }: { readonly onFile: (file: File) => void }): ReactNode {
  return (
    <div>
      <label className={styles.label} htmlFor="file">
        A file
      </label>
      <input
        id="file"
        type="file"
        accept=".json,application/json,text/plain"
        className={fileInput.file}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
        }}
      />
    </div>
  )
}

interface TextAreaProps {
  readonly text: string
  readonly fault: Fault | null
  readonly onChange: (text: string) => void
}

function TextArea({ text, fault, onChange }: TextAreaProps): ReactNode {
  return (
    <div>
      <label className={styles.label} htmlFor="text">
        Or a link, or the text of a match
      </label>
      <textarea
        id="text"
        className={styles.text}
        value={text}
        spellCheck={false}
        aria-invalid={fault ? 'true' : undefined}
        aria-describedby={fault ? 'fault' : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <div role="alert">
        {fault ? (
          <p id="fault" className={styles.fault}>
            {fault.message}
          </p>
        ) : null}
      </div>
    </div>
  )
}

interface Taking {
  readonly onText: (text: string) => void
  readonly onFile: (file: File) => void
}

/** Takes a file or a text that is dropped anywhere on the page; true while one is held over it. */
function useDrop(taking: Taking): boolean {
  const [isOver, setOver] = useState(false)
  const { onText, onFile } = taking
  useEffect(() => {
    const over = (event: DragEvent): void => {
      event.preventDefault()
      setOver(true)
    }
    const leave = (): void => setOver(false)
    const drop = (event: DragEvent): void => {
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer?.files ?? []
      if (file) onFile(file)
      else onText(event.dataTransfer?.getData('text') ?? '')
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [onText, onFile])
  return isOver
}
