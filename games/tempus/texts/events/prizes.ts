import type { CardId, Seat } from '@trialhall/kernel'
import type { RollTerms } from '../../acts.ts'
import type { Deed, EventCard, LastingFace, Watch } from '../../faces.ts'
import { isHero, isOpponentOf } from '../../rules/creatures.ts'
import { chooseCards } from '../../rules/card-choices.ts'
import { discard, drawCards } from '../../rules/decks.ts'
import { dealDamage } from '../../rules/fight/damage.ts'
import { plainTerms, rollD20 } from '../../rules/fight/rolls.ts'
import { compareInitiative } from '../../rules/initiative.ts'
import { begin, end } from '../../rules/lasting.ts'
import { tokenSpace } from '../../rules/locations.ts'
import { drawLoot, dropLoot, dropToken } from '../../rules/loot.ts'
import { isFreeFor } from '../../rules/map.ts'
import { lastingFace, lastingNamed } from '../../rules/printed.ts'
import { endEvent } from '../../rules/round/events-phase.ts'
import { scoreEvent } from '../../rules/score.ts'
import { sourceOfEvent } from '../../rules/sources.ts'
import { adjacentTo } from '../../space/index.ts'
import { groundOf } from '../../rules/map.ts'
import { heroOf, NOBODY, OFF, type Lasting, type TempusPosition, type TempusTable } from '../../state.ts'
import { attempt, standsOn } from '../quests/places.ts'
import { watch } from '../watches.ts'
import { tokensOf } from './tokens.ts'

/** The first Hero that does something gives its party VP, and the Event is over. */
function firstTo(
  at: Watch['at'],
  says: string,
  { vp, applies }: { readonly vp: number; readonly applies: Watch['applies'] },
): Watch {
  return watch(at, `the first Hero to ${says} gives its party ${vp} VP; then it is discarded`, {
    applies,
    run(table, { card }, { by, strike }) {
      const hero = at === 'felled' ? by : (strike?.attacker ?? NOBODY)
      if (hero !== NOBODY) scoreEvent(table, hero % 2, vp)
      if (card !== null) endEvent(table, card)
    },
  })
}

/** Crowd's Favour. */
export const firstCritical: Watch = firstTo('critical', 'score a critical hit against an opponent', {
  vp: 1,
  applies: (state, _, { strike }) =>
    strike !== null && isHero(strike.attacker) && isOpponentOf(state, strike.target, strike.attacker),
})

/** First Blood. */
export const firstDefeat: Watch = firstTo('felled', 'defeat a rival Hero', {
  vp: 1,
  applies: (_, __, { creature, by }) => isHero(creature) && isHero(by) && creature % 2 !== by % 2,
})

/** Mimic. */
export function bites(more: number): Watch {
  return watch(
    'chest',
    `the next Hero that opens a Chest first suffers the round + ${more} damage; then it is discarded`,
    {
      applies: () => true,
      run(table, { card }, { creature }) {
        const normal = table.state.round + more
        if (card !== null) endEvent(table, card)
        dealDamage(table, { source: sourceOfEvent(card), target: creature, normal, piercing: 0 })
      },
    },
  )
}

/** A Loot token on each location (Treasure Rain). */
export const rainsLoot: Deed = {
  says: 'one Loot token there',
  run(table, { space }) {
    if (space !== null) dropToken(table, tokenSpace(table.state, space))
  },
}

/** Whoever holds most Loot drops a card (Greed of Waukeen). */
export function dropsMost(least: number): Deed {
  return {
    says: `the Hero with most Loot, ${least} or more, drops one card of its choice on an adjacent free space`,
    run(table, { card }) {
      const hero = richest(table.state, least)
      if (hero === null) return
      const seat = hero.id
      const [space] = adjacentTo(groundOf(table.state), hero.at).filter((one) =>
        isFreeFor(table.state, seat, one),
      )
      if (space === undefined) return
      const [pick] = chooseCards(table, seat, {
        from: hero.loot,
        count: 1,
        prompt: (left) => ({ type: 'card', card, left }),
      })
      if (pick !== undefined) dropLoot(table, seat, { card: pick, space })
    },
  }
}

/** Of several the one with the higher initiative. */
function richest(state: TempusPosition, least: number): ReturnType<typeof heroOf> | null {
  const rich = state.heroes.filter(({ at, loot }) => at !== OFF && loot.length >= least)
  const [first] = rich.toSorted((a, b) => b.loot.length - a.loot.length || compareInitiative(a, b))
  return first ?? null
}

