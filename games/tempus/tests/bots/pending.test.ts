import { expect, test } from 'vitest'
import type { TempusOption, TempusPrompt } from '../../asks.ts'
import { meritIn } from '../../bots/merit.ts'
import { cardOf } from '../../rules/printed.ts'
import type { TempusState } from '../../state.ts'
import { positionOf } from './kit.ts'

type WindowPrompt = Extract<TempusPrompt, { readonly type: 'window' }>

/** What an answer promises a seat. */
function worthOf(state: TempusState, seat: number, { prompt, option }: Answer): number {
  return meritIn(state, { seat, prompt, options: [option] })?.(option) ?? 0
}

interface Answer {
  readonly prompt: WindowPrompt
  readonly option: TempusOption
}

const BEGUN: WindowPrompt = {
  type: 'window',
  moment: 'turn-start',
  creature: 0,
  card: null,
  target: -1,
  damage: 0,
}

test('[T-17.01] what waits to heal is not healed again', () => {
  const state = positionOf({
    exact: true,
    map: ['A 14,14', 'C 14,15', 'B 17,14'],
    seats: [
      {
        class: 'bard',
        subclass: 'college-of-lore',
        character: 'bonnie',
        hp: 25,
        hasCycled: true,
        hand: HEALING,
      },
    ],
  })
  const [word, mass] = state.heroes[0]?.hand ?? []
  if (word === undefined || mass === undefined) throw new Error('nothing is in hand')
  const hero = state.heroes[0]
  const option = { do: 'free', card: mass } as const
  expect(worthOf(state, 0, { prompt: BEGUN, option })).toBeGreaterThan(0)
  hero?.spent.push(...hero.hand.splice(0, 1))
  expect(worthOf(state, 0, { prompt: { ...BEGUN, played: [word] }, option })).toBeLessThan(0)
})

const HEALING = ['healing-word', 'mass-healing-word']

test('[T-16.14] no card is discarded for advantage on a roll for which a kept die counts', () => {
  const ranger = { class: 'ranger', subclass: 'horde-breaker', character: 'ivar', hasCycled: true }
  const wizard = { class: 'wizard', subclass: 'divination', character: 'khallax' }
  const state = positionOf({
    exact: true,
    map: ['A 14,14', 'B 17,14', 'C 14,15'],
    seats: [
      wizard,
      { class: 'rogue', subclass: 'thief', character: 'naree' },
      { ...ranger, hand: ['hail-of-thorns', 'scatter-shot', 'spike-growth', 'steady-aim'] },
      { class: 'monk', subclass: 'elemental', character: 'udayeen' },
    ],
    lastings: [{ is: 'portent', owner: 'A', on: 'A', count: 17 }],
  })
  const portent = state.heroes[0]?.primaries.find((one) => cardOf(state, one).slug === 'portent')
  if (portent === undefined) throw new Error('A has no Portent')
  const prompt: WindowPrompt = { ...BEGUN, moment: 'declared', target: 1 }
  const option = { do: 'interaction' } as const
  expect(worthOf(state, 2, { prompt, option })).toBeGreaterThan(0)
  expect(worthOf(state, 2, { prompt: { ...prompt, played: [portent] }, option })).toBeLessThan(0)
})

test('a place for healing is laid where somebody is hurt', () => {
  const spirit = (hp: number): number => {
    const state = positionOf({
      exact: true,
      map: ['A 14,14', 'B 17,14'],
      seats: [
        {
          class: 'ranger',
          subclass: 'horde-breaker',
          character: 'ivar',
          hp,
          hasCycled: true,
          hand: ['healing-spirit'],
        },
      ],
    })
    const [card] = state.heroes[0]?.hand ?? []
    if (card === undefined) throw new Error('nothing is in hand')
    const option = { do: 'act', card } as const
    const prompt: TempusPrompt = { type: 'turn', actions: 2, spaces: 0 }
    return meritIn(state, { seat: 0, prompt, options: [option] })?.(option) ?? 0
  }
  expect(spirit(20)).toBeGreaterThan(0)
  expect(spirit(30)).toBeLessThan(0)
})
