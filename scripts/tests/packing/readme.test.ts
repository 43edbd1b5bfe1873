import { expect, test } from 'vitest'
import { readmeWithin } from '../../packing/readme.mjs'

test('links that lead out of a package are their words, and others stay', () => {
  expect(readmeWithin('See [how](../../docs/how.md), [npm](https://npmjs.com) and [below](#below).')).toBe(
    'See how, [npm](https://npmjs.com) and [below](#below).',
  )
})
