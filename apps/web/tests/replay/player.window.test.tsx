import { act, type ReactNode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SettingsProvider } from '../../src/device/use-settings.tsx'
import { type Player, usePlayer } from '../../src/replay/player/use-player.ts'
import type { Reel } from '../../src/replay/reel.ts'
import type { ReplayLink, ReplayUpdate } from '../../src/replay/replay-link.ts'

const LENGTH = 5
const reel = { length: LENGTH } as Reel
const marks = { rounds: [], turns: [], highlights: [], noted: [] }

/** A link that shows what it is told to. */
class Shown {
  update = updateAt(0)
  private hear: (update: ReplayUpdate) => void = () => undefined

  subscribe(hear: (update: ReplayUpdate) => void): () => void {
    this.hear = hear
    return () => undefined
  }

  show(moment: number): void {
    this.hear(updateAt(moment))
  }
}

function updateAt(length: number): ReplayUpdate {
  return { snapshot: { length }, story: [], fresh: 0, how: 'jump' } as unknown as ReplayUpdate
}

let root: Root
let player: Player

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.useFakeTimers()
  const link = new Shown() as unknown as ReplayLink
  root = createRoot(document.createElement('div'))
  act(() =>
    root.render(
      <SettingsProvider>
        <Running link={link} />
      </SettingsProvider>,
    ),
  )
})

afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Running({ link }: { readonly link: ReplayLink }): ReactNode {
  const now = usePlayer({ link, reel, marks, hasBoard: false })
  useEffect(() => {
    player = now
  })
  return null
}

test('a replay that was jumped to its end stands still wherever it is jumped to from there', () => {
  act(() => player.toggle())
  expect(player.isPlaying).toBe(true)
  act(() => player.jump(LENGTH))
  expect(player.isPlaying).toBe(false)
  act(() => player.jump(0))
  expect(player).toMatchObject({ at: 0, isPlaying: false })
})

test('one that runs goes on running from where it is jumped to', () => {
  act(() => player.toggle())
  act(() => player.jump(2))
  expect(player).toMatchObject({ at: 2, isPlaying: true })
})
