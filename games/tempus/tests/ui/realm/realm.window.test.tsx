import type { CardId } from '@trialhall/kernel'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { spaceAt } from '../../../space/index.ts'
import { creatureName } from '../../../words/names.ts'
import { laid } from './kit.ts'
import { found, LAYOUT, MapOnPage, type Looking } from './table.tsx'

beforeAll(() => {
  Object.assign(HTMLElement.prototype, {
    setPointerCapture: () => {},
    hasPointerCapture: () => false,
    showPopover: () => {},
  })
})

let page: MapOnPage

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(LAYOUT)
})

afterEach(() => {
  page.close()
  vi.restoreAllMocks()
})

/** The first Hero has four spaces left; the opponent's Wizard is behind a wall, its Ranger in the open. */
function walking(looking: Looking = {}): void {
  page = new MapOnPage(laid({ turn: { actions: 1, spaces: 4 } }), looking)
}

/** The Wizard of the fourth seat has just played a card with an area, at two who stand side by side. */
function aiming(): void {
  const seats = [
    { at: '19,15' },
    { at: '12,15' },
    { at: '20,15' },
    { at: '15,15', hand: ['fireball'], hasCycled: true },
  ]
  const match = laid({ seats, next: 'D', turn: { actions: 2, spaces: 0 } })
  for (let { asks } = match; asks[0]; { asks } = match) {
    const [ask] = asks
    if ((ask.prompt as { type: string }).type === 'aim') break
    const options = ask.options as readonly { do: string; card?: CardId }[]
    const act = options.findIndex(
      (option) => option.do === 'act' && option.card !== undefined && isFireball(match, option.card),
    )
    const pass = options.findIndex((option) => option.do === 'pass')
    match.choose(ask.seat, Math.max(act, pass))
  }
  page = new MapOnPage(match, { viewer: 3 })
}

function isFireball(match: ReturnType<typeof laid>, card: CardId): boolean {
  return match.viewFor(3).heroes[3]?.hand.includes(card) === true
}

/** Lets what was picked reach the match, and the match the page. */
async function settled(): Promise<void> {
  await act(async () => {
    for (let rounds = 0; rounds < 6; rounds++) await Promise.resolve()
  })
}

test('the terrain lies in plain colours from the first frame, before the ground is painted', () => {
  walking()
  const shapes = [...document.querySelectorAll('[data-plain-ground] path')]
  expect(shapes.map((shape) => (shape.getAttribute('d') ?? '').length > 0)).toEqual([true, true, true])
})

test('the page hears how the match stands on the map, which tells it step by step', () => {
  vi.useFakeTimers()
  const match = laid()
  const rounds: number[] = []
  page = new MapOnPage(match, { motion: 'full', onShown: ({ round }) => rounds.push(round) })
  for (let { asks } = match; asks[0] && match.viewFor(0).round === 4; { asks } = match)
    match.choose(asks[0].seat, asks[0].options.length - 1)
  page.draw()
  expect([rounds.at(-1), match.viewFor(0).round]).toEqual([4, 5])
  for (let beats = 0; beats < 400; beats++) act(() => vi.advanceTimersByTime(1000))
  expect(rounds.at(-1)).toBe(5)
  expect(rounds.length).toBeGreaterThan(10)
  vi.useRealTimers()
})

describe('a press on the map', () => {
  test('on a space within reach walks there, in two answers', async () => {
    walking()
    page.press(spaceAt(13, 15))
    await settled()
    expect(page.picked).toEqual([{ do: 'walk' }, { do: 'space', space: spaceAt(13, 15) }])
    expect(page.match.viewFor(0).heroes[0]?.at).toBe(spaceAt(13, 15))
  })

  test('on a space that only a Move Action reaches plays it, and goes on once its Chains are answered', async () => {
    page = new MapOnPage(laid({ turn: { actions: 2, spaces: 0 } }))
    page.point(spaceAt(14, 15))
    expect(found('[data-way]').textContent).toMatch(/2 of \d+, 1 Action/u)
    page.press(spaceAt(14, 15))
    await settled()
    for (let { asks } = page.match; asks[0]; { asks } = page.match) {
      const [ask] = asks
      if (!['chain', 'window'].includes((ask.prompt as { type: string }).type)) break
      page.match.choose(
        ask.seat,
        (ask.options as readonly { do: string }[]).findIndex((option) => option.do === 'pass'),
      )
      page.back()
      await settled()
    }
    expect(page.picked.map((option) => (option as { do: string }).do)).toEqual(['act', 'walk', 'space'])
    expect(page.match.viewFor(0).heroes[0]?.at).toBe(spaceAt(14, 15))
  })

  test('on a space out of reach picks nothing', async () => {
    walking()
    page.press(spaceAt(28, 28))
    await settled()
    expect(page.picked).toEqual([])
  })

  test('can be taken by whoever shows the map, before anything is picked', async () => {
    const pressed: number[] = []
    walking({ onPress: (space) => pressed.push(space) > 0 })
    page.press(spaceAt(13, 15))
    await settled()
    expect(pressed).toEqual([spaceAt(13, 15)])
    expect(page.picked).toEqual([])
  })
})

