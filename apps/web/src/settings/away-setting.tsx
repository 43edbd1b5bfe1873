import { type ReactNode, useEffect, useState } from 'react'
import { Switch } from '../kit/field.tsx'
import { callAway, callAwayNoMore, isCalledAway } from '../notify/push.ts'

/** Whether the hall calls this browser while no page of it is open. Nothing is shown where that cannot be. */
export function AwaySetting(): ReactNode {
  const [isOn, setOn] = useState<boolean | null>(null)
  const [fault, setFault] = useState('')
  useEffect(() => {
    let isShown = true
    void isCalledAway().then((is) => isShown && setOn(is))
    return () => {
      isShown = false
    }
  }, [])
  if (isOn === null) return null
  const change = async (wanted: boolean): Promise<void> => {
    setOn(wanted)
    setFault('')
    if (!wanted) return callAwayNoMore()
    const called = await callAway()
    if (called.ok) return
    setOn(false)
    setFault(called.fault.message)
  }
  return (
    <Switch
      label="Notifications while Trialhall is closed"
      help="For matches online: your turn, a table that is full, an invitation. They come by your browser’s push service, which cannot read them."
      fault={fault}
      checked={isOn}
      onSwitch={(wanted) => void change(wanted)}
    />
  )
}
