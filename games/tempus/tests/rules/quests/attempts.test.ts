import { addCards, type CardId } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { HERO_CARDS } from '../../../content/catalog.ts'
import type { HeroCard, Objective } from '../../../faces.ts'
import { playTurn } from '../../../rules/play/turn.ts'
import { PRINTED } from '../../../rules/printed.ts'
import { heroOf, type Turn } from '../../../state.ts'
import { event } from '../../box.ts'
import type { Layout } from '../../lay.ts'
import { questing, type Questing } from './kit.ts'

function cardNamed(slug: string): HeroCard {
  const card = HERO_CARDS.find((one) => one.slug === slug)
  if (card === undefined) throw new Error(`No card of a Hero is called "${slug}".`)
  return card
}

/** Gives a Hero a real card. */
function give(t: Questing, seat: number, slug: string, to: 'primaries' | 'ongoing'): CardId {
  PRINTED.cards = [...PRINTED.cards, cardNamed(slug)]
  const [card] = addCards(t.state.cards, [PRINTED.cards.length - 1]) as [CardId]
  heroOf(t.state, seat)[to].push(card)
  return card
}

/** The turn of Hero 0, whose skills are Athletics 7+, Knowledge 13+ and Savvy 10+. */
function trying(quests: readonly string[], layout: Layout): Questing & { readonly turn: Turn } {
  const t = questing(quests, { turn: { seat: 0 }, ...layout })
  give(t, 0, 'soldier', 'primaries')
  const { turn } = t.state
  if (turn === null) throw new Error('It is nobody’s turn.')
  return { ...t, turn }
}

describe('tries', () => {
  const OBELISK = 'the-dark-obelisk'

  test('[T-14.08, T-14.09, C-9] each costs an Action, passed or failed', () => {
    const t = trying([OBELISK], { heroes: { 0: '19,5' }, rolls: [6, 7] })
    t.answers({ do: 'skill', skill: 'athletics' })
    playTurn(t.table, t.turn)
    expect([t.turn.actions, t.progress(OBELISK), heroOf(t.state, 0).hp]).toEqual([1, [0, 0], 28])
    t.answers({ do: 'skill', skill: 'athletics' })
    playTurn(t.table, t.turn)
    expect([t.turn.actions, t.progress(OBELISK), heroOf(t.state, 0).hp]).toEqual([0, [1, 0], 28])
  })

  test('[T-14.08] without an Action left none is offered', () => {
    const t = trying([OBELISK], { heroes: { 0: '19,5' }, turn: { seat: 0, actions: 0 } })
    t.answers({ do: 'end-turn' })
    playTurn(t.table, t.turn)
    expect(t.asks.flatMap(({ options }) => options).filter((one) => one.do === 'skill')).toEqual([])
  })

  test('[T-28.04] a Hero can work on several Quests in one turn, in any order', () => {
    const t = trying(['read-the-runes', 'the-unholy-ritual'], { heroes: { 0: '9,13' }, rolls: [13, 13] })
    const ritual = t.quest('the-unholy-ritual').card
    t.answers({ do: 'skill', card: ritual }, { do: 'skill' })
    playTurn(t.table, t.turn)
    playTurn(t.table, t.turn)
    expect([t.progress('read-the-runes'), t.progress('the-unholy-ritual')]).toEqual([
      [1, 0],
      [1, 0],
    ])
  })
})

describe('the token of an Event', () => {
  /** An Event on whose token an Action can be spent, or a skill tried. */
  function beside(
    turn: NonNullable<Layout['turn']>,
  ): Questing & { readonly turn: Turn; readonly used: string[] } {
    const t = trying([], { heroes: { 0: '19,5' }, turn, rolls: [7] })
    const used: string[] = []
    const objectives = (_: unknown, card: CardId): readonly Objective[] => {
      const space = heroOf(t.state, 0).at
      const options = [
        { do: 'use', card, space },
        { do: 'skill', card, skill: 'athletics', space },
      ] as const
      return options.map((option) => ({ option, modifier: 0, finish: () => void used.push(option.do) }))
    }
    PRINTED.cards = [...PRINTED.cards, event('token', { lasts: 'game', objectives })]
    t.state.events = addCards(t.state.cards, [PRINTED.cards.length - 1])
    return { ...t, used }
  }

  test('[T-11.07, T-14.08] an Action is spent on it without a roll', () => {
    const t = beside({ seat: 0 })
    t.answers({ do: 'use' })
    playTurn(t.table, t.turn)
    expect([t.used, t.turn.actions]).toEqual([['use'], 1])
  })

  test('[T-14.08, T-14.12] one for Moves and skills alone is spent on a skill there, on nothing else', () => {
    const t = beside({ seat: 0, actions: 0, nimble: 1 })
    t.answers({ do: 'skill' })
    playTurn(t.table, t.turn)
    expect(t.asks[0]?.options.map((option) => option.do)).toEqual(['skill', 'end-turn'])
    expect([t.used, t.turn.actions, t.turn.nimble]).toEqual([['skill'], 0, 0])
  })
})

describe('Spells that end by reading', () => {
  const RUNES = 'read-the-runes'

  function reading(): Questing {
    return questing([RUNES], { heroes: { 0: '9,13', 1: '25,25', 3: '24,24' } })
  }

  test('[C-9] whoever reads an Altar may end one Ongoing Spell of anybody', () => {
    const t = reading()
    const armor = give(t, 1, 'mage-armor', 'ongoing')
    const favor = give(t, 3, 'divine-favor', 'ongoing')
    t.answers({ do: 'card', card: favor })
    t.attempts(0, 'knowledge')
    expect(t.asks.map(({ seat, options }) => [seat, options.length])).toEqual([[0, 3]])
    expect([heroOf(t.state, 1).ongoing, heroOf(t.state, 3).ongoing]).toEqual([[armor], []])
    expect(heroOf(t.state, 3).spent).toEqual([favor])
  })

  test('[C-9] it need not', () => {
    const t = reading()
    const armor = give(t, 1, 'mage-armor', 'ongoing')
    t.answers({ do: 'pass' })
    t.attempts(0, 'knowledge')
    expect([heroOf(t.state, 1).ongoing, t.progress(RUNES)]).toEqual([[armor], [1, 0]])
  })

  test('[C-9] nobody is asked without one, for a card that is no Spell, or after a failed try', () => {
    const t = reading()
    give(t, 1, 'superior-critical', 'ongoing')
    t.attempts(0, 'knowledge', false)
    t.attempts(0, 'knowledge')
    expect(t.asks).toEqual([])
  })
})
