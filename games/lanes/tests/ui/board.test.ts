import { HERO, lanes, markOf, type LanesEvent, type LanesOption } from '@trialhall/game-lanes'
import { eventFor, factsOf, plain, type Ask, type SeenEvent } from '@trialhall/kernel'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { pieceDrawn } from '@trialhall/table-ui/testkit'
import { choicesOf, firstSelection, lightingAt, optionAt, stepTo } from '@trialhall/table-ui'
import { endsOf, inReading, middleOf, pointOf, spotOf } from '../../ui/ground/places.ts'
import { refOf, pathsOf, pieceWays } from '../../ui/refs.ts'
import { arrowsOf, WAVE_PLAN } from '../../ui/wave-plan.ts'
import { tipOf } from '../../ui/tip.tsx'
import { fieldLabel } from '../../ui/unit-words.ts'
import { orderIn, waveIn } from '../../ui/wave.ts'
import { whyNotUnit } from '../../ui/why-not.ts'
import { laid, seenByA } from './lay.ts'

const MAIN = {
  active: 'A',
  phase: 'main1',
  board: ['. . . .', '. bIm1/1+stun . .', '. . . .', '. aGd . aAr2/2', '. . . .'],
  seats: [
    {
      class: 'paladin',
      orbs: 'SSWWWWB',
      hand: ['guard', 'smite', 'shield-wall'],
      slots: [{ card: 'rally' }],
    },
    { class: 'warlock' },
  ],
}

