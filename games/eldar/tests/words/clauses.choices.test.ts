import { factsOf, type Piece } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { eldar, type EldarOption } from '../../game.ts'
import { plays, table } from '../content/table.ts'
import { lay, offers, settle, type EldarScene } from '../lay.ts'

// What a player reads of what can be chosen.

/** What an offered choice leads to, piece by piece. */
function linksOf(t: EldarScene, label: string): readonly (string | undefined)[] {
  const facts = factsOf(t.match.viewFor(0))
  const option = t.A.options[offers(t, 0).indexOf(label)] as EldarOption
  const pieces: readonly Piece[] = eldar.words.option(facts, option)
  return pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.ref?.kind]))
}

describe('a choice', () => {
  test('[E-8.01, E-8.02] of a card from hand leads to the card, and of an ability to its Hero only', () => {
    const t = table({ hero: 'yuri' }, { hand: ['wallop'] })
    expect(linksOf(t, 'Yuri: Wallop')).toEqual(['hero', 'card'])
    expect(linksOf(t, 'Yuri: Brine Knuckles')).toEqual(['hero'])
  })

  test('[E-R10, E-R48] tells copies apart by their use and by who has seen them, from either seat', () => {
    const axes = {
      heroes: [{ hero: 'sosha', focus: 5, equipment: 'throwing-axe' }, { hero: 'isra' }],
      hand: ['second-story-work', 'throwing-axe'],
      deck: ['wallop'],
    }
    const idle = { heroes: [{ hero: 'pavani' }, { hero: 'mei', down: true }] }
    for (const [own, other] of ['AB', 'BA'] as const) {
      const t = lay({
        initiative: own as 'A' | 'B',
        yielded: other as 'A' | 'B',
        [own as 'A']: axes,
        [other as 'B']: idle,
      })
      const seat = own === 'A' ? t.A : t.B
      seat.picks('Sosha: Hurl')
      settle(t)
      seat.picks('Sosha: Second-Story Work')
      settle(t, 'equipNow')
      seat.isOffered(
        'equip Sosha with Throwing Axe',
        'equip Sosha with Throwing Axe (Hurl used by Sosha and seen by your opponent)',
        'pass',
      )
    }
  })
})

test('[E-R48] a copy that the opponent has seen is marked for its owner, where that tells it from another', () => {
  const hand = ['eavesdrop', 'wallop']
  const t = table({ hero: 'giana' }, { hand, B: { heroes: [{ hero: 'kiran', focus: 9 }], hand } })
  plays(t, 'Giana: Eavesdrop') // sees the Wallop of B, and both draw another one
  t.A.picks('pass')
  t.B.picks('Kiran: Eavesdrop')
  settle(t)
  expect(offers(t, 1).filter((label) => label.startsWith('Kiran: W'))).toEqual([
    'Kiran: Wallop (seen by your opponent)',
    'Kiran: Wallop',
  ])
  t.B.picks('pass')
  expect(offers(t, 0).filter((label) => label.startsWith('Giana: W'))).toEqual([
    'Giana: Wallop',
    'Giana: Wallop',
  ])
})

describe('a question', () => {
  test('[E-8.03] says of which action one of several things is chosen', () => {
    const t = table({ hero: 'zakir', equipment: 'alchemists-tools' }, { hand: ['flash'] })
    t.A.picks('Zakir: Brew').isAsked('Zakir: what does Brew do?')
  })

  test('[E-27.08, E-R48] says what is chosen from a hand that was looked at', () => {
    const t = table({ hero: 'giana' }, { hand: ['stolen-secrets'], B: { hand: ['fixate', 'inspire'] } })
    t.A.picks('Giana: Stolen Secrets')
    settle(t, 'steal')
    t.A.isAsked('which card does your opponent discard?')
  })
})

describe('a refusal', () => {
  const EQUIP = {
    A: { heroes: [{ hero: 'giana', focus: 9 }], hand: ['flash', 'thieves-gloves', 'throwing-axe'] },
  }

  test('[E-25.03, E-9.05] says in the Equip Phase that only equipment can be played', () => {
    lay({ ...EQUIP, phase: 'equip' }).A.isRefused(
      'Giana: Flash',
      'Flash is not equipment, and only equipment can be played now.',
    )
  })

  test('[E-25.02] says of equipment when it is played, of what comes in pairs in the plural', () => {
    lay(EQUIP)
      .A.isRefused(
        'equip Giana with Throwing Axe',
        'Throwing Axe is equipment and is played in the Equip Phase.',
      )
      .isRefused(
        "equip Giana with Thieves' Gloves",
        "Thieves' Gloves are equipment and are played in the Equip Phase.",
      )
  })
})
