import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { TextField } from '../../kit/field.tsx'
import { faultWords } from '../../kit/fault-words.ts'
import { fetchMe, rename } from '../../api/requests.ts'
import styles from '../online.module.css'

/** What somebody who has come to a table or a tournament says of themselves before they sit down or enter. */
export interface Introduction {
  /** Null while it is not known yet. */
  readonly name: string | null
  readonly fault: string | undefined
  readonly change: (name: string) => void
  /** Makes it known. False where the name cannot be had: the field says why. */
  readonly introduce: () => Promise<boolean>
}

/** The name that one goes by, to be changed right where one sits down or enters. */
export function useIntroduction(): Introduction {
  const [name, setName] = useState<string | null>(null)
  const [fault, setFault] = useState<string>()
  const known = useRef<string | null>(null)
  useEffect(() => {
    let isWanted = true
    void fetchMe().then((me) => {
      if (!isWanted || !me.ok) return
      known.current = me.value.name
      setName((typed) => typed ?? me.value.name)
    })
    return () => {
      isWanted = false
    }
  }, [])
  const introduce = useCallback(async () => {
    if (name === null || name.trim() === known.current) return true
    const renamed = await rename(name.trim())
    setFault(renamed.ok ? undefined : faultWords(renamed.fault))
    if (renamed.ok) known.current = renamed.value.name
    return renamed.ok
  }, [name])
  return { name, fault, change: setName, introduce }
}

interface NameFieldProps {
  readonly introduction: Introduction
  /** What the name is for here, and where else it holds. */
  readonly help: string
}

/** Asks who it is that has come. */
export function NameField({ introduction, help }: NameFieldProps): ReactNode {
  const { name, fault, change } = introduction
  return (
    <div className={styles.name}>
      <TextField
        label="Your name"
        help={help}
        value={name ?? ''}
        fault={fault}
        maxLength={24}
        autoComplete="nickname"
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => change(target.value)}
      />
    </div>
  )
}
