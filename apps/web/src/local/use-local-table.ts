import { games } from '../games/hall.ts'
import type { AnyGame, Log } from '@trialhall/kernel'
import { useEffect, useRef, useState } from 'react'
import type { SavedMatch } from '../device/saved-match.ts'
import { MatchKeeper } from './match-keeper.ts'
import { type LocalTableUpdate, WorkerLink } from './engine/worker-link.ts'
import { useSay } from '../kit/toasts.tsx'
import { lockMatch } from '../device/match-lock.ts'
import { PACE_OF } from '../device/settings.ts'
import { readMatch } from '../device/saved-matches.ts'
import { useSettings } from '../device/use-settings.tsx'

/** A match that is open on this page. */
export interface Seated {
  readonly state: 'seated'
  readonly game: AnyGame
  readonly saved: SavedMatch
  readonly link: WorkerLink
  readonly update: LocalTableUpdate
  /** The log as it stands. */
  readonly log: () => Log
}

/** A match on its way to the page, on it, or lost. */
export type LocalTableState =
  | { readonly state: 'opening' }
  | { readonly state: 'broken'; readonly sentence: string }
  /** Another tab plays it; `takeOver` goes on with it here. */
  | { readonly state: 'elsewhere'; readonly takeOver: () => void }
  | Seated

type Say = ReturnType<typeof useSay>

/** Opens a match of this device in a worker, keeps every choice, and tells each change. */
export function useLocalTable(id: string): LocalTableState {
  const [sitting, setSitting] = useState<LocalTableState>({ state: 'opening' })
  const say = useSay()
  const { settings } = useSettings()
  const { pace, stops } = settings
  const set = useRef({ pace: PACE_OF[pace], stops })
  useEffect(() => void (set.current = { pace: PACE_OF[pace], stops }), [pace, stops])
  const link = useRef<WorkerLink | null>(null)
  const [mode, setMode] = useState<'if-free' | 'take-over' | 'left'>('if-free')
  useEffect(() => {
    if (mode === 'left') return undefined
    const lock = lockMatch(id, mode, {
      onHeld: () => {
        link.current = openMatch(id, { ...set.current, say, show: setSitting })
      },
      onElsewhere: () => {
        setMode('left')
        setSitting({ state: 'elsewhere', takeOver: () => setMode('take-over') })
      },
    })
    return () => {
      lock.release()
      link.current?.close()
      link.current = null
    }
  }, [id, say, mode])
  useEffect(() => link.current?.moveAt(PACE_OF[pace]), [pace])
  useEffect(() => link.current?.stopAt(stops), [stops])
  return sitting
}

interface Surroundings extends Pick<ConstructorParameters<typeof WorkerLink>[0], 'pace' | 'stops'> {
  readonly say: Say
  readonly show: (sitting: LocalTableState) => void
}

function openMatch(id: string, { pace, stops, say, show }: Surroundings): WorkerLink | null {
  const read = readMatch(id)
  const game = read.ok ? games.find(read.value.log.game) : read
  if (!read.ok || !game.ok) {
    show({ state: 'broken', sentence: read.ok ? (game.ok ? '' : game.fault.message) : read.fault.message })
    return null
  }
  const keeper = new MatchKeeper(read.value, say)
  const link = new WorkerLink({
    saved: read.value,
    pace,
    stops,
    onKeep: (log, outcome) => keeper.keep(log, outcome),
    onBroken: (sentence) => show({ state: 'broken', sentence }),
  })
  link.onFault((sentence) => say({ sentence, mood: 'bad' }))
  link.subscribe((update) => {
    keeper.see(update)
    show({ state: 'seated', game: game.value, saved: read.value, link, update, log: () => keeper.log })
  })
  return link
}
