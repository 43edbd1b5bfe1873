import { describe, expect, test } from 'vitest'
import { card } from './card.ts'
import { cast, promptsOf, the } from './cast.ts'

const OGRE = the('ogre')

describe('the deck of the Bard', () => {
  card('vicious-mockery', 'spoils the next attack roll of its target', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['vicious-mockery'] },
        1: { at: '12,10', primaries: ['rapier'] },
      },
      rolls: [8],
    })
    t.plays(0, 'vicious-mockery', 1)
    expect([t.hp(1), t.on(1)]).toEqual([28, ['mocked']])
  })

  card('healing-word', 'heals an ally in sight by 5', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['healing-word'] }, 2: { at: '14,10', hp: 20 } } })
    t.opens('turn', 0, 'healing-word', 2)
    expect(t.hp(2)).toBe(25)
  })

  card('bardic-inspiration', 'its bearer adds 3 to a roll of its own', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['bardic-inspiration'] },
        1: { at: '15,10' },
        2: { at: '14,10', primaries: ['rapier'] },
      },
      turn: { seat: 2 },
      rolls: [4],
    })
    t.opens('turn', 2, 'bardic-inspiration', 2)
    expect(t.on(2)).toEqual(['bardic-inspiration'])
    t.plays(2, 'rapier', 1, { do: 'yes' })
    expect([t.hp(1), t.on(2)]).toEqual([26, []])
  })

  card('heat-metal', 'stays on its target while it is maintained', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['heat-metal'] }, 1: { at: '12,10' } }, rolls: [7] })
    t.plays(0, 'heat-metal', 1)
    expect([t.on(1), t.state.heroes[0]?.ongoing.length]).toEqual([['heat-metal'], 1])
  })

  card('heat-metal', 'that misses is spent', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['heat-metal'] }, 1: { at: '12,10' } }, rolls: [6] })
    t.plays(0, 'heat-metal', 1)
    expect([t.on(1), t.state.heroes[0]?.ongoing.length, t.state.heroes[0]?.spent.length]).toEqual([[], 0, 1])
  })

  card('faerie-fire', 'outlines whom it hits', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['faerie-fire'] }, 1: { at: '14,10' } }, rolls: [9] })
    t.plays(0, 'faerie-fire', '14,10', { covers: '14,10' })
    expect([t.hp(1), t.on(1)]).toEqual([30, ['outlined']])
  })

  card('song-of-rest', 'heals the Bard and allies within 3', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hp: 20, hand: ['song-of-rest'] },
        2: { at: '13,10', hp: 20 },
        1: { at: '11,10', hp: 20 },
      },
    })
    t.plays(0, 'song-of-rest')
    expect([t.hp(0), t.hp(1), t.hp(2)]).toEqual([24, 20, 24])
  })

  card('bard-hypnotic-pattern', 'keeps those in it from attacking', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['bard-hypnotic-pattern'] },
        1: { at: '14,10', primaries: ['rapier'] },
      },
    })
    t.plays(0, 'bard-hypnotic-pattern', '14,10', { covers: '14,10' })
    expect(t.state.lastings.map(({ spaces }) => spaces.length)).toEqual([9])
  })

  card('mass-healing-word', 'heals up to 3 allies by 6', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hp: 20, hand: ['mass-healing-word'] }, 2: { at: '13,10', hp: 20 } },
    })
    t.opens('turn', 0, 'mass-healing-word', 0, 2)
    expect([t.hp(0), t.hp(2)]).toEqual([26, 26])
  })

  card('greater-inspiration', 'inspires every other ally', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['greater-inspiration'] }, 2: { at: '13,10' } } })
    t.opens('turn', 0, 'greater-inspiration')
    expect([t.on(0), t.on(2)]).toEqual([[], ['bardic-inspiration']])
  })

  card('encore', 'gives the card of the Action back', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['encore', 'song-of-rest'] } } })
    t.plays(0, 'song-of-rest', 'encore')
    expect(t.state.heroes[0]?.hand).toEqual([t.card(0, 'song-of-rest')])
  })
})

