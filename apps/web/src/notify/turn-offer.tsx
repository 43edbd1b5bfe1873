import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../kit/button.tsx'
import { useSay } from '../kit/toasts.tsx'
import { readText, writeText } from '../device/storage.ts'
import { useSettings } from '../device/use-settings.tsx'
import { usePermission } from './use-permission.ts'
import { DENIED } from './words.ts'

const KEY = 'trialhall/call-offered'
/** Who waits less hardly waits, in milliseconds. */
const PATIENCE = 4000

interface TurnOfferProps {
  /** Somebody plays at this page and waits for others. */
  readonly isWaiting: boolean
  readonly className: string | undefined
}

/** Offers notifications to somebody who waits for others: once on each device, whatever the answer. */
export function TurnOffer({ isWaiting, className }: TurnOfferProps): ReactNode {
  const { settings, change } = useSettings()
  const { permission, ask } = usePermission()
  const [isOffered, setOffered] = useState(() => readText(KEY) !== null)
  const isLong = useForLong(isWaiting)
  const say = useSay()
  if (!isLong || isOffered || settings.notify || permission !== 'default') return null
  const close = (): void => {
    writeText(KEY, 'yes')
    setOffered(true)
  }
  const accept = async (): Promise<void> => {
    const answer = await ask()
    close()
    if (answer === 'granted') change({ notify: true })
    if (answer === 'denied') say({ sentence: DENIED, mood: 'plain' })
  }
  return (
    <div className={className} aria-live="polite">
      <p>Shall your device tell you when it is your turn?</p>
      <Button kind="main" onClick={() => void accept()}>
        Tell me
      </Button>
      <Button onClick={close}>No, thanks</Button>
    </div>
  )
}

/** Whether something has held for a while without a break. */
function useForLong(holds: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!holds) return undefined
    const timer = setTimeout(() => setLong(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [holds])
  return holds && isLong
}
