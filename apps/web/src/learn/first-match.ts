import type { AnyGame } from '@trialhall/kernel'
import type { Lesson } from '@trialhall/table-ui'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { FIRST_STRENGTH, plannedMatch, usualSeats } from '../match/seating.ts'
import { useSay } from '../kit/toasts.tsx'
import { NO_STORAGE } from '../device/storage.ts'
import { newMatchId, newSeed } from '../device/ids.ts'
import { writeMatch } from '../device/saved-matches.ts'

/** Begins the first real match: against novices, in one press. */
export function useFirstMatch(game: AnyGame, lesson: Pick<Lesson, 'seats' | 'options'>): () => void {
  const [, travel] = useLocation()
  const say = useSay()
  const hasBegun = useRef(false)
  return () => {
    if (hasBegun.current) return undefined // pressed twice
    const seats = usualSeats(lesson.seats, FIRST_STRENGTH)
    const match = plannedMatch(
      { game, seats, options: lesson.options ?? {}, seed: newSeed() },
      { id: newMatchId(), now: Date.now() },
    )
    if (!match.ok) return say({ sentence: match.fault.message, mood: 'bad' })
    if (!writeMatch(match.value)) return say({ sentence: NO_STORAGE, mood: 'bad' })
    hasBegun.current = true
    return travel(`/table/${match.value.id}`)
  }
}
