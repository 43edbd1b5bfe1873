import { expect, test } from 'vitest'
import { CommandIndex } from '../../src/match/command-index.ts'

test('every command is found by its text, among thousands that are much alike', () => {
  const commands = new CommandIndex()
  const texts = ['mbzn1bbnegdkd7u7', 'mbzn1bbnegdkd7u8'].flatMap((who) =>
    Array.from({ length: 20_000 }, (_, n) => `${who}:c${n}`),
  )
  const early: string[] = []
  for (const [n, text] of texts.entries()) {
    if (n % 50 === 0 && commands.entryOf(text) !== null) early.push(text)
    commands.note(text, n + 1)
  }
  expect(early).toEqual([])
  for (let n = 0; n < texts.length; n += 50) expect(commands.entryOf(texts[n] ?? '')).toBe(n + 1)
})

test('no two of a hundred thousand commands of a person are taken for one another', () => {
  const commands = new CommandIndex()
  const early: number[] = []
  for (let n = 0; n < 100_000; n++) {
    const command = `ada:${n.toString(36)}`
    if (n % 100 === 0 && commands.entryOf(command) !== null) early.push(n)
    commands.note(command, n + 1)
  }
  expect(early).toEqual([])
  for (let n = 0; n < 100_000; n += 100) expect(commands.entryOf(`ada:${n.toString(36)}`)).toBe(n + 1)
})

test('the same id of somebody else is another command', () => {
  const commands = new CommandIndex()
  commands.note('ada:c1', 1)
  expect(commands.entryOf('bob:c1')).toBeNull()
  commands.note('bob:c1', 2)
  expect([commands.entryOf('ada:c1'), commands.entryOf('bob:c1')]).toEqual([1, 2])
})

test('a command with any letters, and an empty one, is one of its own', () => {
  const commands = new CommandIndex()
  const ids = ['', ' ', ':', 'ä', '🎲', 'a', 'A', 'aa', 'a:', '\u0000', '\u0000\u0000']
  const texts = ids.map((id) => `ada:${id}`)
  for (const [n, text] of texts.entries()) commands.note(text, n + 1)
  expect(texts.map((text) => commands.entryOf(text))).toEqual(texts.map((_, n) => n + 1))
})