describe('the board from either side', () => {
  const size = { lanes: 4, rows: 5 }

  test('has the own home row below', () => {
    expect(spotOf({ ...size, viewer: 0 }, 0)).toEqual({ x: 0, y: 4 })
    expect(spotOf({ ...size, viewer: 1 }, 19)).toEqual({ x: 0, y: 4 })
    expect(spotOf({ ...size, viewer: null }, 19)).toEqual({ x: 3, y: 0 })
  })

  test('puts a point between its fields', () => {
    for (const viewer of [0, 1]) {
      const view = { ...size, viewer }
      const [a, b] = [middleOf(view, 5), middleOf(view, 10)]
      // lanes 2|3, rows 2|3
      const at = pointOf(view, 3 + 5 + 2)
      expect(at).toEqual({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
    }
  })

  test('is read from the far row to the own', () => {
    expect(inReading({ ...size, viewer: 0 }).slice(0, 5)).toEqual([16, 17, 18, 19, 12])
    expect(inReading({ ...size, viewer: 1 }).slice(0, 5)).toEqual([3, 2, 1, 0, 7])
  })
})

describe('what an option lights', () => {
  test.each([
    [
      { do: 'class', class: 1 },
      { kind: 'class', id: 1 },
    ],
    [
      { do: 'muster', card: 3 },
      { kind: 'card', id: 3 },
    ],
    [
      { do: 'node', node: 4 },
      { kind: 'node', id: 4 },
    ],
    [{ do: 'overwhelm' }, { kind: 'power', id: 'overwhelm' }],
    [{ do: 'prepare', card: 3 }, null],
    [{ do: 'end' }, null],
    ['nothing', null],
  ])('%j', (option, ref) => {
    expect(refOf(option)).toEqual(ref)
  })
})

describe('an option in steps', () => {
  const { view, ask } = seenByA(laid(MAIN))
  const textOf = (about: unknown): string => plain(lanes.words.option(factsOf(view), about as LanesOption))
  const first = firstSelection(ask, pathsOf, view)
  const cardOf = (name: string): string => {
    const at = ask.options.findIndex((option) => textOf(option).startsWith(name))
    return `card:${(ask.options[at] as { card: number }).card}`
  }
  const lit = (stages: Parameters<typeof lightingAt>[0]): string[] =>
    [...lightingAt(stages, { picks: new Map(), reasons: new Map() }).picks.keys()].sort()

  test('begins with one choice a deed and card, the end of the phase last', () => {
    const texts = choicesOf(first, ask, textOf).map(({ text }) => text)
    expect(texts.slice(0, 3)).toEqual(['summon Guard', 'cast Smite on Imp (2,4)', 'prepare Smite'])
    expect(texts.at(-1)).toBe('end the phase')
  })

  test('lights fields for a unit, and picks with the second press', () => {
    const selection = stepTo(first, cardOf('summon Guard'))
    expect(lit([first, selection])).toEqual(['field:0', 'field:1', 'field:2', 'field:3'])
    const index = optionAt(stepTo(selection, 'field:2'))
    expect(textOf(ask.options[index ?? -1])).toBe('summon Guard to (3,1)')
  })

  test('offers target and slot for a spell', () => {
    expect(lit([first, stepTo(first, cardOf('cast Smite'))])).toEqual(['field:13', 'slot:0', 'slot:1'])
  })

  test('takes two targets in either order, or one', () => {
    const wall = stepTo(first, cardOf('cast Shield Wall'))
    expect(lit([first, wall])).toEqual(['field:5', 'field:7', 'slot:0', 'slot:1'])
    const one = stepTo(wall, 'field:7')
    expect(optionAt(one)).toBeNull()
    expect(choicesOf(one, ask, textOf).map(({ text }) => text)).toEqual([
      'cast Shield Wall on Archer (4,2)',
      'cast Shield Wall on Guard (2,2) and Archer (4,2)',
    ])
    const both = [optionAt(stepTo(one, 'field:5')), optionAt(stepTo(stepTo(wall, 'field:5'), 'field:7'))]
    expect(both[0]).not.toBeNull()
    expect(both[0]).toBe(both[1])
  })

  test('every option can be reached by its steps', () => {
    for (const path of first.paths) {
      const selection = path.steps.reduce(
        (now, { ref }) => (ref ? stepTo(now, `${ref.kind}:${ref.id}`) : now),
        first,
      )
      expect(selection.paths.map(({ index }) => index)).toContain(path.index)
    }
  })
})

/** A Guard before an Imp, and one whose way is free. */
const BATTLE = {
  active: 'A',
  phase: 'battle',
  board: ['. . . .', '. . . .', '. bIm . .', '. aGd . .', '. . . aGd'],
  seats: [{ class: 'paladin' }, { class: 'warlock' }],
}

describe('an action on the board', () => {
  test('is its target, the field ahead, the unit itself', () => {
    const { view, ask } = seenByA(laid(BATTLE))
    const refs = (asked: Ask): unknown[] =>
      asked.options.map((option) => pathsOf(option, view, asked.prompt)[0]?.[0]?.ref)
    expect(refs(ask)).toEqual([{ kind: 'field', id: 9 }, null, { kind: 'field', id: 5 }])
  })

  test('is chosen by dragging the unit to where it leads, and no other unit is dragged', () => {
    const { view, ask } = seenByA(laid(BATTLE))
    expect(pieceWays('field:5', ask, view)?.goals).toEqual(new Map([['field:9', [0]]]))
    expect(pieceWays('field:3', ask, view)).toBeNull()
  })

  test('of a plan is chosen in the same way, for every unit of it', () => {
    const { view, ask } = seenByA(laid(BATTLE))
    const about = { view, story: [], names: ['You', 'Osric'] }
    const steps = WAVE_PLAN.draft(ask, about, new Map())?.steps ?? []
    const goals = steps
      .filter(({ orders }) => orders.length > 1)
      .map((step) => [...(WAVE_PLAN.goalsOf?.(ask, view, { step, orders: new Map() }) ?? [])])
    expect(goals.slice(0, 2)).toEqual([[['field:9', 'attack']], [['field:7', 'advance']]])
  })

  test('of a plan is drawn with what it fells and who would stand where, and no arrow twice', () => {
    const { view, ask } = seenByA(laid(BATTLE))
    const draft = WAVE_PLAN.draft(ask, { view, story: [], names: [] }, new Map())
    const arrows = arrowsOf(ask, view, draft)
    expect(arrows[0]).toMatchObject({ kind: 'attack', from: 5, to: 9, label: expect.stringMatching(/^−1/) })
    expect(arrows.find(({ kind }) => kind === 'advance')).toMatchObject({ from: 3, to: 7, who: { owner: 0 } })
    const ways = arrows.map(({ from, to }) => `${from} ${to}`)
    expect(new Set(ways).size).toBe(ways.length)
  })

  test.each([
    [0, 'A', { '1,4': 'aGd', '3,2': 'aGd' }],
    [1, 'B', { '1,2': 'bIm', '3,4': 'bIm' }],
  ] as const)(
    '[L-GEO.3] of a plan points up, at the enemy hero, from where a unit of seat %i comes to stand',
    (seat, active, units) => {
      const match = laid({ ...BATTLE, active, board: undefined, units })
      const view = match.viewFor(seat)
      const ask = match.asks[0] ?? null
      const draft = ask && WAVE_PLAN.draft(ask, { view, story: [], names: [] }, new Map())
      const blows = arrowsOf(ask, view, draft).filter(({ to }) => to === HERO)
      expect(blows.map((blow) => [blow.hero, endsOf(view, blow)[1].y])).toEqual([[1 - seat, 0]])
    },
  )

  test('of a plan names the fields of two units of one name', () => {
    const { view, ask } = seenByA(
      laid({ ...BATTLE, board: undefined, units: { '1,2': 'aGd', '3,2': 'aGd', '2,1': 'aAr' } }),
    )
    const texts = WAVE_PLAN.draft(ask, { view, story: [], names: [] }, new Map())?.steps.map(
      ({ text }) => text,
    )
    expect(texts).toContain('Guard (1,2) advances')
    expect(texts).toContain('Guard (3,2) advances')
    expect(texts?.filter((text) => text.startsWith('Archer'))).toContain('Archer advances')
  })

  test('[L-CON.2] of a plan is also the extra action of a hasted unit, whose kill is in its sum', () => {
    const units = { '2,3': 'aCv+haste', '4,1': 'aGd', '2,4': 'bHh2/6' }
    const { view, ask } = seenByA(laid({ ...BATTLE, board: undefined, units }))
    const draft = WAVE_PLAN.draft(ask, { view, story: [], names: [] }, new Map())
    const extra = draft?.steps.at(-1)
    expect(extra).toMatchObject({
      text: 'Extra action: Cavalier attacks Hellhound',
      hint: expect.stringMatching(/dies$/),
    })
    expect(extra?.orders).toEqual(['attack', 'advance'])
    expect(draft?.sum).toBe('1 kill.')
    expect(arrowsOf(ask, view, draft).some(({ label }) => label.endsWith('dies'))).toBe(true)
  })

  test('[L-R43] of a plan is the first of several extra actions of a unit; for the others it is asked again', () => {
    const units = { '2,1': 'aCv+haste2', '4,1': 'aGd' }
    const { view, ask } = seenByA(laid({ ...BATTLE, board: undefined, units }))
    const steps = WAVE_PLAN.draft(ask, { view, story: [], names: [] }, new Map())?.steps ?? []
    expect(steps.filter(({ text }) => text.startsWith('Extra action'))).toHaveLength(1)
    expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length)
  })

  test('[L-CON.5] of a plan is none of a unit that is stunned', () => {
    const { view, ask } = seenByA(laid({ ...BATTLE, board: BATTLE.board.with(4, '. . aGd aGd+stun') }))
    const draft = WAVE_PLAN.draft(ask, { view, story: [], names: [] }, new Map())
    expect(draft?.steps.map(({ ref }) => ref?.id)).not.toContain(3)
    expect(arrowsOf(ask, view, draft).filter(({ from }) => from === 3)).toEqual([])
  })
})

test('[L-CON.5] [L-R18] who is stunned has no place in the order of either wave, and says why', () => {
  const units = { '1,3': 'aGd', '2,2': 'aGd+stun', '2,1': 'aAr' }
  const match = laid({ ...BATTLE, board: undefined, units })
  const story: SeenEvent<LanesEvent>[] = []
  const seen = (): [number[][], (string | undefined)[]] => {
    story.push(...match.takeEvents().map((record) => eventFor(record, 0)))
    const view = match.viewFor(0)
    const order = orderIn(view, waveIn(story))
    const asked = { prompt: null, isAiming: false }
    return [
      [...order],
      [1, 5, 8].map((field) => {
        const unit = view.board[field]
        return unit ? whyNotUnit(view, unit, { asked, order }) : undefined
      }),
    ]
  }
  const stunned = 'It is stunned and skips both waves.'
  const next = 'It is its turn to act: pick what it does, or where it goes.'
  const [first, why] = seen()
  expect(first).toEqual([
    [8, 1],
    [1, 2],
  ])
  expect(why).toEqual(['It is the 2nd to act in this wave.', stunned, next])
  match.choose(0, 0)
  expect(seen()).toEqual([[[1, 1]], [next, stunned, 'It does not act any more in this wave.']])
})

describe('what a field says', () => {
  const { view } = seenByA(laid(MAIN))

  test('all that its unit shows', () => {
    const names = ['You', 'Osric']
    expect(fieldLabel(view, 13, { names })).toBe('Osric’s Imp, lane 2 row 4, attack 1, life 1, stunned')
    expect(fieldLabel(view, 7, { names, order: 1 })).toBe(
      'Your Archer, lane 4 row 2, attack 2, life 2, acts next',
    )
    expect(fieldLabel(view, 0, { names })).toBe('Empty field, lane 1 row 1')
  })

  test('and whom it fights for, and who enchanted it, by their names', () => {
    const imp = view.board[13]
    const board = view.board.with(13, imp ? { ...imp, turnover: 1, marks: markOf(1, 0) } : null)
    const said = fieldLabel({ ...view, board }, 13, { names: ['You', 'Osric'] })
    expect(said).toContain(', fights for you, enchanted by Osric, ')
    const about = { glossary: [], names: ['You', 'Osric'] }
    const tip = pieceDrawn(
      createElement('p', null, tipOf({ kind: 'field', id: 13 }, { ...view, board }, about)),
    )
    expect(tip).toContain('Osric’s <strong>Imp</strong>, lane 2 row 4')
    expect(tip).toContain('Enchanted by Osric.')
  })

  test.each([
    ['aCv3/3', 'It would attack Hellhound, lane 2 row 3, for 2 damage.'],
    ['aCv3/3+chill4', 'It would attack Hellhound, lane 2 row 3, for no damage.'],
    ['aCv3/3+disarm', 'It would attack Hellhound, lane 2 row 3, but it is disarmed.'],
  ])('[L-CON.7] [L-ATK.9] and in a tip, whom it would attack: %s', (unit, says) => {
    const board = ['. . . .', '. . . .', '. bHh2/3D . .', `. ${unit} . .`, '. . . .']
    const seen = seenByA(laid({ ...MAIN, board })).view
    const about = { glossary: [], names: ['You', 'Osric'] }
    expect(pieceDrawn(createElement('p', null, tipOf({ kind: 'field', id: 5 }, seen, about)))).toContain(says)
  })
})
