import type { Party, Sayings } from '@trialhall/kernel'
import type { LootOrigin, ScoreEvent } from '../../events.ts'
import type { Ending } from '../../state.ts'
import { TIER_VP } from '../../terms.ts'
import { card, cards, partyName, place, who, type TempusFacts } from '../names.ts'

/** Loot, Quests, Victory Points and the end (T-28, T-29, T-37). */
export const EVENTS_OF_SCORES: Sayings<TempusFacts, ScoreEvent, 'type'> = {
  chestOpened: (facts, e) => [who(facts, e.seat), ' opens the Chest at ', place(e.space), '.'],
  gainedLoot: (facts, e) => [who(facts, e.seat), ` ${GAIN_VERBS[e.from]} `, card(facts, e.card), '.'],
  lostLoot: (facts, e) => [who(facts, e.seat), ' loses ', card(facts, e.card), '.'],
  lootDropped: (facts, e) => [
    ...(e.cards.length === 0 ? ['A Loot token'] : cards(facts, e.cards)),
    e.cards.length > 1 ? ' lie at ' : ' lies at ',
    place(e.space),
    '.',
  ],
  progressed: (facts, e) => [
    `${partyName(e.party)} has progress ${e.progress} on `,
    card(facts, e.card),
    '.',
  ],
  tierReached: (facts, e) => [
    `${partyName(e.party)} reaches Tier ${e.tier + 1} of `,
    card(facts, e.card),
    ` (${TIER_VP[e.tier] ?? 0} VP).`,
  ],
  scored: (_, e) => [`${partyName(e.party)} ${e.by < 0 ? 'loses' : 'gains'} ${Math.abs(e.by)} VP.`],
  left: (facts, e) => [who(facts, e.seat), ' leaves the game.'],
  matchEnded: (_, e) => [`${ENDINGS[e.reason]} ${victory(e.winner)}`],
}

const GAIN_VERBS: Readonly<Record<LootOrigin, string>> = {
  deck: 'gains',
  ground: 'picks up',
  gift: 'is given',
  theft: 'steals',
}

const ENDINGS: Readonly<Record<Ending['reason'], string>> = {
  guardian: 'The Guardian is defeated.',
  rounds: 'The last round is over.',
  ascendant: 'The champion has ascended.',
  left: 'One party gives up.',
}

function victory(winner: Party | null): string {
  return winner === null ? 'Both parties share the victory.' : `${partyName(winner)} wins.`
}
