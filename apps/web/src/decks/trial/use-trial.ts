import type { AnyGame } from '@trialhall/kernel'
import type { Deck, DeckKit } from '@trialhall/table-ui'
import { useLocation } from 'wouter'
import { useSay } from '../../kit/toasts.tsx'
import { NO_STORAGE } from '../../device/storage.ts'
import { writeMatch } from '../../device/saved-matches.ts'
import { troubleOf } from '../deck.ts'
import { type Sparring, trialMatch } from './play-test.ts'

/** Begins a match with a deck against a bot, or says why it cannot be played. */
export function useTrial(game: AnyGame, kit: DeckKit): (deck: Deck, sparring: Sparring) => void {
  const [, travel] = useLocation()
  const say = useSay()
  return (deck, sparring) => {
    const [trouble] = troubleOf(kit, deck)
    if (trouble !== undefined) return say({ sentence: `It cannot be played yet: ${trouble}`, mood: 'bad' })
    const match = trialMatch({ game, kit, deck }, sparring)
    if (!match.ok) return say({ sentence: match.fault.message, mood: 'bad' })
    if (!writeMatch(match.value)) return say({ sentence: NO_STORAGE, mood: 'bad' })
    return travel(`/table/${match.value.id}`)
  }
}
