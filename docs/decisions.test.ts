import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = new URL('decisions/', import.meta.url)

test('each decision has a number of its own, and its heading says it', () => {
  const files = readdirSync(FOLDER).toSorted()
  const numbers = files.map((file) => Number(file.slice(0, 4)))
  expect(numbers).toEqual(files.map((_, i) => i + 1))
  const headings = files.map((file) =>
    Number(/^# (\d+)\./.exec(readFileSync(new URL(file, FOLDER), 'utf8'))?.[1]),
  )
  expect(headings).toEqual(numbers)
})
