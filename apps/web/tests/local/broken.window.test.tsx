import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeMatch } from '../../src/device/saved-matches.ts'
import { BrokenTable } from '../../src/local/broken.tsx'
import { useRecording } from '../../src/replay/player/use-recording.ts'
import { openProductHall } from '../product-hall.ts'
import { savedMatch } from './engine/table-room.ts'

await openProductHall()

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const shown = (): string => document.querySelector('main')?.textContent ?? ''

/** Keeps a match whose rules are so much newer or older than those of the page. */
function keep(newer: number): void {
  const saved = savedMatch('pb')
  const ranks = saved.seats.map(({ seat }) => seat + 1)
  const outcome = { ranks, scores: ranks, reason: 'points' }
  const log = { ...saved.log, rulesVersion: saved.log.rulesVersion + newer }
  expect(writeMatch({ ...saved, log, outcome })).toBe(true)
}

test('a match of earlier rules says so in plain words, with its result, and offers nothing that cannot help', () => {
  keep(-1)
  act(() => root.render(<BrokenTable id="test" sentence="The log is of other rules." />))
  expect(shown()).toContain('This match was played under other rules.')
  expect(shown()).toMatch(
    /This match was played under version \d+ of the rules of .*; this page uses version \d+\./,
  )
  expect(shown()).toContain('won')
  expect(shown()).not.toMatch(/The log is|cannot continue|Try again/)
})

test('any other match that cannot continue may be tried again', () => {
  keep(0)
  act(() => root.render(<BrokenTable id="test" sentence="The match could not be loaded." />))
  expect(shown()).toContain('This match cannot continue.')
  expect(shown()).toContain('The match could not be loaded.')
  expect(shown()).toContain('Try again')
})

function Replay(): ReactNode {
  const wound = useRecording({ kind: 'device', id: 'test' })
  return <main>{wound?.ok === false ? wound.fault.message : 'replayed'}</main>
}

test('its replay says the same', async () => {
  keep(-1)
  await act(async () => root.render(<Replay />))
  expect(shown()).toMatch(/^This match was played under version/)
})
