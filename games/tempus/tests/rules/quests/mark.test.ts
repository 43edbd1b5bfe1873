import { describe, expect, test } from 'vitest'
import { STATUSES } from '../../../content/statuses.ts'
import { dealDamage } from '../../../rules/fight/damage.ts'
import { begin, isMarked } from '../../../rules/lasting.ts'
import { lastingNamed, PRINTED } from '../../../rules/printed.ts'
import { questsAfterInitiative, questsAtRoundEnd } from '../../../rules/quests/hooks.ts'
import { scoreEvent } from '../../../rules/score.ts'
import { beginQuests } from '../../../rules/trial.ts'
import { heroOf } from '../../../state.ts'
import { spaceAt } from '../../../space/index.ts'
import { AN_EVENT, questing, type Questing } from './kit.ts'

const MARK = 'marked-for-death'

/** Initiatives of the Heroes are 4, 15, 12 and 9. */
function hunting(vp: readonly [number, number] = [0, 0]): Questing {
  const t = questing([MARK], {
    heroes: {
      0: { at: '5,5', initiative: 4 },
      1: { at: '25,25', initiative: 15 },
      2: { at: '6,6', initiative: 12 },
      3: { at: '24,24', initiative: 9 },
    },
  })
  beginQuests(t.table)
  scoreEvent(t.table, 0, vp[0])
  scoreEvent(t.table, 1, vp[1])
  return t
}

function marked(t: Questing): number[] {
  return t.state.heroes.flatMap(({ id }) => (isMarked(t.state, id) ? [id] : []))
}

/** A Hero damages a rival. */
function harm(t: Questing, by: number, target: number): void {
  const source = { creature: by, giver: by % 2 === 0 ? 0 : 1, card: null, isSpell: false } as const
  dealDamage(t.table, { source, target, normal: 1, piercing: 0 })
}

describe('who is marked', () => {
  test('[C-9, T-27.04] of all the Hero with the highest initiative, while VP are equal', () => {
    const t = hunting()
    expect(marked(t)).toEqual([])
    questsAfterInitiative(t.table)
    expect(marked(t)).toEqual([1])
  })

  test('[C-9] of the party with more VP', () => {
    const t = hunting([1, 0])
    questsAfterInitiative(t.table)
    expect(marked(t)).toEqual([2])
  })

  test('[C-9] nobody else while somebody is', () => {
    const t = hunting()
    questsAfterInitiative(t.table)
    heroOf(t.state, 0).initiative = 20
    questsAfterInitiative(t.table)
    expect(marked(t)).toEqual([1])
  })

  test('[C-9] not the last carrier', () => {
    const t = hunting()
    questsAfterInitiative(t.table)
    harm(t, 1, 0)
    questsAtRoundEnd(t.table)
    expect(marked(t)).toEqual([])
    scoreEvent(t.table, 0, 1) // as many as blue has by it
    questsAfterInitiative(t.table)
    expect(marked(t)).toEqual([2])
  })

  test('[C-9] the one before it may be again', () => {
    const t = hunting()
    for (const carrier of [1, 2]) {
      questsAfterInitiative(t.table)
      expect(marked(t)).toEqual([carrier])
      harm(t, carrier, 3 - carrier)
      questsAtRoundEnd(t.table)
      scoreEvent(t.table, 0, 1)
    }
    scoreEvent(t.table, 1, 5)
    questsAfterInitiative(t.table)
    expect(marked(t)).toEqual([1])
  })

  test('[T-13.02] of Heroes on one number the one that won the roll-off', () => {
    const t = hunting()
    Object.assign(heroOf(t.state, 0), { initiative: 15, tie: 0 })
    heroOf(t.state, 1).tie = 1
    questsAfterInitiative(t.table)
    expect(marked(t)).toEqual([0])
  })
})

describe('what becomes of it', () => {
  test('[C-9, T-27.06] the rivals that defeat the carrier make progress, and the ring goes', () => {
    const t = hunting()
    questsAfterInitiative(t.table)
    t.fells(0, 1)
    expect([t.progress(MARK), t.vp(), marked(t)]).toEqual([[1, 0], [1, 0], []])
  })

  test('[C-9] once: without the ring it is a Hero like any other', () => {
    const t = hunting()
    questsAfterInitiative(t.table)
    t.fells(0, 1)
    heroOf(t.state, 1).at = spaceAt(25, 25)
    t.fells(0, 1)
    expect(t.progress(MARK)).toEqual([1, 0])
  })

  test('[C-9] nor after it has lost the ring at the end of a round', () => {
    const t = hunting()
    questsAfterInitiative(t.table)
    harm(t, 1, 0)
    questsAtRoundEnd(t.table)
    t.fells(0, 1)
    expect(t.progress(MARK)).toEqual([0, 1])
  })

  test('[C-9, T-R88] nobody does for another Hero, or for a Last Hit of nobody', () => {
    const t = hunting()
    questsAfterInitiative(t.table)
    t.fells(0, 3)
    t.fells(AN_EVENT, 1)
    expect([t.progress(MARK), marked(t)]).toEqual([[0, 0], []])
  })

  test('[C-9] a carrier that has damaged an opponent and stands at the end of the round scores for its party', () => {
    const t = hunting()
    questsAfterInitiative(t.table)
    harm(t, 1, 0)
    questsAtRoundEnd(t.table)
    expect([t.progress(MARK), marked(t)]).toEqual([[0, 1], []])
  })

  test('[C-9] one that has damaged nobody keeps the ring', () => {
    const t = hunting()
    questsAfterInitiative(t.table)
    harm(t, 3, 0)
    harm(t, 1, 1)
    questsAtRoundEnd(t.table)
    expect([t.progress(MARK), marked(t)]).toEqual([[0, 0], [1]])
  })

  test('[T-R120, C-9] a carrier that its own ally fells, as by an area, brings nothing to either party', () => {
    const t = hunting()
    questsAfterInitiative(t.table)
    t.fells(3, 1)
    expect([t.progress(MARK), t.vp(), marked(t)]).toEqual([[0, 0], [0, 0], []])
  })

  test('[T-27.04, T-27.03] another mark is not its own: whoever carries one is worth nothing', () => {
    const t = hunting()
    PRINTED.lastings = [...PRINTED.lastings, ...STATUSES.filter(({ slug }) => slug === 'hunters-mark')]
    questsAfterInitiative(t.table)
    begin(t.table, { face: lastingNamed('hunters-mark'), owner: 0, on: 3 })
    expect(marked(t)).toEqual([1, 3])
    t.fells(0, 3)
    expect([t.progress(MARK), marked(t)]).toEqual([[0, 0], [1]])
  })

  test('[T-27.04] nor does it keep the Quest from marking somebody', () => {
    const t = hunting()
    PRINTED.lastings = [...PRINTED.lastings, ...STATUSES.filter(({ slug }) => slug === 'hunters-mark')]
    begin(t.table, { face: lastingNamed('hunters-mark'), owner: 0, on: 3 })
    questsAfterInitiative(t.table)
    expect(marked(t)).toEqual([1, 3])
  })
})
