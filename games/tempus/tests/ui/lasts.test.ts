import { tempus, type TempusView } from '@trialhall/game-tempus'
import { tempusUi } from '@trialhall/game-tempus/ui'
import { factsOf, Match, plain } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { named } from '@trialhall/table-ui'
import { drawn, pieceDrawn, updateOf } from '@trialhall/table-ui/testkit'
import type { JSX } from 'react'
import { describe, expect, test } from 'vitest'
import type { TempusEvent } from '../../events.ts'
import { PRINTED } from '../../rules/printed.ts'
import { NOBODY, OFF, type Lasting, type TempusState } from '../../state.ts'
import { sayLasting, statusesOf } from '../../ui/mats/statuses.ts'
import { lastsApart } from '../../ui/quests/InPlay.tsx'
import { tipOf } from '../../ui/tip.tsx'
import { leftOf, remaining } from '../../ui/realm/things/remaining.ts'

const NAMES = ['You', 'Osric', 'Mirel', 'Corvin']
const SEATS = [
  { class: 'cleric', at: '13,14' },
  { class: 'ranger', at: '14,14' },
  { class: 'bard', at: '2,29' },
  { class: 'wizard', at: '29,2' },
]

interface Looked {
  readonly view: TempusView
  readonly page: string
}

function looked(position: object): Looked {
  const match = sure(
    Match.start(tempus, {
      seats: 4,
      seed: 'lasts',
      position: { round: 3, next: 'A', seats: SEATS, ...position },
    }),
  )
  return { view: match.viewFor(0) as TempusView, page: drawn(tempusUi, updateOf(match, 0)) }
}

/** The page without its markup. */
function wordsOf(page: string): string {
  return page.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ')
}

const TRIAL = {
  events: ['champions-trial', 'tempus-ascendant'],
  lastings: [
    { is: 'champion-of-the-trial', owner: 'C', card: 'champions-trial' },
    { is: 'champion-of-the-trial', owner: 'D', card: 'champions-trial' },
    { is: 'triumph', owner: 'B' },
    { is: 'ascended', owner: 'A', card: 'tempus-ascendant' },
    { is: 'ascended', owner: 'A', card: 'tempus-ascendant' },
  ],
}

describe('[C-10] Champions', () => {
  const { view, page } = looked(TRIAL)

  test('are seen to be Champions, and nobody else is', () => {
    const namesOf = (id: number): readonly string[] => statusesOf(view, id, NAMES).map(({ name }) => name)
    expect([0, 1, 2, 3].map(namesOf)).toEqual([[], [], ['Champion of the Trial'], ['Champion of the Trial']])
    expect(page).toContain('Champion of the Trial')
  })

  test('whose prize is won are seen to be so', () => {
    const lastings = view.lastings.map((one) => (one.owner === 3 ? { ...one, count: 0 } : one))
    const says = (seen: TempusView): string => statusesOf(seen, 3, NAMES)[0]?.says ?? ''
    expect(says(view)).not.toContain('won')
    expect(says({ ...view, lastings } as TempusView)).toContain('its prize is won')
  })

  test('and the triumphs and ascents of a party stand there with the party', () => {
    expect(lastsApart(view)).toHaveLength(2)
    expect(wordsOf(page)).toMatch(/Triumph Blue, this round/u)
    expect(wordsOf(page)).toMatch(/Ascended 2 Red/u)
  })
})

test('a Banner that is carried is seen on its carrier, without the number of a space', () => {
  const lastings = [{ is: 'carried-banner', owner: 'B', card: 'race-to-the-banner', count: 44 }]
  const { view } = looked({ events: ['race-to-the-banner'], lastings })
  expect(statusesOf(view, 1, NAMES)).toMatchObject([{ name: 'Carried Banner', count: 0 }])
})

describe('what is left of something', () => {
  const at = { is: 'healing-spirit', owner: 'A', at: '13,18', count: 2 }

  test('stands beside its name and on its token', () => {
    const { view, page } = looked({ lastings: [at] })
    expect(wordsOf(page)).toMatch(/Healing Spirit 2 left/u)
    expect(leftOf(view.lastings[0] as Lasting)).toEqual({ number: 2, isTime: false })
    expect(page).toContain('data-left="2"')
  })

  test('is told of an Event whose token leaves after some rounds', () => {
    const lastings = [{ is: 'teleportal', card: 'teleportal', at: '9,9', count: 3 }]
    expect(wordsOf(looked({ events: ['teleportal'], lastings }).page)).toMatch(
      /Teleportal this round and 2 more/u,
    )
  })

  test('is told of a kept die, also of a 1', () => {
    const { view } = looked({ lastings: [{ is: 'portent', owner: 'A', on: 'A', count: 1 }] })
    expect(statusesOf(view, 0, NAMES)).toMatchObject([{ name: 'Portent', count: 1, says: 'this round' }])
  })
})

