import { check, Credentials, Rename } from '@trialhall/protocol'
import { expect, test } from 'vitest'

const isName = (name: string): boolean => check(Rename, { name }, 'body').ok

test('a name is text in any script, with emoji of several parts', () => {
  for (const name of [
    'Ana',
    'Ünïcødé',
    '李小龍',
    'عليرضا',
    'علی‌رضا',
    'क्‍ष',
    '🐉',
    '👩‍👩‍👧‍👦 Ana',
    '🏳️‍🌈',
    '🧑🏽‍🚀',
    '❤️',
    '👩‍❤️‍👨',
    '7️⃣ up',
    'Trần Thị Ế',
    'กิ๊ฟ',
    'נָעֳמִי',
  ])
    expect([name, isName(name)]).toEqual([name, true])
})

test('a name hides nothing: no mark that cannot be seen, and none that turns the line', () => {
  for (const name of [
    '',
    '   ',
    'A\u200Dna',
    'A\u200Cna',
    'A\u200Bna',
    '\u200D',
    '🐉\u200D',
    'a\u202Eb',
    'a\nb',
    'a\u2028b',
    '\u3164',
    '\u115F\u1160',
    '\uFFA0',
    '\u2800',
    'a\u034Fb',
    'a\uFE0F',
    'a\u{E0061}',
    '\u0301',
    `a${'\u0301'.repeat(5)}`,
    '\uD83D',
    '<b>',
  ])
    expect([name, isName(name)]).toEqual([name, false])
})

test('a password is never said again', () => {
  expect(check(Credentials, { name: 'ana', password: 'short' }, 'body')).toMatchObject({
    ok: false,
    fault: { field: 'password', message: 'password: must have 8 to 200 characters.' },
  })
})
