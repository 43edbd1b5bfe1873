import { EVERYONE, type CardId } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import type { EventCard } from '../../../faces.ts'
import {
  actAtRoundEnd,
  actEvent,
  endEvent,
  eventPhase,
  expireEvents,
} from '../../../rules/round/events-phase.ts'
import { spaceAt, type Space } from '../../../space/index.ts'
import { NOBODY, OFF } from '../../../state.ts'
import { event } from '../../box.ts'
import { drafted, slugs, type Opened } from '../../open.ts'

/** An Event phase in which this is drawn, after those that are in play already; and where its deed has run. */
function phaseWith(
  card: Partial<EventCard>,
  { rolls = [], inPlay = [] }: { rolls?: readonly number[]; inPlay?: readonly EventCard[] } = {},
): { t: Opened; ran: (Space | null)[] } {
  const ran: (Space | null)[] = []
  const deed = { says: '', run: (_: unknown, { space }: { space: Space | null }) => void ran.push(space) }
  const t = drafted({
    events: [...inPlay, event('drawn', { deed, ...card })],
    rolls,
    options: { windows: 'able' },
  })
  putOnTop(t, 'drawn')
  for (const { slug } of inPlay) {
    putOnTop(t, slug)
    t.state.events.push(t.state.eventDeck.pop() as CardId)
  }
  eventPhase(t.table)
  return { t, ran }
}

function putOnTop({ state }: Opened, slug: string): void {
  const t = { state } as Opened
  state.eventDeck.sort((a, b) => Number(slugs(t, [a])[0] === slug) - Number(slugs(t, [b])[0] === slug))
}

function inPlay(t: Opened): string[] {
  return slugs(t, t.state.events)
}

function over(t: Opened): string[] {
  return slugs(t, t.state.eventDiscard)
}

describe('the Event phase', () => {
  test('[T-11.01] one card is drawn and carried out', () => {
    const { t, ran } = phaseWith({})
    expect(ran).toEqual([null])
    expect(t.events.filter(({ type }) => type === 'eventDrawn')).toHaveLength(1)
    expect(t.state.phase).toBe('initiative')
  })

  test('[T-11.02, T-11.03] an instant Event goes face up to the discard pile', () => {
    const { t } = phaseWith({})
    expect([inPlay(t), over(t)]).toEqual([[], ['drawn']])
    expect(t.state.cards.seen[t.state.eventDiscard[0] as CardId]).toBe(EVERYONE)
  })

  test('[T-11.02] one of this round stays until the round ends', () => {
    const { t } = phaseWith({ lasts: 'round' })
    expect([inPlay(t), over(t)]).toEqual([['drawn'], []])
    expireEvents(t.table)
    expect([inPlay(t), over(t)]).toEqual([[], ['drawn']])
  })

  test('[T-11.02] a permanent one stays after it, until its own text removes it', () => {
    const { t } = phaseWith({ lasts: 'game' })
    expireEvents(t.table)
    expect(inPlay(t)).toEqual(['drawn'])
    endEvent(t.table, t.state.events[0] as CardId)
    expect([inPlay(t), over(t)]).toEqual([[], ['drawn']])
  })

  test('[T-11.04, T-12.01] one that needs an initiative gets a random one, and does nothing yet', () => {
    const { t, ran } = phaseWith({ acts: 'initiative' }, { rolls: [13] })
    expect(t.state.appointments).toEqual([{ card: t.state.events[0], initiative: 13 }])
    expect(ran).toEqual([])
    expect(over(t)).toEqual([])
    actEvent(t.table, t.state.events[0] as CardId)
    expect(ran).toEqual([null])
    expect(over(t)).toEqual(['drawn'])
  })

  test('[T-11.04] no die is rolled for one that needs none', () => {
    const { t } = phaseWith({ acts: 'never', lasts: 'round' }, { rolls: [13] })
    expect(t.state.appointments).toEqual([])
    expect(t.rollsLeft()).toBe(1)
  })

  test('[T-11.03, T-11.04] with an Event goes its own appointment, and that of no other', () => {
    const older = event('older', { lasts: 'game', acts: 'every-initiative' })
    const { t } = phaseWith({ acts: 'initiative' }, { rolls: [13, 4], inPlay: [older] })
    const [old, drawn] = t.state.events
    endEvent(t.table, drawn as CardId)
    expect(t.state.appointments).toEqual([{ card: old, initiative: 4 }])
  })

  test('[T-12.01, T-11.05] it acts where its own tokens lie, and rolls for places where it has none', () => {
    const tokens = [
      { card: 'drawn', at: spaceAt(5, 5) },
      { card: 'older', at: spaceAt(6, 6) },
      { card: 'drawn', at: OFF },
    ] as const
    const acted = (count: number): readonly (Space | null)[] => {
      const older = event('older', { lasts: 'game', acts: 'never' })
      const { t, ran } = phaseWith({ lasts: 'game', acts: 'never', locations: 1 }, { inPlay: [older] })
      const cardOf = (slug: string): CardId | undefined =>
        t.state.events.find((card) => slugs(t, [card])[0] === slug)
      t.state.lastings = tokens.slice(count).map(({ card, at }, id) => ({
        id,
        face: 0,
        owner: NOBODY,
        card: cardOf(card),
        on: NOBODY,
        at,
        spaces: [],
        count: 1,
        since: 0,
        isFresh: undefined,
      }))
      t.rolls(5, 5)
      actEvent(t.table, cardOf('drawn') as CardId)
      return ran
    }
    expect(acted(0)).toEqual([spaceAt(5, 5)])
    expect(acted(1)).toEqual([spaceAt(10, 10)])
  })

  test('[T-R116] one that acts in every round is rolled for again, after the new Event', () => {
    const older = event('older', { lasts: 'game', acts: 'every-initiative' })
    const { t } = phaseWith({ acts: 'initiative' }, { rolls: [13, 4], inPlay: [older] })
    const [old, drawn] = t.state.events
    expect(t.state.appointments).toEqual([
      { card: drawn, initiative: 13 },
      { card: old, initiative: 4 },
    ])
  })

  test('[T-R116] the first time it is rolled for once', () => {
    const { t } = phaseWith({ lasts: 'game', acts: 'every-initiative' }, { rolls: [13] })
    expect(t.state.appointments).toHaveLength(1)
  })

  test('[T-R116] one that has acted on its initiative before is not', () => {
    const older = event('older', { lasts: 'game', acts: 'drawn' })
    const { t } = phaseWith({ acts: 'never', lasts: 'round' }, { rolls: [], inPlay: [older] })
    expect(t.state.appointments).toEqual([])
  })

  test('[T-11.08, T-R17] an empty deck is made of the discard pile, without cards in play', () => {
    const { t } = phaseWith({}, { inPlay: [event('older', { lasts: 'game', acts: 'never' })] })
    expect(t.state.eventDeck).toEqual([])
    eventPhase(t.table)
    expect(t.events.filter(({ type }) => type === 'eventDrawn')).toHaveLength(2)
    expect([inPlay(t), over(t)]).toEqual([['older'], ['drawn']])
  })

  test('[T-11.08] with nothing to draw nothing happens', () => {
    const { t } = phaseWith({ lasts: 'game' })
    eventPhase(t.table)
    expect(t.events.filter(({ type }) => type === 'eventDrawn')).toHaveLength(1)
    expect(t.state.phase).toBe('initiative')
  })
})

