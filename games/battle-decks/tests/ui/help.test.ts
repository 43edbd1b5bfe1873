import { describe, expect, test } from 'vitest'
import { cardOf, type BattleOption } from '../../game.ts'
import { helpOf } from '../../ui/help.ts'
import { lay, type BattleScene, type Layout } from '../lay.ts'
import { seen } from './seen.ts'

/** The options of the open ask in the order of the page: names of cards, or what else is done. */
function listed(layout: Layout, before: (t: BattleScene) => void, seat = 0): readonly string[] {
  const t = lay(layout)
  before(t)
  const { ask, view, asked } = seen(t, seat)
  const options = ask.options as readonly BattleOption[]
  const help = (option: BattleOption): number => helpOf(option, view, asked)
  return options
    .toSorted((a, b) => help(b) - help(a))
    .map((option) => ('card' in option ? cardOf(view, option.card).name : option.do))
}

const OWN = ['Pterosaur Rider', 'Dire Wolf', 'Quartermaster']
const THEIRS = ['Clockwork Soldier', 'Engineer Corp Captain', 'Artillery']

describe('targets for whom the change is good come first', () => {
  test('what harms its carrier: the other side', () => {
    const names = listed({ phase: 'turn', A: { hand: ['bait-scent'] } }, (t) =>
      t.A.picks('play Bait Scent (3♠)'),
    )
    expect(names).toEqual([...THEIRS, ...OWN])
  })

  test('what helps its carrier: the own side', () => {
    const names = listed({ phase: 'turn', A: { hand: ['hunters-sights-9'] } }, (t) =>
      t.A.picks("play Hunter's Sights (9♠)"),
    )
    expect(names).toEqual([...OWN, ...THEIRS])
  })

  test('what grants an ability: the own side, although it costs DEF', () => {
    const names = listed(
      { phase: 'turn', active: 'B', B: { hand: ['liquid-fire'] } },
      (t) => t.B.picks('play Liquid Fire (7♠)'),
      1,
    )
    expect(names).toEqual([...THEIRS, ...OWN])
  })

  test('an instant ability that harms: the other side', () => {
    const names = listed({ phase: 'round', A: {}, B: {} }, () => undefined)
    expect(names.slice(0, 3)).toEqual(THEIRS)
  })
})

describe('an event that answers an attack', () => {
  const toSoldier = (t: BattleScene): void => {
    for (const seat of [0, 1])
      if (t.match.askOf(seat)?.options.length === 2) (seat === 0 ? t.A : t.B).picks('pass')
    t.A.picks('activate Dire Wolf', 'attack Clockwork Soldier')
  }

  test('is offered first on whoever is attacked', () => {
    const names = listed(
      { B: { hand: ['smoke-shells'] } },
      (t) => {
        toSoldier(t)
        t.B.picks('play Smoke Shells (9♣)')
      },
      1,
    )
    expect(names[0]).toBe('Clockwork Soldier')
    expect(names.slice(1, 3)).toEqual(['Engineer Corp Captain', 'Artillery'])
  })

  test('and last where it would spoil the own attack', () => {
    const names = listed({ A: { hand: ['fog-bank'] } }, (t) => {
      toSoldier(t)
      t.A.picks('play Fog Bank (9♣)')
    })
    expect(names.slice(0, 3)).toEqual(OWN)
    expect(names.at(-1)).toBe('Clockwork Soldier')
  })
})
