import { games } from '@trialhall/games'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { ToastProvider } from '../../src/kit/toasts.tsx'
import { planOf, usualOnlineSetup } from '../../src/online/forms/setup.ts'
import { SavedTermsList, termsLine } from '../../src/online/forms/terms/saved-terms.tsx'
import { keeperOf, moveTermsToAccount } from '../../src/api/terms-keeper.ts'
import { openProductHall } from '../product-hall.ts'

await openProductHall()
afterEach(() => vi.unstubAllGlobals())

const found = games.find('sigmar')
if (!found.ok) throw new Error(found.fault.message)
const terms = planOf(found.value, usualOnlineSetup(found.value))

/** A browser that keeps texts. */
function device(): void {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  })
}

test('a guest keeps terms on the device: saved, renamed, deleted, twenty at most', async () => {
  device()
  const keeper = keeperOf({ account: null })
  expect(keeper.place).toBe('device')
  await keeper.save({ id: 'a', name: ' Evenings ', terms })
  await keeper.save({ id: 'b', name: 'Quick', terms })
  expect(await keeper.save({ id: 'a', name: 'Mornings', terms })).toMatchObject({
    ok: true,
    value: { terms: [{ id: 'a', name: 'Mornings', terms: { game: 'sigmar' } }, { id: 'b' }] },
  })
  expect(await keeper.save({ id: 'c', name: '   ', terms })).toMatchObject({ ok: false })
  await keeper.remove('b')
  expect(await keeperOf({ account: null }).list()).toMatchObject({ value: { terms: [{ id: 'a' }] } })
  for (let n = 1; n < 20; n++) expect((await keeper.save({ id: `n${n}`, name: 'x', terms })).ok).toBe(true)
  expect(await keeper.save({ id: 'z', name: 'x', terms })).toMatchObject({
    ok: false,
    fault: { message: expect.stringContaining('You keep 20 terms') },
  })
})

test('whom a seat was kept for is no part of terms on a device, nor what it brought', async () => {
  device()
  const bytes = 'ab'.repeat(16)
  const seats = [
    { kind: 'me', bytes },
    { kind: 'open', invite: 'person000002' },
  ] as const
  const challenge = { ...terms, seats: [...seats] }
  const bare = [{ kind: 'me' }, { kind: 'open' }]
  const keeper = keeperOf({ account: null })
  expect(await keeper.save({ id: 'a', name: 'Bo', terms: challenge })).toMatchObject({
    value: { terms: [{ terms: { seats: bare } }] },
  })
  localStorage.setItem(
    'trialhall/terms',
    JSON.stringify({ terms: [{ id: 'b', name: 'x', terms: challenge }] }),
  )
  const listed = await keeper.list()
  expect(listed.ok && listed.value.terms.map((one) => one.terms.seats)).toEqual([bare])
})

test('a browser that keeps nothing says so, and one with nonsense has none', async () => {
  const { list, save } = keeperOf({ account: null })
  expect((await save({ id: 'a', name: 'x', terms })).ok).toBe(false)
  device()
  localStorage.setItem('trialhall/terms', '{"terms":[{"id":1}]}')
  expect(await list()).toEqual({ ok: true, value: { terms: [] } })
})

/** A server that keeps the terms of an account, but for those it has no room for. */
function server({ full = [] }: { readonly full?: readonly string[] } = {}): Map<string, unknown> {
  const kept = new Map<string, unknown>()
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const id = url.split('/').at(-1) ?? ''
    if (full.includes(id))
      return Response.json(
        { ok: false, code: 'bad-request', field: 'terms', error: 'You keep 20 terms.' },
        { status: 400 },
      )
    kept.set(id, JSON.parse(String(body)))
    return Response.json({ terms: [...kept].map(([key, value]) => ({ id: key, ...(value as object) })) })
  })
  return kept
}

test('what a guest kept on the device moves to the account that they make', async () => {
  device()
  for (const id of ['a', 'b']) await keeperOf({ account: null }).save({ id, name: `Terms ${id}`, terms })
  const kept = server()
  expect(await moveTermsToAccount()).toBe(null)
  expect([...kept]).toMatchObject([
    ['a', { name: 'Terms a', terms: { game: 'sigmar' } }],
    ['b', { name: 'Terms b' }],
  ])
  expect(await keeperOf({ account: null }).list()).toEqual({ ok: true, value: { terms: [] } })
})

test('terms that the account cannot take stay on the device, and only those', async () => {
  device()
  for (const id of ['a', 'b', 'c']) await keeperOf({ account: null }).save({ id, name: id, terms })
  const kept = server({ full: ['b'] })
  expect(await moveTermsToAccount()).toContain('You keep 20 terms')
  expect([...kept.keys()]).toEqual(['a', 'c'])
  expect(await keeperOf({ account: null }).list()).toMatchObject({ value: { terms: [{ id: 'b' }] } })
})

test('saved terms say in a line what they are, and each is opened, renamed and deleted by name', () => {
  expect(termsLine({ ...terms, rated: true, bestOf: 3 })).toMatch(
    /^Sigmar's Trial · 2 people · 30 minutes and 30 seconds a choice.* · best of 3 · rated · by link$/,
  )
  const use = {
    place: 'device',
    terms: [{ id: 'a', name: 'Evenings', terms }],
    trouble: null,
    keep: async () => null,
    rename: async () => true,
    remove: async () => true,
  } as const
  const page = renderToStaticMarkup(
    <Router ssrPath="/play">
      <ToastProvider>
        <SavedTermsList use={use} onCreated={() => undefined} />
      </ToastProvider>
    </Router>,
  )
  for (const deed of ['Open', 'Rename', 'Delete'])
    expect(page).toContain(`${deed}<span class="unseen"> “Evenings”</span>`)
  expect(
    renderToStaticMarkup(<SavedTermsList use={{ ...use, terms: [] }} onCreated={() => undefined} />),
  ).toBe('')
})
