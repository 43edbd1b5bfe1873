import type { CardId } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { tokenFlight } from '../../ui/moment.ts'
import { causeOf, strikesOf } from '../../ui/strikes.ts'
import { lay, on, type BattleScene } from '../lay.ts'
import { heard } from './seen.ts'

/** The story of a scene as far as its first token. */
function asPut(t: BattleScene): ReturnType<typeof heard> {
  const story = heard(t)
  return story.slice(0, story.findIndex(({ event }) => event.type === 'modified') + 1)
}

/** What a token that lies last in a story does in the air, seen from a character. */
function flightTo(story: ReturnType<typeof heard>, card: CardId): ReturnType<typeof tokenFlight> {
  return tokenFlight(
    { event: story.at(-1)?.event ?? null, cause: causeOf(story)?.card ?? null, actor: null, told: 7 },
    card,
  )
}

describe('a token flies to whom it is put on', () => {
  test('from the character whose ability it is', () => {
    const t = lay({ phase: 'round' })
    t.A.picks('Artillery')
    const [wolf, artillery] = [on(t, 'dire-wolf').card, on(t, 'artillery').card]
    const story = asPut(t)
    expect(strikesOf(story)).toEqual([{ from: [`card:${wolf}`], to: `card:${artillery}`, kind: 'harm' }])
    expect(flightTo(story, artillery)).toEqual({ 'data-flies': 'token:7', 'data-flies-from': `card:${wolf}` })
    expect(flightTo(story, wolf)).toBeNull()
  })

  test('from the card of an event, or from the seat beside its pile', () => {
    const t = lay({ phase: 'turn', A: { hand: ['ambush-b'] } })
    t.A.picks('play Ambush (K♣)', 'Dire Wolf')
    const story = asPut(t)
    const ambush = causeOf(story)?.card ?? -1
    const wolf = on(t, 'dire-wolf').card
    expect(strikesOf(story)).toEqual([
      { from: [`card:${ambush}`, 'seat:0'], to: `card:${wolf}`, kind: 'help' },
    ])
    expect(flightTo(story, wolf)).toMatchObject({ 'data-flies-from': `card:${ambush}` })
  })

  test('but not where it puts one on itself, nor where something else happens to it', () => {
    const t = lay({ rolls: [3] })
    t.A.picks('activate Pterosaur Rider', 'use Dive', 'Clockwork Soldier')
    const rider = on(t, 'pterosaur-rider').card
    expect(strikesOf(asPut(t))).toEqual([])
    expect(flightTo(asPut(t), rider)).toBeNull()
    expect(flightTo(heard(t), rider)).toBeNull()
  })
})
