import type { Strength } from '@trialhall/bots'
import { useLocation } from 'wouter'
import { newMatchId, newSeed } from '../device/ids.ts'
import { writeMatch } from '../device/saved-matches.ts'
import { NO_STORAGE } from '../device/storage.ts'
import { useSay } from '../kit/toasts.tsx'
import { nextMatch } from './next-match.ts'
import type { Seated } from './use-local-table.ts'

/** Begins the same match once more, against bots of another strength if one is named, or says why it cannot. */
export function useGoOn({ saved, game, update, log }: Seated): (strength?: Strength) => void {
  const [, travel] = useLocation()
  const say = useSay()
  return (strength) => {
    const seats = saved.seats.map((info) => (strength && info.kind === 'bot' ? { ...info, strength } : info))
    const over = { ...saved, seats, log: log(), outcome: update.snapshot.outcome }
    const match = nextMatch(game, over, { id: newMatchId(), now: Date.now(), seed: newSeed() })
    if (!match.ok) return say({ sentence: match.fault.message, mood: 'bad' })
    if (!writeMatch(match.value)) return say({ sentence: NO_STORAGE, mood: 'bad' })
    return travel(`/table/${match.value.id}`)
  }
}
