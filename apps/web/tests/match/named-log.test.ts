import type { Log } from '@trialhall/kernel'
import { readLog } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { fileText, matchLink, namesIn } from '../../src/match/named-log.ts'

const log: Log = {
  format: 'trialhall-log-1',
  game: 'sigmar',
  rulesVersion: 1,
  seats: 3,
  seed: 7,
  options: {},
  choices: [{ seat: 0, pick: 2 }],
}
const match = { log, names: ['You', 'Bo & Söhne #1', 'Mirel'] }

test('a link holds the names, and its log is read as any other link', () => {
  const link = matchLink(match, 'https://hall.example')
  expect(namesIn(link, 3)).toEqual(['', 'Bo & Söhne #1', 'Mirel'])
  expect(readLog(link)).toEqual({ ok: true, value: log })
})

test('a file holds the names, and its log is read as any other file', () => {
  expect(namesIn(fileText(match), 3)).toEqual(['', 'Bo & Söhne #1', 'Mirel'])
  expect(readLog(fileText(match))).toMatchObject({ ok: true, value: log })
})

test('what is no name is left out, and seats without one are not named', () => {
  const odd = JSON.stringify({ ...log, names: [7, 'x'.repeat(25)] })
  expect(namesIn(odd, 3)).toEqual(['', '', ''])
  expect(namesIn(JSON.stringify({ ...log, names: 'Ana' }), 3)).toEqual(['', '', ''])
  expect(namesIn(JSON.stringify({ ...log, names: ['Ana', 'you', ' Your'] }), 3)).toEqual(['Ana', '', ''])
  expect(namesIn('{', 2)).toEqual(['', ''])
  expect(namesIn('VAZzaWdtYXI', 2)).toEqual(['', ''])
})

test('a name from a link shows all that it is', () => {
  expect(namesIn('https://x.example/match?names=Eve%E2%80%AEada&names=%E2%80%8B#AAAA', 2)).toEqual([
    'Eveada',
    '',
  ])
})

test('names are looked for in a link of any kind in a time that grows as the link does', () => {
  expect(namesIn(`${'?'.repeat(1_000_000)}A`, 2)).toEqual(['', '']) // looked at from each of its marks it would take hours
  expect(namesIn('names=Eve#AAAA', 1)).toEqual([''])
})