describe('a Hero that is carried', () => {
  test('to a space within reach walks there', async () => {
    walking()
    page.carry(spaceAt(12, 15), spaceAt(13, 15))
    await settled()
    expect(page.picked).toEqual([{ do: 'walk' }, { do: 'space', space: spaceAt(13, 15) }])
  })

  test('out of reach, or from where nobody acts, picks nothing', async () => {
    walking()
    page.carry(spaceAt(12, 15), spaceAt(28, 28))
    page.carry(spaceAt(12, 17), spaceAt(13, 15))
    await settled()
    expect(page.picked).toEqual([])
  })
})

/** The Wizard of the fourth seat holds a Fireball, and two stand side by side in its sight. */
function holding(): CardId {
  const seats = [
    { at: '19,15' },
    { at: '12,15' },
    { at: '20,15' },
    { at: '15,15', hand: ['fireball'], hasCycled: true },
  ]
  const match = laid({ seats, next: 'D', turn: { actions: 2, spaces: 0 } })
  for (let [ask] = match.asks; ask && (ask.prompt as { type: string }).type !== 'turn'; [ask] = match.asks)
    match.choose(ask.seat, ask.options.length - 1) // passes
  page = new MapOnPage(match, { viewer: 3 })
  const [card] = match.viewFor(3).heroes[3]?.hand ?? []
  if (card === undefined) throw new Error('There is no Fireball.')
  return card
}

describe('a card of the hand', () => {
  test('that is let go of on the map is played, and aimed there as soon as it is asked where', async () => {
    const fireball = holding()
    page.drag(fireball, spaceAt(19, 15))
    await settled()
    await settled()
    expect(page.picked).toMatchObject([{ do: 'act' }, { do: 'space', space: spaceAt(19, 15) }])
    expect(page.match.viewFor(3).heroes[0]?.hp).toBeLessThan(31)
  })

  test('that is let go of where it has no target is played, and asked about', async () => {
    const fireball = holding()
    page.drag(fireball, spaceAt(28, 28))
    await settled()
    expect(page.picked).toMatchObject([{ do: 'act' }])
    expect(page.match.asks[0]?.prompt).toMatchObject({ type: 'aim' })
  })

  test('shows over the map whom it could strike, before it is let go of', () => {
    const fireball = holding()
    page.drag(fireball, spaceAt(19, 15), 'held')
    expect(document.querySelector('[data-ahead]')).not.toBeNull()
    expect(page.picked).toEqual([])
  })
})

describe('what is pointed at', () => {
  test('whoever has come where the map was pressed tells nothing, until something else is pointed at', async () => {
    vi.useFakeTimers()
    walking()
    const to = spaceAt(13, 15)
    const rest = (): string | undefined => {
      act(() => vi.advanceTimersByTime(1000))
      return document.querySelector('[data-tip]')?.textContent
    }
    page.point(to)
    page.press(to)
    await settled()
    await settled()
    expect(page.match.viewFor(0).heroes[0]?.at).toBe(to)
    expect(rest()).toBeUndefined()
    page.point(spaceAt(22, 22))
    page.point(to)
    expect(rest()).toContain('Column 13, row 15')
    vi.useRealTimers()
  })

  test('a way is drawn with its cost, and nothing where nobody can go', () => {
    walking()
    page.point(spaceAt(14, 17))
    expect(found('[data-way]').dataset['way']).toBe('2')
    expect(found('[data-way]').textContent).toContain('2 of 4')
    page.point(spaceAt(28, 28))
    expect(document.querySelector('[data-way]')).toBeNull()
  })

  test('a way that needs a Move Action counts what an Event adds to it', () => {
    const turn = { actions: 2, spaces: 0 }
    page = new MapOnPage(laid({ turn }))
    page.point(spaceAt(14, 17))
    expect(found('[data-way]').textContent).toContain('2 of 5, 1 Action')
    page.close()
    page = new MapOnPage(laid({ turn, events: ['tailwind'] }))
    page.point(spaceAt(14, 17))
    expect(found('[data-way]').textContent).toContain('2 of 7, 1 Action')
  })

  test('whoever is not seen has the wall before it lit', () => {
    walking()
    page.point(spaceAt(22, 12))
    expect(found('[data-sight]').dataset).toMatchObject({
      sight: 'blocked',
      block: expect.stringMatching(/\d+/u),
    })
    page.point(spaceAt(19, 15))
    expect(found('[data-sight]').dataset['sight']).toBe('free')
  })

  test('an area shows exactly who would be struck', () => {
    aiming()
    page.point(spaceAt(19, 15))
    const struck = [...document.querySelectorAll<HTMLElement>('[data-struck="true"]')]
    expect(struck.map((figure) => figure.dataset['entity'])).toEqual(['seat:0', 'seat:2'])
    expect(found('[data-area]').dataset['struck']).toBe('0 2')
    page.point(spaceAt(15, 11))
    expect(found('[data-area]').dataset['struck']).toBe('')
  })

  test('is told to whoever wants to know: a creature, and nobody', () => {
    const told: (number | null)[] = []
    walking({ onPoint: (creature) => told.push(creature) })
    page.point(spaceAt(19, 15))
    page.point(spaceAt(18, 15))
    expect(told).toEqual([1, null])
  })
})

