import { afterEach, beforeEach, expect, test } from 'vitest'
import { DragLayer, type DragFrom, type DragKind } from '../../src/drag/drag.ts'
import { hearLandings } from '../../src/drag/landing.ts'

const done: string[] = []
let kind: DragKind = 'aimed'
/** Where drags can begin. */
let from: readonly DragFrom[] = ['hand']
let stop = (): void => undefined

/** What lies under the pointer: jsdom lays nothing out. */
let under: Element | null = null

beforeEach(() => {
  done.length = 0
  kind = 'aimed'
  from = ['hand']
  document.body.innerHTML = `
    <div id="root">
      <div data-lands=""><b data-entity="seat:2"></b></div>
      <div data-part="board">
        <button data-entity="field:1" data-lit="true"></button><i></i>
        <button data-entity="field:2" aria-disabled="true"></button><em data-piece="field:2"></em>
      </div>
      <div aria-label="Log of the match"><b data-entity="field:2"></b></div>
      <div data-part="hand"><button data-entity="card:7" data-lit="true"></button></div>
    </div>`
  document.elementFromPoint = () => under
  stop = new DragLayer(element('#root'), () => ({
    kindOf: (_, at) => (from.includes(at) ? kind : 'none'),
    lift: (key) => done.push(`lift ${key}`),
    drop: (key, on) => done.push(`drop ${key} on ${on ?? 'the table'}`),
    putBack: (key) => done.push(`put back ${key}`),
  })).listen()
})

afterEach(() => {
  stop()
  document.body.replaceChildren()
})

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(selector)
  return found
}

/** The button is down. */
let isDown = false

/** A pointer event, which jsdom does not know: a mouse event with what a drag looks at. */
function pointer(type: string, target: Element, { x = 0, y = 0, by = 'mouse', at = 0 } = {}): void {
  const where = { clientX: x, clientY: y, buttons: type === 'pointerdown' || isDown ? 1 : 0 }
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...where })
  const more = { pointerId: 1, isPrimary: true, pointerType: by, timeStamp: at }
  for (const [key, value] of Object.entries(more)) Object.defineProperty(event, key, { value })
  target.dispatchEvent(event)
  isDown = type === 'pointerdown' || (isDown && type === 'pointermove')
}

function drag(over: Element | null): void {
  pointer('pointerdown', element('[data-entity="card:7"]'))
  under = over
  pointer('pointermove', document.body, { x: 40, y: -60 })
}

test('a card is lifted, its targets are lit, and it is let go of on one', () => {
  drag(element('[data-entity="field:1"]'))
  expect(done).toEqual(['lift card:7'])
  expect(element('#root').dataset['drag']).toBe('aimed')
  expect(element('[data-ghost]').getAttribute('aria-hidden')).toBe('true')
  expect(element('[data-entity="field:1"]').hasAttribute('data-over')).toBe(true)
  pointer('pointerup', document.body)
  expect(done).toEqual(['lift card:7', 'drop card:7 on field:1'])
  expect(document.querySelector('[data-ghost], [data-over], [data-drag]')).toBeNull()
})

test('elsewhere, and with Escape, it is put back', () => {
  drag(element('i'))
  pointer('pointerup', document.body)
  expect(done).toEqual(['lift card:7', 'put back card:7'])
  drag(element('[data-entity="field:1"]'))
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  let clicks = 0
  document.body.addEventListener('click', () => clicks++, { once: true })
  pointer('pointerup', document.body)
  element('[data-entity="card:7"]').click()
  expect(clicks).toBe(0) // the click that follows presses nothing
  expect(done.slice(2)).toEqual(['lift card:7', 'put back card:7'])
})

test('after a drag that the system has cancelled, the next tap is one', () => {
  drag(element('[data-entity="field:1"]'))
  pointer('pointercancel', document.body)
  expect(done).toEqual(['lift card:7', 'put back card:7'])
  let clicks = 0
  document.body.addEventListener('click', () => clicks++, { once: true })
  pointer('pointerdown', element('i'), { by: 'touch' })
  pointer('pointerup', document.body, { by: 'touch' })
  element('i').click()
  expect(clicks).toBe(1)
})

