import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { OPERATOR_ACTS } from '@trialhall/protocol'
import { ADMIN_GROUPS } from '../../src/admin/admin-acts.ts'
import { doorFrom } from '../../src/admin/ask-server.ts'
import { answerLines } from '../../src/admin/tell-answer.ts'
import { run } from '../support/terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'trialhall-admin-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('every act of an operator can be typed, and nothing else', () => {
  const typed = ADMIN_GROUPS.flatMap(({ acts }) => acts.map(({ act }) => act))
  expect(typed.toSorted()).toEqual(Object.keys(OPERATOR_ACTS).toSorted())
})

test.each([
  ['people find ana', 'people.find', { text: 'ana' }],
  ['people ban ana --for 7d --reason Spam', 'people.ban', { who: 'ana', for: '7d', reason: 'Spam' }],
  ['matches award m1 --seats 0,2', 'matches.award', { match: 'm1', seats: [0, 2] }],
  ['talk delete m1 7', 'talk.delete', { match: 'm1', line: 7 }],
  ['reports list --all', 'reports.list', { all: true }],
  ['audit list --limit 5', 'audit.list', { limit: 5 }],
])('admin %s asks for %s', async (typed, act, given) => {
  const { code, out } = await run(`admin ${typed} --data here --json`)
  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual({ data: 'here', act, given })
})

test('what is missing is said in one sentence', async () => {
  const { code, err } = await run('admin people ban ana --data here')
  expect(code).toBe(2)
  expect(err).toMatch(
    /^trialhall: Required option '--reason <text>' not specified; see trialhall admin people ban --help\.\n$/,
  )
})

test('a server is found by its data folder, or by its address and a token', () => {
  expect(() => doorFrom({}, {})).toThrow(/^Name the server that runs: /)
  expect(() => doorFrom({ data: folder }, {})).toThrow(`No server runs on ${folder}`)
  writeFileSync(join(folder, 'operator.json'), '{"url":"http://127.0.0.1:1","token":"t"}')
  expect(doorFrom({ data: folder }, {})).toEqual({ url: 'http://127.0.0.1:1', token: 't' })
  const server = 'http://hall.example'
  expect(doorFrom({ server }, { TRIALHALL_OPERATOR_TOKEN: 'secret' })).toEqual({
    url: server,
    token: 'secret',
  })
  expect(() => doorFrom({ server: 'hall' }, { TRIALHALL_OPERATOR_TOKEN: 'secret' })).toThrow(
    '--server is "hall"',
  )
})

test('answers are sentences, tables, or JSON', () => {
  expect(answerLines('Done.')).toEqual(['Done.'])
  expect(answerLines([])).toEqual(['Nothing is listed.'])
  const [escape, csi] = [String.fromCharCode(0x1b), String.fromCharCode(0x9b)]
  for (const told of [
    `a${escape}[31mb${csi}1m`,
    [{ text: `${csi}1m${escape}` }],
    { text: [`${csi}1m`, escape] },
  ])
    expect(answerLines(told).join('')).not.toMatch(/[^\n\P{Cc}]/u)
  expect(
    answerLines([
      { id: 'a', name: 'Ada' },
      { id: 'long', name: null },
    ]),
  ).toEqual(['id    name', 'a     Ada', 'long'])
  expect(answerLines({ a: [1] })).toEqual(['{\n  "a": [\n    1\n  ]\n}'])
})
