import type { CardId } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import type { TempusPrompt } from '../../asks.ts'
import { meritIn } from '../../bots/merit.ts'
import { lastingNamed } from '../../rules/printed.ts'
import { spaceAt, type Space } from '../../space/index.ts'
import { NOBODY, type Lasting, type TempusState } from '../../state.ts'
import { positionOf } from './kit.ts'

const BESIDE_RIVAL = spaceAt(19, 14)
const BESIDE_SELF = spaceAt(13, 14)

/** A Hero (A) with a card, six spaces from a rival (B). */
function holding(
  slug: string,
  hero: object,
  hp = 30,
): { readonly state: TempusState; readonly card: CardId } {
  const state = positionOf({
    exact: true,
    map: ['A 14,14', 'B 20,14'],
    seats: [{ ...hero, hp, hasCycled: true, hand: [slug] }],
  })
  return { state, card: state.heroes[0]?.hand[0] as CardId }
}

/** Of the two spaces, the one that promises more for what is asked. */
function betterOf(state: TempusState, prompt: TempusPrompt): Space {
  const merit = meritIn(state, { seat: 0, prompt, options: [] })
  const worthOf = (space: Space): number => merit?.({ do: 'space', space }) ?? 0
  return worthOf(BESIDE_RIVAL) > worthOf(BESIDE_SELF) ? BESIDE_RIVAL : BESIDE_SELF
}

const RANGER = { class: 'ranger', subclass: 'horde-breaker', character: 'ivar' }
const CLERIC = { class: 'cleric', subclass: 'life-domain', character: 'raena' }

test('what strikes is laid beside a rival, what holds over it, and what heals beside whoever is hurt', () => {
  const aim = (slug: string, hero: object, hp?: number): Space => {
    const { state, card } = holding(slug, hero, hp)
    return betterOf(state, { type: 'aim', card })
  }
  expect(aim('spiritual-weapon', CLERIC)).toBe(BESIDE_RIVAL)
  expect(aim('spike-growth', RANGER)).toBe(BESIDE_RIVAL)
  expect(aim('healing-spirit', RANGER, 10)).toBe(BESIDE_SELF)
})

test('a token goes on to where it strikes somebody', () => {
  const { state, card } = holding('spiritual-weapon', CLERIC)
  const at = spaceAt(16, 14)
  const lasting: Lasting = {
    id: 1,
    face: lastingNamed('spiritual-weapon'),
    owner: 0,
    on: NOBODY,
    card,
    at,
    spaces: [at],
    count: 3,
    since: 0,
    isFresh: undefined,
  }
  const laid = { ...state, lastings: [lasting] }
  expect(betterOf(laid, { type: 'place', creature: NOBODY, card })).toBe(BESIDE_RIVAL)
})
