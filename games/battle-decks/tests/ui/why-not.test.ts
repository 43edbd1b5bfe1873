import { CARDS, type BattleCard, type BattlePrompt } from '@trialhall/game-battle-decks'
import { expect, test } from 'vitest'
import { passWords } from '../../ui/clash/pass-words.ts'
import { whenPlayed, whyNotCard, whyNotCharacter } from '../../ui/why-not.ts'

const STANDING = { isOwn: true, isUnconscious: false, isActivated: false }

test('a card of the hand says when it can be played', () => {
  const kinds = ['reinforcement', 'equipment', 'event'] as const
  const cards = kinds.map((kind) => CARDS.find((card) => card.kind === kind) ?? null)
  expect(cards.map((card) => whyNotCard({ type: 'activate' }, card))).toEqual([
    'Reinforcements are put into play in step 1 of your turn.',
    'Equipment is put into play in step 1 of your turn.',
    'Events are played between the steps of a turn, before a die and after an attack.',
  ])
  const rerolls = CARDS.filter((card) => card.kind === 'event' && card.deed.isReroll)
  expect(rerolls.map((card) => whyNotCard({ type: 'activate' }, card))).toEqual(
    rerolls.map(() => 'It is played after a die of one of your characters.'),
  )
  expect(whyNotCard(null, null)).toBe('Nothing is asked of you now.')
})

test('[B-4.1] a card that cannot be played now says on itself when it can', () => {
  const cardOf = (slug: string) => CARDS.find((card) => card.slug === slug) as BattleCard
  const [lancer, net, ambush, providence] = [
    'royal-lancer-6',
    'snare-net-5',
    'ambush-b-k',
    'providence-3',
  ].map(cardOf)
  const all = [lancer, net, ambush, providence] as BattleCard[]
  const at = (prompt: BattlePrompt | null) => all.map((card) => whenPlayed(prompt, card))
  expect(at({ type: 'activate' })).toEqual(['in step 1', 'in step 1', null, 'after a die'])
  expect(at({ type: 'deploy' })).toEqual(['one ♥\uFE0E a turn', null, null, 'after a die'])
  expect(at({ type: 'instants' })).toEqual([null, null, null, 'after a die'])
  expect(at(null)).toEqual([null, null, null, null])
})

test('a character that cannot be activated says why, and one that can says nothing', () => {
  const why = (is: Partial<typeof STANDING>): unknown =>
    whyNotCharacter({ type: 'activate' }, { ...STANDING, ...is })
  expect(why({})).toBeUndefined()
  expect(why({ isActivated: true })).toBe('It has been activated in this round.')
  expect(why({ isUnconscious: true })).toMatch(/unconscious/u)
  expect(why({ isOwn: false })).toBe('You activate characters of your own.')
})

test('passing before the dice says that they are rolled, and before an ability without dice that it goes on', () => {
  const window = (ability: string | null): BattlePrompt => ({
    type: 'window',
    moment: 'declared',
    card: null,
    cards: [],
    ability,
    isVain: false,
  })
  const said = [null, 'barrage-1', 'dive', 'howl', 'guard'].map((ability) => passWords(window(ability)))
  expect(said).toEqual(['roll', 'roll', 'roll', 'go on', 'go on'])
})
