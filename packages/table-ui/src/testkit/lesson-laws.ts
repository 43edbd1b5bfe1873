import { Match, type AnyGame } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import type { GameUi } from '../board.ts'
import { ANY, LEARNER, type Chapter, type Hint, type Lesson } from '../lesson/lesson.ts'
import { selectorsOf } from '../lesson/places.ts'
import { Run } from './run.ts'

/** What the laws of lessons need to know of a game. */
export interface LessonUnderTest {
  readonly game: AnyGame
  readonly ui: GameUi
  readonly lesson: Lesson
  /** The text of the game's rules page, in which every taught clause must stand. */
  readonly rules: string
}

/** What holds of a chapter; `check` throws where it does not. */
export interface ChapterLaw {
  readonly name: string
  readonly check: (subject: LessonUnderTest, chapter: Chapter) => void
}

/** Longest hint in characters: what fits beside the board of a phone. */
const LONGEST = 220

/**
 * One suite that plays every chapter of a lesson by the real rules, in all the ways it allows, and looks at each step
 * whether what is said still holds. Call it at the top of a test file.
 */
export function lessonLaws(subject: LessonUnderTest): void {
  const { game, lesson } = subject
  describe(`the lesson of ${game.id}`, () => {
    test('has chapters of different names and takes at most a quarter of an hour', () => {
      const ids = lesson.chapters.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(lesson.gameId).toBe(game.id)
      expect(lesson.chapters.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(15)
    })
    test('leads to a first match that can begin', () => {
      const { seats, options = {} } = lesson
      const started = Match.start(game, { seats, options, seed: 'first match' })
      expect(started.ok ? null : started.fault.message).toBeNull()
    })
    describe.each(lesson.chapters)('chapter $id', (chapter) => {
      for (const law of CHAPTER_LAWS) test(law.name, () => law.check(subject, chapter))
    })
  })
}

/** The laws of every chapter. */
export const CHAPTER_LAWS: readonly ChapterLaw[] = [
  { name: 'is played to its end as told', check: playAsTold },
  { name: 'allows what it allows, to the end', check: playOtherwise },
  { name: 'refuses all else with a sentence, and changes nothing', check: refuse },
  { name: 'can be taken back to its beginning', check: takeBack },
  { name: 'is gone on with from any step', check: goOn },
  { name: 'names nobody who does not sit there', check: expectSeated },
]

function begin({ game, ui }: LessonUnderTest, chapter: Chapter): Run {
  return new Run(game, ui, chapter)
}

function playAsTold(subject: LessonUnderTest, chapter: Chapter): void {
  const run = begin(subject, chapter)
  do lookAt(subject, run)
  while (run.step())
  expectEnd(run)
}

function expectEnd({ coach }: Run): void {
  expect(coach.hint, 'every step was shown').toBeNull()
  expect(coach.match.state.chance.script ?? [], 'scripted rolls are left over').toEqual([])
}

/** Every step with several right picks is taken in each of them once, the others as told. */
function playOtherwise(subject: LessonUnderTest, chapter: Chapter): void {
  for (const [branch, ways] of waysOf(subject, chapter).entries()) {
    for (let which = 1; which < ways; which++) {
      const run = begin(subject, chapter)
      for (let at = 0; run.step(at === branch ? which : 0); at++) lookAt(subject, run)
      expectEnd(run)
    }
  }
}

/** How many picks are right at each hint. */
function waysOf(subject: LessonUnderTest, chapter: Chapter): number[] {
  const run = begin(subject, chapter)
  const ways: number[] = []
  do ways.push(run.coach.right.length)
  while (run.step())
  return ways
}

function refuse(subject: LessonUnderTest, chapter: Chapter): void {
  const run = begin(subject, chapter)
  do {
    const { coach } = run
    const ask = coach.match.askOf(LEARNER)
    const { right } = coach
    const hash = coach.match.hash()
    const wrong = coach.doing && ask ? [...ask.options.keys()].filter((index) => !right.includes(index)) : []
    for (const index of wrong) {
      expect(coach.pick(index)).toBe('refused')
      expect(coach.remark, `said to option ${index} of "${coach.hint?.say}"`).not.toBe('')
      expectShort(coach.remark)
    }
    expect(coach.match.hash()).toBe(hash)
  } while (run.step())
}

function takeBack(subject: LessonUnderTest, chapter: Chapter): void {
  const run = begin(subject, chapter)
  const { coach } = run
  const before = [coach.match.hash()]
  while (run.step()) before.push(coach.match.hash())
  before.pop()
  while (coach.back()) expect(coach.match.hash()).toBe(before.pop())
  expect(coach.progress.at).toBe(0)
}

function goOn(subject: LessonUnderTest, chapter: Chapter): void {
  const run = begin(subject, chapter)
  do {
    const again = begin(subject, chapter)
    demand(again.coach.repeat(run.coach.moves), 'what was done can be done again')
    expect(again.coach.match.hash()).toBe(run.coach.match.hash())
    expect(again.coach.progress).toEqual(run.coach.progress)
  } while (run.step())
}

/** What is said at this moment holds at this moment. */
function lookAt(subject: LessonUnderTest, run: Run): void {
  const { coach } = run
  const { hint, doing } = coach
  if (!hint) return
  const html = run.drawn()
  expectShort(hint.say)
  expectPlaces(subject, { run, hint, html })
  for (const clause of hint.teaches ?? [])
    demand(new RegExp(`\\*\\*${clause}(\\*\\*| )`).test(subject.rules), `${clause} stands in the rules`)
  for (const said of [hint.say, coach.remark]) expectNames(subject, { run, said, html })
  if (doing) {
    const labels = typeof doing.picks === 'string' ? [doing.picks] : doing.picks
    const ways = labels.includes(ANY) ? 1 : labels.length
    expect(coach.right.length, `"${labels.join('", "')}" is offered`).toBeGreaterThanOrEqual(ways)
  }
}

/** What bots are called at other tables. */
const BOTS = ['Hedda', 'Osric', 'Mirel', 'Corvin', 'Tamsin', 'Bram', 'Ilse', 'Yorick']

function expectSeated(_subject: LessonUnderTest, { names, steps }: Chapter): void {
  const elsewhere = BOTS.filter((name) => !names.includes(name))
  for (const text of steps.map((step) => JSON.stringify(step)))
    for (const name of elsewhere)
      demand(!new RegExp(`\\b${name}\\b`).test(text), `${name} has a seat at ${text}`)
}

interface Look {
  readonly run: Run
  readonly html: string
}

function expectPlaces({ game }: LessonUnderTest, { run, hint, html }: Look & { hint: Hint }): void {
  const view = run.coach.match.viewFor(LEARNER)
  for (const place of hint.at ?? []) {
    const found = selectorsOf(place, view, game.catalog).filter((one) => html.includes(one.slice(1, -1)))
    expect(found.length, `${JSON.stringify(place)} is on the board at "${hint.say}"`).toBeGreaterThan(0)
  }
}

/** A card that is named lies open to the learner, or is named by the board itself. */
function expectNames({ game }: LessonUnderTest, { run, said, html }: Look & { said: string }): void {
  const { def } = run.coach.match.viewFor(LEARNER).cards
  for (const [at, face] of game.catalog.entries()) {
    if (!said.includes(face.name)) continue
    demand(def.includes(at) || html.includes(face.name), `${face.name} is in play at "${said}"`)
  }
}

function expectShort(said: string): void {
  expect(said.length, `"${said}" is short`).toBeLessThanOrEqual(LONGEST)
  expect(said.match(/[.!?…](\s|$)/g)?.length ?? 0, `"${said}" has one or two sentences`).toBeOneOf([1, 2])
}

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`It is not so that ${what}.`)
}
