import { CATALOG } from '@trialhall/game-tempus'
import type { CardId, SeenEvent } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { shownIn } from '../../ui/stage/Stage.tsx'
import type { TempusEvent } from '../../events.ts'

const CARD = 7 as CardId

function heard(event: TempusEvent, slug: string): SeenEvent<TempusEvent> {
  const def = CATALOG.findIndex((face) => face.slug === slug)
  return { at: 0, event, known: { [CARD]: def } }
}

function shown(event: TempusEvent, slug: string): string | undefined {
  return shownIn(heard(event, slug), [0, 2])?.slug
}

test('Events and Loot are shown large, whoever draws them', () => {
  expect(shown({ type: 'eventDrawn', card: CARD }, 'treasure-rain')).toBe('treasure-rain')
  expect(shown({ type: 'gainedLoot', seat: 1, card: CARD, from: 'deck' }, 'amulet-of-health')).toBe(
    'amulet-of-health',
  )
})

test('cards of the hands of others are shown large, but neither own ones nor Primaries', () => {
  const played = { type: 'played', card: CARD, as: 'action' } as const
  expect(shown({ ...played, seat: 1 }, 'magic-missile')).toBe('magic-missile')
  expect(shown({ ...played, seat: 2 }, 'magic-missile')).toBeUndefined()
  expect(shown({ ...played, seat: 1 }, 'longbow')).toBeUndefined()
  expect(shown({ type: 'turnBegan', creature: 1 }, 'longbow')).toBeUndefined()
})