describe('the deck of the College of Lore', () => {
  card('cutting-words', 'takes 4 off the roll of an opponent', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['rapier'] }, 1: { at: '11,10', hand: ['cutting-words'] } },
      rolls: [9],
    })
    t.plays(0, 'rapier', 1, 'cutting-words')
    expect(t.hp(1)).toBe(30)
  })

  card('tashas-hideous-laughter', 'takes an Action from its target', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['tashas-hideous-laughter'] }, 1: { at: '12,10' } },
      rolls: [9],
    })
    t.plays(0, 'tashas-hideous-laughter', 1)
    expect(t.on(1)).toEqual(['laughing'])
  })

  card('lore-mastery', 'draws 3 and discards 1', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['lore-mastery'], deck: ['grit', 'encore', 'song-of-rest', 'healing-word'] },
      },
    })
    t.plays(0, 'lore-mastery', 'encore')
    expect(promptsOf(t, 'discard')).toEqual([{ type: 'discard', left: 1, card: t.card(0, 'lore-mastery') }])
    expect([t.state.heroes[0]?.hand.length, t.state.heroes[0]?.deck.length]).toEqual([2, 1])
  })

  card('dispelling-verse', 'ends an Ongoing card and draws 1', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['dispelling-verse'], deck: ['grit'] },
        1: { at: '12,10', hand: ['divine-favor'] },
      },
    })
    t.opens('turn', 0, 'divine-favor')
    expect(t.on(1)).toEqual(['divine-favor'])
    t.plays(0, 'dispelling-verse')
    expect([t.on(1), t.state.heroes[0]?.hand.length]).toEqual([[], 1])
  })

  card('magical-secrets', 'takes a card back', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['magical-secrets'], discard: ['grit', 'encore'] } } })
    t.opens('turn', 0, 'magical-secrets', 'encore')
    expect(t.state.heroes[0]?.hand).toEqual([t.card(0, 'encore')])
  })
})

describe('the deck of the College of Valor', () => {
  card('combat-inspiration', 'makes an inspired hit harder', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['bardic-inspiration'], primaries: ['combat-inspiration'] },
        1: { at: '15,10' },
        2: { at: '14,10', primaries: ['rapier'] },
      },
      turn: { seat: 2 },
      rolls: [4],
    })
    t.opens('turn', 2, 'bardic-inspiration', 2)
    t.plays(2, 'rapier', 1, { do: 'yes' })
    expect(t.hp(1)).toBe(24)
  })

  card('battle-hymn', 'helps allies within 3 to hit and to hurt', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['battle-hymn'], primaries: ['rapier'] }, 1: { at: '11,10' } },
      rolls: [5],
    })
    t.plays(0, 'battle-hymn')
    t.plays(0, 'rapier', 1)
    expect(t.hp(1)).toBe(25)
  })

  card('valiant-flourish', 'adds 2 to the roll and guards after a hit', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['valiant-flourish'], primaries: ['rapier'] }, 1: { at: '11,10' } },
      rolls: [4],
    })
    t.plays(0, 'rapier', 'valiant-flourish', 1)
    expect([t.hp(1), t.on(0)]).toEqual([26, ['valiant-flourish']])
  })

  card('war-march', 'moves an ally too', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['war-march'], primaries: ['forward-march'] }, 2: { at: '12,10' } },
    })
    t.plays(0, 'forward-march', 'war-march', 2, '14,10')
    expect(t.state.heroes[2]?.at).toBe(t.laid.at('14,10'))
    expect(t.state.turn?.pools.map(({ left }) => left)).toEqual([7])
  })

  card('blade-dance', 'strikes two different creatures', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['blade-dance'] }, 1: { at: '11,10' }, 3: { at: '9,10' } },
      rolls: [5, 13],
    })
    t.plays(0, 'blade-dance', 1, 3)
    expect([t.hp(1), t.hp(3)]).toEqual([24, 20])
  })

  card('rallying-anthem', 'heals allies and frees them of Root', () => {
    const ailments = [0, 1, 2].map(() => ({ burn: 0, poison: 0, root: 1 }))
    const t = cast({ heroes: { 0: { at: '10,10', hand: ['rallying-anthem'] }, 2: { at: '12,10', hp: 20 } } })
    Object.assign(t.state.heroes[2] ?? {}, { ailments })
    t.opens('turn', 0, 'rallying-anthem')
    expect([t.hp(2), t.state.heroes[2]?.ailments]).toEqual([24, undefined])
  })
})

test('an Ogre is no ally of anybody', () => {
  const t = cast({
    heroes: { 0: { at: '10,10', hand: ['song-of-rest'] } },
    monsters: { ogre: [{ at: '11,10', hp: 9 }] },
  })
  t.plays(0, 'song-of-rest')
  expect(t.hp(OGRE)).toBe(9)
})
