import { seeded, Table, type RolloutAsk } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import type { BattleOption, BattlePrompt } from '../../asks.ts'
import { novicePick } from '../../bots/novice.ts'
import { quickPick } from '../../bots/rollout.ts'
import { battleDecks } from '../../game.ts'
import { lay, on, type BattleScene } from '../lay.ts'

/** What a beginner picks at the present ask, and what a quick pick is there. */
function picks(t: BattleScene): { novice: BattleOption; quick: BattleOption } {
  const [ask] = t.match.asks
  if (ask === undefined) throw new Error('nobody is asked')
  const table = new Table(battleDecks, t.state, { decide: () => 0 })
  const asked = ask as RolloutAsk<BattlePrompt, BattleOption>
  const [novice, quick] = [novicePick, quickPick].map(
    (pick) => asked.options[pick(table, asked, seeded('x'))],
  )
  return { novice: novice as BattleOption, quick: quick as BattleOption }
}

test('a beginner hits heroes who are fresh, where a quick pick sees that somebody is about to fall', () => {
  const t = lay({
    A: { characters: [{ card: 'quartermaster', hp: 1 }] },
    B: {
      defeated: ['artillery'],
      characters: [
        { card: 'engineer-corp-captain', hp: 1 },
        { card: 'clockwork-soldier', hp: 8 },
      ],
    },
  })
  t.A.picks('activate Quartermaster')
  expect(picks(t).novice).toEqual({ do: 'attack', card: on(t, 'clockwork-soldier').card })
  expect(picks(t).quick).toEqual({ do: 'attack', card: on(t, 'engineer-corp-captain').card })
})

test('it sees that a hit on the last hero is the end', () => {
  const t = lay({
    B: {
      field: ['walking-bastion'],
      defeated: ['artillery', 'clockwork-soldier'],
      characters: [{ card: 'engineer-corp-captain', hp: -3 }],
    },
  })
  t.A.picks('activate Dire Wolf')
  expect(picks(t).novice).toEqual({ do: 'attack', card: on(t, 'engineer-corp-captain').card })
})

test('it keeps whoever hits best for later', () => {
  const t = lay({ A: {} })
  expect(picks(t).novice).toEqual({ do: 'activate', card: on(t, 'quartermaster').card })
})

test('it guards nobody and does not break a pair', () => {
  const guard = lay({ A: { field: ['her-royal-guard-k'], characters: [{ card: 'dire-wolf', hp: 1 }] } })
  guard.A.picks('activate Her Royal Guard')
  expect(picks(guard).novice.do).toBe('attack')
  expect(picks(guard).quick.do).toBe('use')
})

test('it plays an event as soon as that changes anything, where a quick pick waits', () => {
  const t = lay({ A: { hand: ['field-rations'], characters: [{ card: 'dire-wolf', hp: 6 }] } })
  expect(picks(t).novice.do).toBe('event')
  expect(picks(t).quick.do).toBe('pass')
  expect(picks(lay({ A: { hand: ['field-rations'] } })).novice.do).toBe('pass')
})

test('it gives equipment to its strongest, and what is meant for enemies to their strongest', () => {
  const t = lay({
    phase: 'turn',
    A: { hand: ['heartseeker-lance-k', 'snare-net-5'], defeated: ['pterosaur-rider'] },
    B: { defeated: ['clockwork-soldier'] },
  })
  t.A.picks('play Heartseeker Lance (K♠)')
  expect(picks(t).novice).toEqual({ do: 'target', card: on(t, 'dire-wolf').card })
  t.A.picks('Dire Wolf').picks('play Snare Net (5♠)')
  expect(picks(t).novice).toEqual({ do: 'target', card: on(t, 'artillery').card })
})