describe('the cursor of keys', () => {
  test('begins at who acts, and says who stands there', () => {
    walking()
    act(() => page.pane.focus())
    expect(page.says).toMatch(/^Column 12, row 15: A of Red/u)
  })

  test('says what the way there costs, and what could be attacked and seen from there', () => {
    walking()
    act(() => page.pane.focus())
    page.key('ArrowRight')
    expect(page.says).toMatch(/The way there takes 1 of 4 spaces\. From there A .*(attack|sees) .+\.$/u)
  })

  test('says how far away somebody is who is seen, and what hides one who is not', () => {
    walking()
    act(() => page.pane.focus())
    for (let steps = 0; steps < 7; steps++) page.key('ArrowRight')
    expect(page.says).toMatch(/A sees it, 7 spaces away\.$/u)
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowUp'])
      page.key(key)
    expect(page.says).toMatch(/A does not see it: .+ is in the way\.$/u)
  })

  test('goes to the next space within reach, and Enter walks there', async () => {
    walking()
    act(() => page.pane.focus())
    page.key('n')
    page.key('Enter')
    await settled()
    expect(page.picked).toHaveLength(2)
  })
})

test('Heroes who share their Entry Portal stand apart, so that both are seen', () => {
  const seats = [{ at: '2,2' }, { at: '19,15' }, { at: '2,2' }, { at: '22,12' }]
  page = new MapOnPage(laid({ seats }))
  const places = [0, 2].map((seat) => found(`[data-entity="seat:${seat}"]`).style.transform)
  expect(new Set(places).size).toBe(2)
  expect(found('[data-entity="seat:1"]').style.transform).toBe('translate(1110px, 870px)')
})

describe('a view that changes without an event', () => {
  test('puts figures where they are: after a step back', async () => {
    walking({ motion: 'full' })
    const place = (): string => found('[data-entity="seat:0"]').style.transform
    const before = place()
    page.press(spaceAt(13, 15))
    await settled()
    page.match.back(0)
    page.back()
    expect(place()).toBe(before)
  })

  test('and where somebody has left the map', () => {
    walking()
    page.close()
    page = new MapOnPage(
      laid({ seats: [{ at: '12,15' }, { at: 'off', hp: 0 }, { at: '12,17' }, { at: '22,12' }] }),
    )
    expect(document.querySelector('[data-entity="seat:1"]')).toBeNull()
  })
})

test('of several Monsters of a kind each shows the letter of its name, and nobody else has one', () => {
  page = new MapOnPage(laid({ monsters: [{ is: 'ogre', at: '16,24' }] }))
  const names = [...document.querySelectorAll('[data-seen-at]')].map((figure) => {
    const id = Number(figure.getAttribute('data-entity')?.split(':')[1])
    return [creatureName(page.match.state, id), figure.querySelector('[data-letter]')?.textContent ?? '']
  })
  const wrong = names.filter(([name, letter]) => letter !== (/ ([A-E])$/u.exec(name ?? '')?.[1] ?? ''))
  expect(wrong).toEqual([])
  expect(names.filter(([, letter]) => letter !== '')).toHaveLength(12)
  expect(names.map(([name]) => name)).toContain('Ogre')
})

test('what is drawn over the map lies over the figures, in units of the map', () => {
  walking({ children: <circle r="30" data-ping="" /> })
  const ping = found('[data-ping]')
  expect(ping.closest('svg')?.getAttribute('viewBox')).toBe('0 0 1800 1800')
  const figure = found('[data-entity="seat:0"]')
  expect(figure.compareDocumentPosition(ping) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
