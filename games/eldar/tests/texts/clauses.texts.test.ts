import { expect, test } from 'vitest'
import { noted, plus, power } from '../../texts/amounts.ts'
import { damage, loses } from '../../texts/deeds.ts'
import { targetEnemy, thisHero } from '../../texts/groups.ts'

test('[E-14.03, E-27.09] a number that a step before has noted stands in the sentence by its words, and by nothing more', () => {
  const count = noted('the number of cards')
  expect(loses(thisHero, count).says).toBe('this Hero loses the number of cards HP')
  expect(damage(plus(power, count), targetEnemy).says).toBe(
    'deal damage to target enemy equal to Power + the number of cards',
  )
})
