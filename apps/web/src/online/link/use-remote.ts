import type { TableUpdate } from '@trialhall/table-ui'
import { useEffect, useState } from 'react'
import { useSay } from '../../kit/toasts.tsx'
import { browserWorld } from './browser-world.ts'
import type { OnlineState } from './online-state.ts'
import { RemoteLink } from './remote-link.ts'

/** An online match on this page. `update` is null until it has begun. */
export interface Remote {
  readonly link: RemoteLink
  readonly state: OnlineState
  readonly update: TableUpdate | null
}

/** Follows a match on the server for as long as the page shows it. */
export function useRemote(id: string): Remote | null {
  const [remote, setRemote] = useState<Remote | null>(null)
  const say = useSay()
  useEffect(() => {
    const link = new RemoteLink(id, browserWorld)
    const show = (part: Partial<Remote>): void =>
      setRemote((old) => ({
        link,
        state: link.state,
        update: old?.link === link ? old.update : null,
        ...part,
      }))
    link.onFault((sentence) => say({ sentence, mood: 'bad' }))
    link.onNews((sentence) => say({ sentence, mood: 'plain' }))
    link.onState((state) => show({ state }))
    link.subscribe((update) => show({ update }))
    return () => link.close()
  }, [id, say])
  return remote
}