describe('what Events do', () => {
  test('[T-12.02, T-12.08] one with locations does it once on each, rolled when it acts', () => {
    const { t, ran } = phaseWith({ acts: 'initiative', locations: 2 }, { rolls: [13] })
    expect(ran).toEqual([])
    t.rolls(1, 2, 3, 4)
    actEvent(t.table, t.state.events[0] as CardId)
    expect(ran).toEqual([spaceAt(6, 7), spaceAt(8, 9)])
  })

  test('[T-12.08] on drawing where it acts then', () => {
    expect(phaseWith({ locations: 1 }, { rolls: [1, 2] }).ran).toEqual([spaceAt(6, 7)])
  })

  test('[T-11.09] those at the end of the round act in the order in which they were drawn, others do not', () => {
    const acted: string[] = []
    const acting = (slug: string, acts: EventCard['acts']): EventCard =>
      event(slug, { lasts: 'game', acts, deed: { says: '', run: () => void acted.push(slug) } })
    const before = [acting('first', 'round-end'), acting('other', 'never'), acting('second', 'round-end')]
    const { t } = phaseWith({ acts: 'round-end' }, { inPlay: before })
    actAtRoundEnd(t.table)
    expect(acted).toEqual(['first', 'second'])
    expect(over(t)).toEqual(['drawn'])
  })

  test('[T-11.02, T-11.09] several that are over after the round all act, and several of this round all expire', () => {
    const acted: string[] = []
    const acting = (slug: string): EventCard =>
      event(slug, { acts: 'round-end', deed: { says: '', run: () => void acted.push(slug) } })
    const { t } = phaseWith(
      { lasts: 'round' },
      {
        inPlay: [
          acting('first'),
          acting('second'),
          event('round', { lasts: 'round', acts: 'never' }),
          event('other', { lasts: 'round', acts: 'never' }),
        ],
      },
    )
    actAtRoundEnd(t.table)
    expect([acted, inPlay(t)]).toEqual([
      ['first', 'second'],
      ['round', 'other', 'drawn'],
    ])
    expireEvents(t.table)
    expect(inPlay(t)).toEqual([])
  })

  test('one that has left does nothing any more', () => {
    const { t, ran } = phaseWith({ acts: 'initiative' }, { rolls: [13] })
    const [card] = t.state.events as [CardId]
    endEvent(t.table, card)
    actEvent(t.table, card)
    expect(ran).toEqual([])
    expect(t.state.appointments).toEqual([])
    expect(over(t)).toEqual(['drawn'])
  })
})
