import { seeded, Table, type RolloutAsk } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import type { BattleOption, BattlePrompt } from '../../asks.ts'
import { adeptPick } from '../../bots/adept.ts'
import { quickPick } from '../../bots/rollout.ts'
import { battleDecks } from '../../game.ts'
import { lay, on, type BattleScene } from '../lay.ts'

/** What an adept picks at the present ask, and what a quick pick is there. */
function picks(t: BattleScene): { adept: BattleOption; quick: BattleOption } {
  const [ask] = t.match.asks
  if (ask === undefined) throw new Error('nobody is asked')
  const table = new Table(battleDecks, t.state, { decide: () => 0 })
  const asked = ask as RolloutAsk<BattlePrompt, BattleOption>
  const [adept, quick] = [adeptPick, quickPick].map((pick) => asked.options[pick(table, asked, seeded('x'))])
  return { adept: adept as BattleOption, quick: quick as BattleOption }
}

test('an adept attacks as a quick pick does', () => {
  const t = lay({ B: { characters: [{ card: 'engineer-corp-captain', hp: -2 }] } })
  t.A.picks('activate Dire Wolf')
  expect(picks(t).adept).toEqual({ do: 'attack', card: on(t, 'engineer-corp-captain').card })
  expect(picks(t).adept).toEqual(picks(t).quick)
})

test('it guards only where there is little to hit', () => {
  const guard = lay({ A: { field: ['her-royal-guard-k'], characters: [{ card: 'dire-wolf', hp: 1 }] } })
  guard.A.picks('activate Her Royal Guard')
  expect(picks(guard).quick.do).toBe('use')
  const attack = lay({
    A: { field: ['her-royal-guard-k'], characters: [{ card: 'dire-wolf', hp: 1 }] },
    B: { characters: [{ card: 'engineer-corp-captain', hp: -4 }] },
  })
  attack.A.picks('activate Her Royal Guard')
  expect([picks(guard).adept.do, picks(attack).adept.do]).toEqual(['use', 'attack'])
})

test('it overlooks that a die can be rolled again', () => {
  const t = lay({ A: { hand: ['providence'] }, rolls: [1] })
  t.A.picks('activate Dire Wolf', 'attack Artillery')
  expect(picks(t).quick.do).toBe('event')
  expect(picks(t).adept.do).toBe('pass')
})

test('it plays an event as soon as that changes anything', () => {
  const t = lay({ A: { hand: ['field-rations'], characters: [{ card: 'dire-wolf', hp: 6 }] } })
  expect(picks(t).adept.do).toBe('event')
  expect(picks(lay({ A: { hand: ['field-rations'] } })).adept.do).toBe('pass')
})
