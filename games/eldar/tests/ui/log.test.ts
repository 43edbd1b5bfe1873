import { CARD, CATALOG, eldar, faceOf, type EldarEvent, type EldarView } from '@trialhall/game-eldar'
import { eventFor, type SeenEvent } from '@trialhall/kernel'
import { plainLine, speakerOf } from '@trialhall/table-ui'
import { expect, test } from 'vitest'
import { lackOf } from '../../ui/draft/lack.ts'
import { logSummary } from '../../ui/log-summary.ts'
import { lackOf as payLackOf } from '../../ui/tip.tsx'
import { strikesOf } from '../../ui/strikes.ts'
import { begun, laid, picks, type EldarMatch } from './lay.ts'

type Story = readonly SeenEvent<EldarEvent>[]

/** Yuri hits Giana, and nobody reacts. */
function wallop(): { story: Story; match: EldarMatch } {
  const match = laid({
    A: { hand: ['wallop'], heroes: [{ hero: 'yuri', focus: 2 }, { hero: 'isra' }] },
    B: { heroes: [{ hero: 'giana', focus: 1 }, { hero: 'asad' }] },
  })
  match.takeEvents()
  picks(match, { do: 'use', hero: 0, ability: CARD })
  picks(match, { do: 'target', hero: 2 })
  const heard = match.takeEvents().map((told) => eventFor(told, 0))
  while (!heard.some(({ event }) => event.type === 'resolves')) {
    picks(match, { do: 'pass' })
    heard.push(...match.takeEvents().map((told) => eventFor(told, 0)))
  }
  return { story: heard, match }
}

test('the log has one line for an action: who, what, on whom and for how much', () => {
  const { story, match } = wallop()
  const speaker = speakerOf(eldar.words, match.viewFor(0))
  const lines = story.flatMap((heard, at) => {
    const summary = logSummary(story, at, speaker)
    return summary === null ? [] : [plainLine(summary ?? speaker.event(heard))]
  })
  expect(lines.slice(0, 2)).toEqual([
    expect.stringMatching(/^Yuri uses Wallop on Giana for \d Focus( and stamina)?\.$/),
    expect.stringMatching(/^Yuri deals \d damage to Giana/),
  ])
})

test('Heroes that gain as much Focus one after the other share a line', () => {
  const { match } = wallop()
  const speaker = speakerOf(eldar.words, match.viewFor(0))
  const gain = (hero: number, by: number): SeenEvent<EldarEvent> => ({
    at: 0,
    known: {},
    event: { type: 'focusChanged', hero, by, focus: 3 },
  })
  const story = [gain(0, 1), gain(1, 1), gain(2, 1), gain(3, 2)]
  const summaries = story.map((_, at) => logSummary(story, at, speaker))
  expect(summaries.map((summary) => summary && plainLine(summary))).toEqual([
    'Yuri, Isra and Giana gain 1 Focus.',
    null,
    null,
    undefined,
  ])
})

/** What the log says of a story, as the reader of seat 0 is told. */
function linesOf(story: Story, match: EldarMatch): string[] {
  const speaker = speakerOf(eldar.words, match.viewFor(0))
  return story.flatMap((heard, at) => {
    const summary = logSummary(story, at, speaker)
    return summary === null ? [] : [plainLine(summary ?? speaker.event(heard))]
  })
}

test('a Hero that gains Focus twice has a line for each', () => {
  const { match } = wallop()
  const gain = (hero: number): SeenEvent<EldarEvent> => ({
    at: 0,
    known: {},
    event: { type: 'focusChanged', hero, by: 1, focus: 3 },
  })
  expect(linesOf([gain(0), gain(0)], match)).toEqual([
    'Yuri gains 1 Focus (now 3).',
    'Yuri gains 1 Focus (now 3).',
  ])
  expect(linesOf([gain(0), gain(0), gain(1), gain(2)], match)).toEqual([
    'Yuri gains 1 Focus (now 3).',
    'Yuri, Isra and Giana gain 1 Focus.',
  ])
})

test('cards that are drawn one after the other share a line', () => {
  const match = begun({ seed: 'drawn', options: { deckDeal: 'random' } })
  const story = match.takeEvents().map((told) => eventFor(told, 0))
  const draws = linesOf(story, match).filter((line) => line.includes(' draws '))
  expect(draws).toHaveLength(2)
  expect(draws).toContain('Player B draws 5 cards.')
  expect(draws.find((line) => line.startsWith('Player A'))).toMatch(/^Player A draws (.+, ){3}.+ and .+\.$/)
})

test('a Hero that uses something on itself is named once', () => {
  const match = laid({
    A: { hand: ['inspire'], heroes: [{ hero: 'isra', focus: 3 }, { hero: 'yuri' }] },
    B: { heroes: [{ hero: 'giana' }, { hero: 'asad' }] },
  })
  match.takeEvents()
  picks(match, { do: 'use', hero: 0, ability: CARD })
  picks(match, { do: 'target', hero: 0 })
  const [line] = linesOf(
    match.takeEvents().map((told) => eventFor(told, 0)),
    match,
  )
  expect(line).toMatch(/^Isra uses Inspire( for .*)?\.$/)
})

test('what resolves goes from the stack to whom it reaches, and nothing else does', () => {
  const { story, match } = wallop()
  const at = story.findIndex(({ event }) => event.type === 'resolves')
  expect(strikesOf(story.slice(0, at + 1), match.viewFor(0))).toMatchObject([
    { from: [expect.stringMatching(/^pending:/), 'hero:0'], to: 'hero:2', kind: 'harm' },
  ])
  expect(strikesOf(story.slice(0, at + 2), match.viewFor(0))).toEqual([])
})

test('a card of a draft says which of its attributes none of the own Heroes has', () => {
  const def = (slug: string): number => CATALOG.findIndex((face) => face.slug === slug)
  const drafting = (...heroes: string[]): Pick<EldarView, 'draft' | 'viewer'> =>
    ({ viewer: 0, draft: { taken: [heroes.map(def), []] } }) as unknown as EldarView
  const needing = CATALOG.findIndex(({ text, kind }) => kind !== 'hero' && /\bSkill\b/.test(text))
  expect(lackOf(drafting(), needing)).toBeNull()
  expect(lackOf(drafting('daron'), needing)).toBe('No Skill yet')
  expect(lackOf(drafting('daron', 'elena'), needing)).toBeNull()
})

test('the tip of a card says why a Hero cannot pay for it now', () => {
  const match = laid({
    A: {
      hand: ['wallop'],
      heroes: [
        { hero: 'yuri', focus: 2 },
        { hero: 'isra', focus: 0 },
      ],
    },
    B: { heroes: [{ hero: 'giana' }, { hero: 'asad', focus: 3, exhausted: true }] },
  })
  const view = match.viewFor(0)
  const action = faceOf(CATALOG.findIndex(({ slug }) => slug === 'wallop')).play
  if (!action) throw new Error('it is no action')
  const lacks = [0, 1, 3].map((hero) => payLackOf(view, hero, { action, price: { least: 1 } }))
  expect(lacks).toEqual([null, 'has 0', 'exhausted'])
})
