import { idlePassIn, vainPassIn } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { areaOf, lay } from '../lay.ts'

const BOLT = { class: 'warlock', slots: [{ card: 'shadow-bolt', charges: 'PP' }] }
const PURE = { class: 'paladin', slots: [{ card: 'purity', charges: 'W' }] }

/** Whether the window that is open is passed for whoever is asked, by what everybody knows. */
function isPassed(t: ReturnType<typeof lay>): boolean {
  const [ask] = t.match.asks
  return ask !== undefined && vainPassIn(ask) !== null
}

describe('windows in which nothing is to be decided', () => {
  test('[L-R51] that of the Mana Orb phase, for both: the same can be cast in the next one; that of the Enchantments phase is none', () => {
    const t = lay({ phase: 'orbs', A: BOLT, B: BOLT, units: { '1,3': 'aCv', '3,3': 'bCv' } })
    for (const side of [t.A, t.B]) {
      side.isAsked('Mana Orb')
      expect(isPassed(t)).toBe(true)
      side.picks('pass')
    }
    t.A.isAsked('Enchantments').isOffered('cast Shadow Bolt on Cavalier (3,3)', 'pass')
    expect(isPassed(t)).toBe(false)
    t.A.picks('pass')
    t.B.isAsked('Enchantments')
    expect(isPassed(t)).toBe(false)
  })

  test('[L-R51] whoever can only pass and whoever can cast are passed alike, so that it tells nothing', () => {
    const idle = { class: 'warlock', slots: [{ card: 'shadow-bolt', charges: 'P' }] }
    const [can, cannot] = [BOLT, idle].map((A) => lay({ phase: 'orbs', A, B: {}, units: { '3,3': 'bCv' } }))
    expect(can?.match.asks[0]?.prompt).toEqual(cannot?.match.asks[0]?.prompt)
  })

  test('[L-R51] what is cast there all the same counts there', () => {
    const t = lay({ phase: 'orbs', A: BOLT, units: { '3,3': 'bCv' } })
    t.A.picks('cast Shadow Bolt on Cavalier (3,3)')
    expect(areaOf(t, 0)).toEqual(['Shadow Bolt'])
  })

  test('[L-CON.22, L-R48] not that of who may give Antimagic to a unit of the active player, which loses it before the next', () => {
    const t = lay({ phase: 'orbs', A: PURE, units: { '1,2': 'aGd' } })
    t.A.isAsked('Mana Orb')
    expect(isPassed(t)).toBe(false)
    const bare = lay({ phase: 'orbs', A: PURE, units: { '1,2': 'bGd' } })
    expect(isPassed(bare)).toBe(true)
    const other = lay({
      phase: 'orbs',
      A: { class: 'warlock' },
      B: PURE,
      units: { '1,2': 'bGd', '2,2': 'aGd' },
    })
    other.B.isAsked('Mana Orb')
    expect(isPassed(other)).toBe(true)
  })

  test('[L-R51] not those in Main phases', () => {
    const t = lay({ A: { hand: ['guard', 'guard'] }, B: BOLT, units: { '4,3': 'aGd' } })
    t.A.picks('summon Guard to (1,1)')
    t.B.isAsked('after this action')
    expect(isPassed(t)).toBe(false)
    t.B.picks('pass')
    t.A.picks('end the phase')
    t.B.isAsked('before this Main phase ends')
    expect(isPassed(t)).toBe(false)
    expect(t.match.asks.map(idlePassIn)).toEqual([null])
  })
})
