import { check, Credentials, DeckContent, readClientMessage, Rename } from '@trialhall/protocol'
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

test('what is wrong with a name is said in a sentence', () => {
  const said = (name: string): string => {
    const checked = check(Rename, { name }, 'body')
    return checked.ok ? '' : checked.fault.message.replace(/^name is "[^"]*": /, '')
  }
  expect(said('Eve\u202E')).toBe(
    'must not hold characters that cannot be seen or that turn the direction of writing.',
  )
  expect(said('1\uFE0F')).toMatch('cannot be seen')
  expect(said('<b>')).toBe('must not hold < or >.')
  expect(said('\u0301a')).toMatch('must not begin with an accent')
  for (const reader of ['You', 'you', ' YOU\u00A0', 'Your', 'Ｙｏｕ', 'ⓨou'])
    expect(said(reader)).toBe('must not be “you” or “your”, by which a table speaks to its reader.')
  for (const mixed of ['\u0410da', 'ad\u0430', 'Αda'])
    expect(said(mixed)).toBe(
      'must not mix Latin, Greek and Cyrillic letters in one word, because they look alike.',
    )
  for (const fine of [
    'Yours Truly',
    'Youri',
    'Анна',
    'Άννα',
    'Team Анна',
    'Δ team',
    '東京タワー',
    'Ann-Marie O’Neil',
  ])
    expect(said(fine)).toBe('')
})

test('names that look alike are written alike', () => {
  expect(check(Rename, { name: ' Ada\u00A0 \u3000E\u0301 ' }, 'body')).toEqual({
    ok: true,
    value: { name: 'Ada É' },
  })
})

test('talk and names of decks lose what cannot be seen, and must hold something that can', () => {
  const say = (text: string): unknown =>
    readClientMessage(JSON.stringify({ type: 'chat', id: 'c', match: 'abcdefgh', text }))
  const said = (text: string): unknown => ({
    ok: true,
    value: { type: 'chat', id: 'c', match: 'abcdefgh', text },
  })
  expect(say('gg\u202E \u200Bwell <3 2\u2066 play\uFEFFed')).toEqual(said('gg well <3 2 played'))
  expect(say(`z${'\u0301'.repeat(40)}!`)).toEqual(said(`ź${'\u0301'.repeat(3)}!`.normalize('NFC')))
  expect(say('👩‍👩‍👧‍👦 علی‌رضا 7️⃣')).toEqual(said('👩‍👩‍👧‍👦 علی‌رضا 7️⃣'))
  expect(say('\u200B\u2800')).toMatchObject({ ok: false, fault: { field: 'text' } })
  const deck = (name: string): unknown =>
    check(DeckContent, { game: 'eldar', name, rules: {}, cards: {} }, 'deck')
  expect(deck('\u202EMy \u200Bdeck')).toMatchObject({ ok: true, value: { name: 'My deck' } })
  expect(deck('\u200B')).toMatchObject({ ok: false, fault: { field: 'name' } })
})

test('a password is never said again', () => {
  expect(check(Credentials, { name: 'ana', password: 'short' }, 'body')).toMatchObject({
    ok: false,
    fault: { field: 'password', message: 'password: must have 8 to 200 characters.' },
  })
})
