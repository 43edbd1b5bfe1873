import type { Party } from '@trialhall/kernel'
import type { ChatLine } from '@trialhall/protocol'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { Audience } from '../../../../src/online/table/talk/audience.ts'
import { LastWords, TalkPanel, type TalkProps } from '../../../../src/online/table/talk/talk-panel.tsx'

const RED = { party: 0, name: 'Red' }
const complaints = vi.spyOn(console, 'error')
const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
  expect(complaints).not.toHaveBeenCalled()
})

const line = (part: Partial<ChatLine>): ChatLine => ({
  n: 1,
  from: 'Bo',
  id: 'person000002',
  seat: 1,
  text: 'Hello',
  at: 0,
  ...part,
})

interface Shown {
  readonly page: HTMLElement
  readonly said: (readonly [string, Party | undefined])[]
}

/** The panel as Ana sees it, who plays for these parties. */
function shown(audiences: readonly Audience[], chat: readonly ChatLine[] = [], isHeard = true): Shown {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('div'))
  page.scrollTo = () => undefined
  const root = createRoot(page)
  closing.push(() => {
    act(() => root.unmount())
    page.remove()
  })
  const said: [string, Party | undefined][] = []
  const talk = {
    chat,
    me: 'person000001',
    muted: [],
    audiences,
    onMute: () => undefined,
    onSay: async (text: string, party?: Party) => {
      said.push([text, party])
      return isHeard
    },
  }
  act(() =>
    root.render(
      <>
        <TalkPanel {...talk} />
        <LastWords {...talk} />
      </>,
    ),
  )
  return { page, said }
}

function press(page: HTMLElement, words: string): void {
  const found = [...page.querySelectorAll<HTMLElement>('button, label')].find(
    ({ textContent }) => textContent?.trim() === words,
  )
  if (!found) throw new Error(`there is no ${words}`)
  act(() => found.click())
}

test('who plays for a party chooses who hears it: all, or the party alone', () => {
  const { page, said } = shown([RED])
  expect([...page.querySelectorAll('input[type="radio"]')]).toHaveLength(2)
  press(page, 'Hello!')
  press(page, 'Party (Red)')
  expect(page.textContent).toContain('Say something to Red alone')
  press(page, 'Well played!')
  press(page, 'All')
  press(page, 'Good luck!')
  expect(said).toEqual([
    ['Hello!', undefined],
    ['Well played!', 0],
    ['Good luck!', undefined],
  ])
})

test('who plays for no party has no choice', () => {
  const { page } = shown([])
  expect(page.querySelector('input[type="radio"]')).toBeNull()
})

test('what is for a party alone is marked, to the eye and to the ear', () => {
  HTMLElement.prototype.scrollTo = () => undefined
  const { page } = shown([RED], [line({}), line({ party: 0, text: 'Psst' })])
  const lines = [...page.querySelectorAll('li')]
  expect(lines.map(({ dataset }) => dataset['party'])).toEqual([undefined, ''])
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Bo: Hello', 'Bo to Red alone: Psst'])
})

/** Types a line and sends it. */
async function send(page: HTMLElement, text: string): Promise<void> {
  const field = page.querySelector<HTMLInputElement>('input[maxlength]')
  if (!field) throw new Error('there is no field')
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  act(() => {
    write?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => field.form?.requestSubmit())
}

const typed = (page: HTMLElement): string | undefined =>
  page.querySelector<HTMLInputElement>('input[maxlength]')?.value

test('what was said leaves the field, and stands there again where it was refused', async () => {
  const heard = shown([])
  await send(heard.page, ' Shall we play on tomorrow? ')
  expect([heard.said, typed(heard.page)]).toEqual([[['Shall we play on tomorrow?', undefined]], ''])
  const refused = shown([], [], false)
  await send(refused.page, 'Shall we play on tomorrow?')
  expect(typed(refused.page)).toBe('Shall we play on tomorrow?')
})

/** What is read out, as a page that is drawn again and again has it. */
function readOut(): {
  readonly region: () => Element | null
  readonly draw: (part: Partial<TalkProps>) => void
} {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  closing.push(() => {
    act(() => root.unmount())
    page.remove()
  })
  const talk: TalkProps = {
    chat: [],
    me: 'person000001',
    muted: [],
    audiences: [],
    onMute: () => undefined,
    onSay: async () => true,
  }
  return {
    region: () => page.querySelector('[aria-live] > *'),
    draw: (part) => act(() => root.render(<LastWords {...talk} {...part} />)),
  }
}

test('what comes is read out, all of what comes together, and to whom it was said; not what was said before', () => {
  const { region, draw } = readOut()
  const chat = [line({ text: 'Long ago' })]
  draw({ chat, audiences: [RED] })
  expect(region()).toBeNull()
  const later = [
    line({ n: 2 }),
    line({ party: 0, text: 'Psst' }),
    line({ n: 3, id: 'person000001', from: 'Ana' }),
  ]
  draw({ chat: [...chat, ...later], audiences: [RED] })
  const read = [...(region()?.parentElement?.children ?? [])].map(({ textContent }) => textContent)
  expect(read).toEqual(['Bo: Hello', 'Bo to Red alone: Psst'])
})

test('who says the same twice is read out twice, as they hear who do not see it', () => {
  const { region, draw } = readOut()
  draw({})
  draw({ chat: [line({})] })
  const first = region()
  expect(first?.textContent).toBe('Bo: Hello')
  draw({ chat: [line({}), line({ n: 2 })] })
  expect(region()?.textContent).toBe('Bo: Hello')
  expect(region()).not.toBe(first)
})

test('an old line is never read out as new: neither when its successor is muted nor when it is heard again', () => {
  const { region, draw } = readOut()
  const cy = { id: 'person000003', name: 'Cy' }
  const chat = [line({}), line({ n: 2, from: cy.name, id: cy.id, text: 'Rude' })]
  draw({})
  draw({ chat: chat.slice(0, 1) })
  draw({ chat })
  expect(region()?.textContent).toBe('Cy: Rude')
  draw({ chat, muted: [cy] })
  expect(region()).toBeNull()
  draw({ chat })
  expect(region()).toBeNull()
  draw({ chat: [...chat, line({ n: 3, text: 'Go on' })] })
  expect(region()?.textContent).toBe('Bo: Go on')
})
