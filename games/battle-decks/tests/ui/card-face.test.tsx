import { CARDS, CATALOG } from '@trialhall/game-battle-decks'
import { pieceDrawn } from '@trialhall/table-ui/testkit'
import { expect, test } from 'vitest'
import { CardFace } from '../../ui/cards/CardFace.tsx'

/** How long the words of a card are said to be, by which a phone gives it room. */
function lengthOf(slug: string): string | undefined {
  const at = CATALOG.findIndex((face) => face.slug === slug)
  const [face, card] = [CATALOG[at], CARDS[at]]
  if (!face || !card) throw new Error(`there is no ${slug}`)
  return /data-length="([\w-]+)"/u.exec(pieceDrawn(<CardFace face={face} card={card} glossary={[]} />))?.[1]
}

test('a card of the hand with many words asks for more room, and one with few does not', () => {
  expect(['scout-falcon-6', 'spotter-balloon-4'].map(lengthOf)).toEqual(['very-long', 'very-long'])
  expect(['sabre-cat-k', 'her-royal-guard-q', 'shield-grenadier-j'].map(lengthOf)).toEqual([
    'long',
    'long',
    'long',
  ])
  expect(['mammoth-a', 'snare-net-5', 'ambush-b-k'].map(lengthOf)).toEqual([undefined, undefined, undefined])
})
