import { sigmar } from '@trialhall/game-sigmar'
import { lesson } from '@trialhall/game-sigmar/lesson'
import { sigmarUi } from '@trialhall/game-sigmar/ui'
import type { Chapter, Step } from '@trialhall/table-ui'
import { CHAPTER_LAWS, type LessonUnderTest } from '@trialhall/table-ui/testkit'
import { expect, test } from 'vitest'

const subject: LessonUnderTest = {
  game: sigmar,
  ui: sigmarUi,
  lesson,
  rules: '**S-7.3** A clause. **S-R28 — A ruling.**',
}

const TRUE: Chapter = {
  id: 'planted',
  title: 'Planted',
  teaser: 'One Trial that fails.',
  minutes: 1,
  names: ['You', 'Osric'],
  options: { windows: 'able' },
  position: {
    phase: 'action',
    trials: ['trial-of-echoes'],
    seats: [{ champion: 'torvald', hand: ['waystep', 'bandage'] }, { champion: 'brannoc' }],
  },
  rolls: [2],
  steps: [
    {
      say: 'Attempt Trial of Echoes.',
      at: [{ card: 'trial-of-echoes' }, { part: 'die' }],
      picks: 'attempt Trial of Echoes',
      otherwise: 'Attempt it.',
    },
    {
      say: 'Lose Waystep.',
      picks: 'discard Waystep',
      otherwise: 'Not that one.',
      teaches: ['S-7.3', 'S-R28'],
    },
  ],
}

/** The chapter with a part of one step changed. */
function changed(at: number, part: object): Chapter {
  return { ...TRUE, steps: TRUE.steps.map((step, i) => (i === at ? ({ ...step, ...part } as Step) : step)) }
}

/** The laws that a chapter breaks, with what they say. */
function broken(chapter: Chapter): string[] {
  return CHAPTER_LAWS.flatMap(({ name, check }) => {
    try {
      check(subject, chapter)
      return []
    } catch (error) {
      return [`${name}: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
}

test('a chapter that is true breaks no law', () => {
  expect(broken(TRUE)).toEqual([])
})

test.each([
  ['an option that is not offered', changed(1, { picks: 'discard Sealed Hands' }), /is offered/],
  ['one of several that is not offered', changed(1, { picks: ['discard Waystep', 'pass'] }), /is offered/],
  ['a card that is not on the board', changed(0, { at: [{ card: 'gate-walk' }] }), /is on the board/],
  ['a part that the board does not have', changed(0, { at: [{ part: 'moon' }] }), /is on the board/],
  ['a clause that does not exist', changed(1, { teaches: ['S-7.33'] }), /S-7.33 stands in the rules/],
  ['a beginning of a clause', changed(1, { teaches: ['S-R2'] }), /S-R2 stands in the rules/],
  ['a card that is not in play', changed(1, { say: 'Think of Sealed Hands.' }), /Sealed Hands is in play/],
  ['a remark on such a card', changed(0, { remarks: { any: 'Like Gate Walk.' } }), /Gate Walk is in play/],
  ['three sentences', changed(1, { say: 'One. Two. Three.' }), /one or two sentences/],
  ['a refusal without a word', changed(1, { otherwise: '' }), /said to option/],
  ['somebody who has no seat', changed(0, { say: 'Mirel rested.' }), /Mirel has a seat/],
  ['a roll that is left over', { ...TRUE, rolls: [2, 5] }, /left over/],
  ['a roll that is missing', { ...TRUE, rolls: [] }, /no roll is scripted/],
  ['a position that cannot be', { ...TRUE, position: { round: 0 } }, /cannot be laid/],
])('%s is found', (_, chapter, said) => {
  expect(broken(chapter).join('\n')).toMatch(said)
})

test('a seat that answers what it is not asked is found', () => {
  const chapter: Chapter = { ...TRUE, steps: [...TRUE.steps, { by: 1, picks: 'fly' }] }
  expect(broken(chapter).join('\n')).toMatch(/seat 1 cannot pick "fly"/)
})
