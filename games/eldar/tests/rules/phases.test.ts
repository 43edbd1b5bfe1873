import { expect, test } from 'vitest'
import { PHASE_OF, STEPS, type Phase } from '../../terms.ts'

test('[E-34.01] every step of a round belongs to one of its four phases, and what comes before the first round to none', () => {
  const stepsOf = (phase: Phase): string => STEPS.filter((step) => PHASE_OF[step] === phase).join(' ')
  expect(stepsOf('setup')).toBe('decks draft begin mulligan')
  expect(stepsOf('start')).toBe('refresh startAbilities')
  expect(stepsOf('equip')).toBe('equipFirst equipSecond')
  expect(stepsOf('main')).toBe('beginMain main')
  expect(stepsOf('end')).toBe('takeInitiative endAbilities revive gainFocus draw nextRound')
})
