import { games } from '../games/hall.ts'
import type { AnyGame, Log, Outcome } from '@trialhall/kernel'
import { useEffect, useRef, useState } from 'react'
import { boardOf } from '../games/boards.ts'
import type { SavedMatch } from '../device/saved-match.ts'
import { type LocalTableUpdate, WorkerLink } from './engine/worker-link.ts'
import { useSay } from '../kit/toasts.tsx'
import { NO_STORAGE } from '../device/storage.ts'
import { lockMatch } from '../device/match-lock.ts'
import { PACE_OF } from '../device/settings.ts'
import { keepPlay, readMatch } from '../device/saved-matches.ts'
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
  const first = useRef({ pace: PACE_OF[pace], stops })
  const link = useRef<WorkerLink | null>(null)
  const [mode, setMode] = useState<'if-free' | 'take-over' | 'left'>('if-free')
  useEffect(() => {
    if (mode === 'left') return undefined
    const lock = lockMatch(id, mode, {
      onHeld: () => {
        link.current = openMatch(id, { ...first.current, say, show: setSitting })
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
  const keeper = new Keeper(read.value, say)
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

/** Keeps a match on the device while it is played. */
class Keeper {
  log: Log
  private readonly saved: SavedMatch
  private readonly say: Say
  private outcome: Outcome | null
  private progressOf: ((update: LocalTableUpdate) => string) | null = null
  private isFull = false

  constructor(saved: SavedMatch, say: Say) {
    this.saved = saved
    this.say = say
    this.log = saved.log
    this.outcome = saved.outcome
    boardOf(saved.log.game).then(
      (board) => {
        const tell = board?.progress
        if (tell) this.progressOf = ({ snapshot }) => tell(snapshot.view)
      },
      () => undefined, // The page itself says that its board is missing.
    )
  }

  keep(log: Log, outcome: Outcome | null): void {
    this.log = log
    this.outcome = outcome
    this.write('')
  }

  /** Notes how far the match has come, once it is seen. */
  see(update: LocalTableUpdate): void {
    const progress = this.progressOf?.(update) ?? ''
    if (progress !== '') this.write(progress)
  }

  private write(progress: string): void {
    const { saved, log, outcome } = this
    const isKept = keepPlay(saved, { log, outcome, progress: progress === '' ? saved.progress : progress })
    if (!isKept && !this.isFull) this.say({ sentence: NO_STORAGE, mood: 'bad' })
    this.isFull = !isKept
  }
}
