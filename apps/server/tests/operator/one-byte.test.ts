import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { withOneByteMended } from '../../src/operator/one-byte.ts'
import { Dice } from '../support/dice.ts'

test('of a text with one wrong byte the checksum tells which it was', () => {
  const dice = new Dice(3)
  for (let i = 0; i < 300; i++) {
    const text = Buffer.from(Array.from({ length: 1 + dice.below(2000) }, () => dice.below(256)))
    const wrong = Buffer.from(text)
    const at = dice.below(text.length)
    wrong[at] = (wrong[at] ?? 0) ^ (1 + dice.below(255))
    const mended = withOneByteMended(wrong, { is: crc32(wrong), should: crc32(text) })
    expect(mended.some((one) => one.equals(text))).toBe(true)
    expect(mended.length).toBeLessThan(3)
  }
})

test('of a text with many wrong bytes nothing is made up', () => {
  const text = Buffer.from('the rules of the game')
  const wrong = Buffer.from('THE RULES OF THE GAME')
  expect(withOneByteMended(wrong, { is: crc32(wrong), should: crc32(text) })).toEqual([])
})