describe('[T-27.01] how long something lasts is told to the turn', () => {
  /** What is said in the turn of the first Hero. */
  function told(
    is: string,
    owner: string,
    { on, count, isFresh }: Partial<Record<string, unknown>> = {},
  ): string {
    const lasting = {
      is,
      owner,
      ...(on ? { on } : {}),
      ...(count ? { count } : {}),
      ...(isFresh ? { isFresh } : {}),
    }
    const { view } = looked({ turn: { actions: 2 }, lastings: [lasting] })
    return remaining(view, view.lastings[0] as Lasting, NAMES)
  }

  test('what ends at the start of its owner’s turn after next', () => {
    expect(told('spike-growth', 'A', { count: 1 })).toBe('until your next turn')
    expect(told('spike-growth', 'A', { count: 2 })).toBe('until your turn after next')
    expect(told('spike-growth', 'B', { count: 2 })).toBe('until Osric’s turn after next')
  })

  test('what lasts for three turns, the present one among them', () => {
    expect(told('aura-of-life', 'A', { on: 'A', count: 3 })).toBe('for this turn and your next 2 turns')
    expect(told('aura-of-life', 'A', { on: 'A', count: 2 })).toBe('for this turn and your next turn')
    expect(told('aura-of-life', 'A', { on: 'A', count: 1 })).toBe('to the end of this turn')
    expect(told('aura-of-life', 'B', { on: 'B', count: 2 })).toBe('for Osric’s next 2 turns')
  })

  test('what ends with the turn that is under way', () => {
    expect(told('held', 'B', { on: 'A' })).toBe('to the end of this turn')
    expect(told('held', 'B', { on: 'A', isFresh: true })).toBe('to the end of its next turn')
    expect(told('held', 'A', { on: 'B' })).toBe('to the end of its next turn')
    expect(told('bless', 'A', { on: 'C' })).toBe('to the end of this turn')
    expect(told('bless', 'A', { on: 'C', isFresh: true })).toBe('to the end of your next turn')
  })

  test('and once: a chip does not say it in two ways', () => {
    const { view } = looked({
      turn: { actions: 2 },
      lastings: [{ is: 'hold-the-line', owner: 'A', on: 'A' }],
    })
    expect(sayLasting(view, view.lastings[0] as Lasting, NAMES)).toBe('+2 DR (until your next turn)')
  })
})

test('what lasts on the map explains itself to whoever points at it, also by keys', () => {
  const { view, page } = looked({ lastings: [{ is: 'healing-spirit', owner: 'B', at: '13,18', count: 2 }] })
  const [{ id }] = view.lastings as [Lasting]
  expect(page).toMatch(new RegExp(`<button[^>]*data-entity="lasting:${id}"[^>]*tabindex="0"`, 'iu'))
  const tip = renderedTip(view, id)
  expect(tip).toContain('Healing Spirit of Osric')
  expect(tip).toContain('(2 left)')
})

function renderedTip(view: TempusView, id: number): string {
  const tip = tipOf({ kind: 'lasting', id }, view, { glossary: [], names: NAMES })
  return wordsOf(pieceDrawn(tip as JSX.Element))
}

test('the log names a Champion by its Hero, a triumph by its party', () => {
  const { view } = looked({})
  const says = (slug: string, owner: number): string => {
    const face = PRINTED.lastings.findIndex((one) => one.slug === slug)
    const event: TempusEvent = { type: 'lastingBegan', face, owner, creature: NOBODY, space: OFF }
    return plain(named(tempus.words.event(factsOf<TempusState>(view), event), NAMES))
  }
  expect(says('champion-of-the-trial', 1)).toBe('Osric is now Champion of the Trial.')
  expect(says('champion-of-the-trial', 0)).toBe('You are now Champion of the Trial.')
  expect(says('carried-banner', 0)).toBe('You now carry the Banner.')
  expect(says('triumph', 1)).toBe('Blue has triumphed over the rival Champion.')
  expect(says('ascended', 0)).toBe('Red has ascended.')
})