test('a card whose button was let go of unseen is put back', () => {
  drag(element('[data-entity="field:1"]'))
  isDown = false
  pointer('pointermove', document.body, { x: 90, y: -60 })
  expect(done).toEqual(['lift card:7', 'put back card:7'])
  let clicks = 0
  document.body.addEventListener('click', () => clicks++, { once: true })
  pointer('pointerdown', element('i'))
  pointer('pointerup', document.body)
  element('i').click()
  expect(clicks).toBe(1)
})

test('what needs no target is played anywhere on the table, and not in the hand', () => {
  kind = 'free'
  drag(element('i'))
  pointer('pointerup', document.body)
  drag(element('[data-part="hand"]'))
  pointer('pointerup', document.body)
  expect(done).toEqual(['lift card:7', 'drop card:7 on the table', 'lift card:7', 'put back card:7'])
})

test('a click that trembles is no drag, and nothing that is not lit is dragged', () => {
  pointer('pointerdown', element('[data-entity="card:7"]'))
  pointer('pointermove', document.body, { x: 3, y: 3 })
  pointer('pointerup', document.body)
  kind = 'none'
  drag(element('i'))
  expect(done).toEqual([])
})

test('a finger that moves at once scrolls; one that has rested drags', () => {
  const card = element('[data-entity="card:7"]')
  pointer('pointerdown', card, { by: 'touch' })
  pointer('pointermove', document.body, { x: 40, by: 'touch', at: 50 })
  pointer('pointermove', document.body, { x: 80, by: 'touch', at: 500 })
  expect(done).toEqual([])
  pointer('pointerup', document.body, { by: 'touch' })
  pointer('pointerdown', card, { by: 'touch' })
  pointer('pointermove', document.body, { x: 40, by: 'touch', at: 400 })
  expect(done).toEqual(['lift card:7'])
})

test('a finger that has rested on a card does not scroll from its first movement on, one that has not does', () => {
  const card = element('[data-entity="card:7"]')
  const scrolls = (at: number): boolean => {
    const event = new Event('touchmove', { bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: at })
    return card.dispatchEvent(event)
  }
  pointer('pointerdown', card, { by: 'touch' })
  expect(scrolls(50)).toBe(true)
  expect(scrolls(400)).toBe(false)
  pointer('pointerup', document.body, { by: 'touch', at: 450 })
  expect(scrolls(500)).toBe(true)
})

test('a map is told what comes over it, leaves it and is let go of on it, and the card is played', () => {
  kind = 'free'
  const map = element('[data-lands]')
  const deafen = hearLandings(map, ({ phase, key, clientX, clientY }) =>
    done.push(`${phase} ${key} ${clientX},${clientY}`),
  )
  drag(element('[data-entity="seat:2"]'))
  expect(element('[data-ghost]').hasAttribute('data-small')).toBe(true)
  under = element('i')
  pointer('pointermove', document.body, { x: 9, y: 9 })
  expect(element('[data-ghost]').hasAttribute('data-small')).toBe(false)
  under = map
  pointer('pointermove', document.body, { x: 50, y: -60 })
  pointer('pointerup', document.body, { x: 50, y: -60 })
  deafen()
  expect(done.filter((said) => !said.startsWith('leave'))).toEqual([
    'lift card:7',
    'over card:7 40,-60',
    'over card:7 50,-60',
    'drop card:7 50,-60',
    'drop card:7 on the table',
  ])
  expect(done.indexOf('leave card:7 0,0')).toBe(2)
})

test('a piece of the board is dragged as it is drawn, and not by its name in the log', () => {
  from = ['board']
  pointer('pointerdown', element('[aria-label="Log of the match"] b'))
  under = element('[data-entity="field:1"]')
  pointer('pointermove', document.body, { x: 40, y: -60 })
  expect(done).toEqual([])
  pointer('pointerup', document.body)
  pointer('pointerdown', element('button[data-entity="field:2"]'))
  pointer('pointermove', document.body, { x: 40, y: -60 })
  expect(element('[data-ghost]').localName).toBe('em')
  pointer('pointerup', document.body)
  expect(done).toEqual(['lift field:2', 'drop field:2 on field:1'])
})

test('what a thing cannot be let go of on is pressed, so that it says why', async () => {
  await new Promise((done) => setTimeout(done)) // clicks of earlier drags are kept until then
  let presses = 0
  element('button[data-entity="field:2"]').addEventListener('click', () => presses++)
  drag(element('button[data-entity="field:2"]'))
  pointer('pointerup', document.body)
  expect(done).toEqual(['lift card:7', 'put back card:7'])
  expect(presses).toBe(1)
})
