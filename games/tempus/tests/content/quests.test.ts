import { describe, expect, test } from 'vitest'
import { QUESTS } from '../../content/quests.ts'
import { QUEST_SETS } from '../../match/quest-sets.ts'

const SLUGS = QUESTS.map(({ slug }) => slug)

describe('the Quests', () => {
  test('[T-3.02] there are ten of them', () => {
    expect(QUESTS).toHaveLength(10)
    expect(new Set(SLUGS).size).toBe(10)
  })

  test('[T-28.01] each has three tiers', () => {
    expect(QUESTS.filter(({ tiers }) => tiers.length !== 3)).toEqual([])
  })

  test('[T-4.03] those of recommended sets exist, three in each', () => {
    for (const [name, set] of Object.entries(QUEST_SETS)) {
      expect(set.filter((slug) => !SLUGS.includes(slug))).toEqual([])
      expect(set).toHaveLength(name === 'random' ? 0 : 3)
    }
  })

  test('[T-R115] four are Advanced, and none of those of the first game', () => {
    const advanced = QUESTS.filter(({ isAdvanced }) => isAdvanced).map(({ slug }) => slug)
    expect(advanced).toEqual([
      'the-unholy-ritual',
      'the-ogre-prince',
      'the-roving-mercs',
      'the-burrowing-terror',
    ])
    expect(QUEST_SETS['first-game']?.filter((slug) => advanced.includes(slug))).toEqual([])
  })

  test('[T-4.12, T-4.13, T-4.14, T-4.15, T-4.16, T-4.17] each brings its tokens into play', () => {
    const objects = QUESTS.flatMap(({ slug, objects: tokens }) => (tokens.length > 0 ? [[slug, tokens]] : []))
    expect(Object.fromEntries(objects)).toEqual({
      'siphon-power': ['place-of-power'],
      'the-unholy-ritual': ['place-of-power', 'altars'],
      'the-dark-obelisk': ['obelisks'],
      'read-the-runes': ['altars'],
      'gather-rare-herbs': ['herbs'],
      'the-ogre-prince': ['ogre-areas'],
    })
  })

  test('[C-9, T-R73] what their tiers need', () => {
    expect(Object.fromEntries(QUESTS.map(({ slug, tiers }) => [slug, tiers]))).toEqual({
      'monster-slayer': [3, 7, 12],
      'read-the-runes': [1, 3, 5],
      'the-dark-obelisk': [1, 3, 5],
      'siphon-power': [1, 3, 6],
      'the-unholy-ritual': [2, null, null],
      'gather-rare-herbs': [2, 4, 6],
      'marked-for-death': [1, 3, 5],
      'the-ogre-prince': [1, 3, 6],
      'the-roving-mercs': [1, 2, 4],
      'the-burrowing-terror': [1, 3, null],
    })
  })
})
