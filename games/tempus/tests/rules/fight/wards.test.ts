import { describe, expect, test } from 'vitest'
import { whyNotAct } from '../../../rules/play/actions.ts'
import { begin } from '../../../rules/lasting.ts'
import { lastingNamed } from '../../../rules/printed.ts'
import { NOBODY } from '../../../state.ts'
import { field } from '../monsters/kit.ts'
import { acts, stage, type Player, type Staged } from '../play/kit.ts'

/** A Wizard at 10,10 with an Antimagic Field over 13,8 to 17,12, and a rival in it. */
function warded(wizard: Player, foe = '15,10', rolls: readonly number[] = []): Staged {
  const t = stage({
    drawing: field(20, 16),
    heroes: { 0: { at: '10,10', ...wizard }, 1: foe },
    turn: { seat: 0 },
    rolls,
  })
  const spaces = [8, 9, 10, 11, 12].flatMap((row) => [13, 14, 15, 16, 17].map((c) => t.at(`${c},${row}`)))
  begin(t.table, { face: lastingNamed('antimagic-field'), owner: NOBODY, at: t.at('15,10'), spaces })
  return t
}

describe('Antimagic Field', () => {
  test('[C-10] no area Spell is aimed into it or so that it covers a space of it', () => {
    const t = warded({ hand: ['fireball'] })
    t.answers('6,10', { do: 'area' })
    acts(t, 'fireball')
    const [aims] = t.asks.filter(({ prompt }) => prompt.type === 'aim')
    const offered = t.offered(aims)
    expect(['6,10', '15,10', '12,10', '11,13'].map((place) => offered.includes(place))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('[C-10] an area that is no Spell may be laid there', () => {
    const t = warded({ loot: ['gong-of-the-summit'] })
    const gongs = t.state.heroes[0]?.loot ?? []
    expect(gongs.map((gong) => whyNotAct(t.state, 0, gong))).toEqual([null])
  })

  test('[C-10] no Spell is aimed at who stands in it, with an attack or otherwise', () => {
    const t = warded({ hand: ['cleric-hold-person'], primaries: ['fire-bolt'] })
    expect(whyNotAct(t.state, 0, t.card('cleric-hold-person'))).toBe('no-target')
    expect(whyNotAct(t.state, 0, t.card('fire-bolt'))).toBe('no-target')
    const beside = warded({ hand: ['cleric-hold-person'], primaries: ['fire-bolt'] }, '12,10')
    expect(whyNotAct(beside.state, 0, beside.card('cleric-hold-person'))).toBeNull()
    expect(whyNotAct(beside.state, 0, beside.card('fire-bolt'))).toBeNull()
  })

  test('[C-10] and none is played from it', () => {
    const t = warded({ at: '13,10', primaries: ['fire-bolt', 'dagger'] }, '12,10')
    expect(whyNotAct(t.state, 0, t.card('fire-bolt'))).toBe('silenced')
    expect(whyNotAct(t.state, 0, t.card('dagger'))).toBeNull()
  })

  test('[C-10] a weapon strikes who stands in it', () => {
    const t = warded({ at: '14,10', primaries: ['dagger'] }, '15,10', [20])
    acts(t, 'dagger')
    expect(t.state.heroes[1]?.hp).toBeLessThan(30)
  })

  test('[C-10] Spiritual Weapon strikes nobody in it', () => {
    const t = stage({
      heroes: { 0: { at: '10,10', hand: ['spiritual-weapon'] }, 1: '13,10' },
      turn: { seat: 0 },
    })
    const at = t.at('13,10')
    begin(t.table, { face: lastingNamed('antimagic-field'), owner: NOBODY, at, spaces: [at] })
    t.answers('12,10')
    acts(t, 'spiritual-weapon')
    expect(t.state.lastings.at(-1)?.count).toBe(3)
  })
})
