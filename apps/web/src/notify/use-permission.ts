import { useCallback, useEffect, useState } from 'react'

/** Whether this browser may show notifications: 'never' where it has none, 'insecure' where it wants a secure connection. */
type Permission = 'never' | 'insecure' | 'default' | 'granted' | 'denied'

function permissionNow(): Permission {
  if (!isSecureContext) return 'insecure'
  return typeof Notification === 'undefined' ? 'never' : Notification.permission
}

/** Whether notifications may be shown, and the way to ask for it, which only a press of a button may lead to. */
export function usePermission(): {
  readonly permission: Permission
  readonly ask: () => Promise<Permission>
} {
  const [permission, setPermission] = useState(permissionNow)
  useEffect(() => {
    // It is changed in the browser's own settings, too.
    const look = (): void => setPermission(permissionNow())
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  const ask = useCallback(async () => {
    const now = permissionNow()
    if (now === 'never' || now === 'insecure') return now
    const answer = await Notification.requestPermission()
    setPermission(answer)
    return answer
  }, [])
  return { permission, ask }
}