type Objectives = NonNullable<EventCard['objectives']>

/** Draws Loot for a passed skill on the token (Fallen Blade). */
export const bladeObjectives: Objectives = (state, card, seat) =>
  standsOn(
    state,
    seat,
    tokensOf(state, card).map(({ at }) => at),
  ).map((space) =>
    attempt({
      card,
      skill: 'athletics',
      space,
      passed(table) {
        drawLoot(table, seat)
        endEvent(table, card)
      },
    }),
  )

/** An Action on the token turns up a card of the deck (Deck of Many Things). */
export const deckObjectives: Objectives = (state, card, seat) =>
  standsOn(
    state,
    seat,
    tokensOf(state, card).map(({ at }) => at),
  ).map((space) => ({
    option: { do: 'use', card, space },
    modifier: 0,
    finish: (table, _, terms = plainTerms()) => turnUp(table, seat, { card, terms }),
  }))

function turnUp(
  table: TempusTable,
  seat: Seat,
  { card, terms }: { readonly card: CardId; readonly terms: RollTerms },
): void {
  const order = {
    by: seat,
    purpose: 'test',
    terms,
    needed: null,
    strike: null,
    skill: null,
    card,
  } as const
  const { total } = rollD20(table, order)
  endEvent(table, card)
  const fate = FATES.find(({ most }) => total <= most) ?? FATES.at(-1)
  fate?.run(table, seat, card)
}

interface Fate {
  readonly most: number
  readonly says: string
  run(table: TempusTable, seat: Seat, card: CardId): void
}

const FATES: readonly Fate[] = [
  {
    most: 4,
    says: 'suffers 8 piercing damage',
    run: (table, target, card) =>
      dealDamage(table, { source: sourceOfEvent(card), target, normal: 0, piercing: 8 }),
  },
  {
    most: 9,
    says: 'discards its hand',
    run: (table, seat) => discard(table, seat, heroOf(table.state, seat).hand.slice()),
  },
  { most: 14, says: 'draws 3 cards', run: (table, seat) => drawCards(table, seat, 3) },
  { most: 18, says: 'draws 1 Loot', run: (table, seat) => drawLoot(table, seat) },
  {
    most: 20,
    says: 'draws 2 Loot',
    run(table, seat) {
      drawLoot(table, seat)
      drawLoot(table, seat)
    },
  },
]

/** What the deck may turn up, in words. */
export const FATE_WORDS: string = FATES.map(
  ({ most, says }, i) => `${(FATES[i - 1]?.most ?? 0) + 1}-${most} ${says}`,
).join(', ')

/** The first Hero on the token carries it (Race to the Banner). */
export function taken(carried: string): Watch {
  return watch('entered', 'the first Hero on it carries it', {
    applies: (_, { lasting }, { creature, met }) =>
      lasting !== null && isHero(creature) && met.includes(lasting),
    run(table, { lasting, card }, { creature }) {
      if (lasting === null) return
      begin(table, { face: lastingNamed(carried), owner: creature, card, count: lasting.at })
      end(table, lasting)
    },
  })
}

/** Its carrier brings it to its own Entry Portal, or drops it where it falls; its count is the space of its carrier. */
export function carries(carried: string, token: LastingFace): readonly Watch[] {
  const carrierOf = (state: TempusPosition, creature: number): Lasting | undefined =>
    state.lastings.find(({ face, owner }) => lastingFace(face).slug === carried && owner === creature)
  return [
    watch('entered', 'its carrier gives its party 1 VP on its own Entry Portal', {
      applies: (state, _, { creature }) => carrierOf(state, creature) !== undefined,
      run(table, { card }, { creature }) {
        const banner = carrierOf(table.state, creature)
        const { at } = heroOf(table.state, creature)
        if (banner !== undefined) banner.count = at
        if (at !== table.state.portals[creature % 2 === 0 ? 0 : 1] || card === null) return
        scoreEvent(table, creature % 2, 1)
        endEvent(table, card)
      },
    }),
    watch('felled', 'defeat drops it', {
      applies: (state, _, { creature }) => carrierOf(state, creature) !== undefined,
      run(table, { card }, { creature }) {
        const banner = carrierOf(table.state, creature)
        if (banner === undefined) return
        const at = banner.count
        begin(table, { face: lastingNamed(token.slug), owner: NOBODY, card, at, spaces: [at] })
        end(table, banner)
      },
    }),
  ]
}
