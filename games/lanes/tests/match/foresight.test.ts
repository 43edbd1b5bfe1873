import { Match, viewFor } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { foreseeWaves, orderKey, lanes, type ForeseenAct, type LanesPrompt, type Orders } from '../../game.ts'
import type { LanesEvent } from '../../events.ts'
import type { LanesState } from '../../state.ts'
import { lay, on, shown, type LanesScene } from '../lay.ts'

type Act = Extract<LanesPrompt, { type: 'act' }>

/** What is foreseen of a wave, and what the rules made of the same orders. */
interface Compared {
  readonly foreseen: readonly string[]
  readonly happened: readonly string[]
}

/** Events of fights that all can see, as they are compared. */
const SEEN: readonly LanesEvent['type'][] = [
  'advanced',
  'attacked',
  'defended',
  'died',
  'idled',
  'lifeChanged',
  'struckHero',
]

function seen(events: readonly LanesEvent[]): string[] {
  return events.filter(({ type }) => SEEN.includes(type)).map((event) => JSON.stringify(event))
}

/** Plans the rest of the waves as is usual, and plays them choice by choice. */
function planned(match: Match<LanesState, LanesEvent>, { card, wave }: Act): Compared {
  const seat = match.state.active
  const acts = foreseeWaves(match.viewFor(seat), { seat, wave, card }, new Map())
  const orders = new Map(acts.map((act) => [orderKey(act.wave, act.card), act.action]))
  match.takeEvents()
  const happened: LanesEvent[] = []
  for (let [ask] = match.asks; ask; [ask] = match.asks) {
    const prompt = ask.prompt as LanesPrompt
    if (prompt.type !== 'act' || (prompt.wave === 'haste') !== (wave === 'haste')) break
    const order = orders.get(orderKey(prompt.wave, prompt.card))
    const pick = ask.options.findIndex((option) => (option as { do?: string }).do === order)
    if (pick < 0) break // what was chosen in between has changed the wave
    match.choose(ask.seat, pick)
    happened.push(...match.takeEvents().map(({ event }) => event))
  }
  const end = happened.findIndex(
    (event) => event.type === 'phaseBegan' || (event.type === 'waveBegan' && event.wave === 'haste'),
  )
  return {
    foreseen: seen(acts.flatMap(({ events }) => events)),
    happened: seen(end < 0 ? happened : happened.slice(0, end)),
  }
}

/** All waves of a match that were planned and in which more than one thing happened. */
function battlesOf(seed: string): Compared[] {
  const match = sure(Match.start(lanes, { seats: 2, seed, options: { roundLimit: 8 } }))
  const compared: Compared[] = []
  for (let [ask] = match.asks; ask; [ask] = match.asks) {
    const prompt = ask.prompt as LanesPrompt
    const { length } = match
    if (prompt.type === 'act' && ask.seat === match.state.active) compared.push(planned(match, prompt))
    if (match.length === length) match.choose(ask.seat, (length * 5) % ask.options.length)
  }
  return compared.filter(({ happened }) => happened.length > 1)
}

/** The unit that is to act. Throws where none is. */
function askedOf({ asks: [ask] }: Match<LanesState, LanesEvent>): Act {
  if (!ask) throw new Error('nobody is asked')
  return ask.prompt as Act
}

/** What is foreseen, and what comes of it, where a scene has come to. */
function plannedIn({ match }: LanesScene): Compared {
  return planned(match, askedOf(match))
}

/** All that is foreseen there, where everybody does what is usual. */
function foreseenAt(t: LanesScene): readonly ForeseenAct[] {
  const { card, wave } = askedOf(t.match)
  return foreseeWaves(viewFor(lanes, t.state, 0), { seat: 0, wave, card }, new Map())
}

describe('waves that are foreseen', () => {
  test('are the waves that come of the same orders, in whole matches', () => {
    const compared = ['one', 'two', 'three'].flatMap(battlesOf)
    expect(compared.length).toBeGreaterThan(5)
    for (const { foreseen, happened } of compared) {
      // Choices that a text offers in between end what can be compared.
      const length = Math.min(foreseen.length, happened.length)
      expect(happened.slice(0, length)).toEqual(foreseen.slice(0, length))
    }
  })

  test('go by the orders they are given, and change nothing', () => {
    const t = lay({ phase: 'battle', units: { '2,3': 'aGd', '2,2': 'aGd', '2,4': 'bIm' } })
    const [front, rear] = [on(t, '2,3').card, on(t, '2,2').card]
    const view = viewFor(lanes, t.state, 0)
    const foreseen = (orders: Orders): string[] =>
      foreseeWaves(view, { seat: 0, wave: 1, card: front }, orders).map(
        ({ wave, card, action, events }) =>
          `${wave} ${card === front ? 'front' : 'rear'} ${action} ${events.map(({ type }) => type).join(' ')}`,
      )
    const usual = foreseen(new Map())
    expect(usual[0]).toMatch(/^1 front attack attacked .*died/)
    expect(usual.slice(1, 2)).toEqual(['1 rear defend defended'])
    expect(usual[2]).toBe('2 front advance advanced') // the Imp is gone
    expect(foreseen(new Map([[orderKey(1, front), 'defend']]))[0]).toBe('1 front defend defended')
    const held = foreseen(new Map([[orderKey(1, rear), 'advance']]))
    expect(held[1]).toBe('1 rear advance idled') // the other stands in its way
    expect(shown(t, '2,4')).toMatch(/^Imp/)
  })

  test('[L-CON.2] [L-R43] go on to the extra actions, one for each token of Haste', () => {
    const t = lay({ phase: 'battle', units: { '2,1': 'aCv+haste2', '2,4': 'bHh' } })
    expect(foreseenAt(t).map(({ wave, action }) => `${wave} ${action}`)).toEqual([
      '1 advance',
      '2 defend',
      'haste advance',
      'haste attack',
    ])
  })

  test('[L-CON.5] [L-R18] leave out who is stunned, in both waves, and reckon with where it stays', () => {
    // The Guard would flank the Hellhound if it went ahead, and the Archer would fell it.
    const t = lay({
      phase: 'battle',
      units: { '2,3': 'aGd+stun', '1,4': 'aGd', '3,1': 'aAr', '3,4': 'bHh2/2D' },
    })
    const stunned = on(t, '2,3').card
    expect(foreseenAt(t).filter(({ card }) => card === stunned)).toEqual([])
    const { foreseen, happened } = plannedIn(t)
    expect(happened.filter((event) => !event.includes('"why":"stun"'))).toEqual(foreseen)
    expect(shown(t, '3,4')).toBe('Hellhound 2/1 D')
  })

  test('[L-R44] [L-CON.2] leave out nobody with Haste for a Stun that has kept it from acting', () => {
    const t = lay({ phase: 'battle', units: { '1,2': 'aCv+stun+haste', '3,4': 'aCv+haste' } })
    t.A.picks('Attack')
    t.A.isAsked('extra action')
    expect(foreseenAt(t).map(({ card }) => card)).toEqual([on(t, '3,5').card, on(t, '1,2').card])
  })
})
