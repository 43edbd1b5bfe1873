import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Build, KeptFile } from '../../src/offline/kept-file.ts'
import { CACHE_PREFIX, PageCache } from '../../src/offline/page-cache.ts'

const ORIGIN = 'https://hall.example'

/** What a server holds: text by path. The page stands at '/', and its file beside it. */
type Site = Record<string, string>

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function buildOf(id: string, site: Site): Build {
  return {
    id,
    files: Object.entries(site).map(([path, text]): KeptFile => ({ path, integrity: hashOf(text) })),
  }
}

/** A device with its caches, and a network that can be cut. */
function device(): {
  site: Site
  asked: string[]
  isCut: boolean
  stores: Map<string, Map<string, Response>>
  cache: (build: Build) => PageCache
} {
  const stores = new Map<string, Map<string, Response>>()
  const open = (name: string): Cache => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (path: string) => store.get(path)?.clone(),
      put: async (path: string, answer: Response) => void store.set(path, answer),
      keys: async () => [...store.keys()].map((path) => new Request(ORIGIN + path)),
    } as unknown as Cache
  }
  const caches = {
    open: async (name: string) => open(name),
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (path: string) =>
      [...stores.values()]
        .find((store) => store.has(path))
        ?.get(path)
        ?.clone(),
  } as unknown as CacheStorage
  const at = { site: {} as Site, asked: [] as string[], isCut: false, stores }
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    at.asked.push(pathname)
    const text = at.site[pathname === '/index.html' ? '/' : pathname]
    if (at.isCut) throw new TypeError('no network')
    if (text === undefined) return new Response('nothing', { status: 404 })
    if (request.integrity !== '' && request.integrity !== hashOf(text)) throw new TypeError('wrong content')
    return new Response(text)
  }
  return Object.assign(at, {
    cache: (build: Build) => new PageCache(build, { caches, fetch, origin: ORIGIN }),
  })
}

/** Node makes no requests of mode 'navigate', so a page is asked for with a stand-in. */
function navigation(path: string): Request {
  return { url: ORIGIN + path, method: 'GET', mode: 'navigate' } as Request
}

const file = (path: string): Request => new Request(ORIGIN + path)
const textOf = async (answer: Promise<Response> | null): Promise<string> =>
  (await answer)?.text() ?? 'passed on'

const FIRST: Site = {
  '/': 'page 1',
  '/assets/app-1.js': 'code 1',
  '/assets/same.js': 'same',
  '/theme.js': 'theme 1',
}
const SECOND: Site = {
  '/': 'page 2',
  '/assets/app-2.js': 'code 2',
  '/assets/same.js': 'same',
  '/theme.js': 'theme 2',
}

test('every page and file of a build is answered without a network', async () => {
  const at = device()
  at.site = FIRST
  const cache = at.cache(buildOf('one', FIRST))
  await cache.fill()
  expect(at.asked).toContain('/index.html')
  expect(at.asked).not.toContain('/')
  at.isCut = true
  for (const path of ['/', '/new/sigmar', '/rules', '/table/abc', '/m/abc'])
    expect(await textOf(cache.answer(navigation(path)))).toBe('page 1')
  expect(await textOf(cache.answer(file('/assets/app-1.js')))).toBe('code 1')
  expect(await textOf(cache.answer(file('/theme.js')))).toBe('theme 1')
})

test('what only the server knows, what is sent, and other sites are left to the browser', async () => {
  const cache = device().cache(buildOf('one', FIRST))
  for (const path of ['/api/me', '/api/matches/abc/log', '/healthz', '/readyz', '/metrics'])
    expect(cache.answer(file(path))).toBeNull()
  expect(cache.answer(navigation('/manifest.webmanifest'))).toBeNull()
  expect(cache.answer(new Request(`${ORIGIN}/play`, { method: 'POST' }))).toBeNull()
  expect(cache.answer(new Request('https://elsewhere.example/assets/app-1.js'))).toBeNull()
})

test('a build whose files are not all its own is not kept at all', async () => {
  const at = device()
  at.site = { ...FIRST, '/': 'page 2' }
  await expect(at.cache(buildOf('one', FIRST)).fill()).rejects.toThrow('wrong content')
  expect([...at.stores.keys()]).toEqual([])
})

test('a missing file keeps a build out', async () => {
  const at = device()
  at.site = { '/': 'page 1' }
  const whole = buildOf('one', { '/': 'page 1', '/assets/app-1.js': 'code 1' })
  await expect(at.cache(whole).fill()).rejects.toThrow('/assets/app-1.js could not be fetched: 404.')
  expect([...at.stores.keys()]).toEqual([])
})

test('two builds stand side by side: each page gets its own parts, and what is the same is fetched once', async () => {
  const at = device()
  at.site = FIRST
  const old = at.cache(buildOf('one', FIRST))
  await old.fill()
  at.site = SECOND
  at.asked.length = 0
  const young = at.cache(buildOf('two', SECOND))
  await young.fill()
  expect(at.asked).not.toContain('/assets/same.js')
  expect(await textOf(old.answer(navigation('/')))).toBe('page 1')
  expect(await textOf(young.answer(navigation('/')))).toBe('page 2')
  await young.tidy()
  // A page of the first build, still open, asks the worker of the second.
  at.isCut = true
  expect(await textOf(young.answer(file('/assets/app-1.js')))).toBe('code 1')
  expect(await textOf(young.answer(file('/theme.js')))).toBe('theme 2')
})

test('the build before stays, older ones go, and other caches are left alone', async () => {
  const at = device()
  at.site = FIRST
  for (const id of ['one', 'two', 'three']) await at.cache(buildOf(id, FIRST)).fill()
  at.stores.set('somebody else', new Map())
  await at.cache(buildOf('three', FIRST)).tidy()
  expect([...at.stores.keys()]).toEqual([`${CACHE_PREFIX}two`, `${CACHE_PREFIX}three`, 'somebody else'])
})

test('an asset that was not kept from the start is kept once it was needed', async () => {
  const at = device()
  at.site = { ...FIRST, '/assets/inter-greek.woff2': 'letters' }
  const cache = at.cache(buildOf('one', FIRST))
  await cache.fill()
  expect(await textOf(cache.answer(file('/assets/inter-greek.woff2')))).toBe('letters')
  at.isCut = true
  expect(await textOf(cache.answer(file('/assets/inter-greek.woff2')))).toBe('letters')
})

test.each(['/assets/plates/eldar/wallop-1.svg', '/assets/grounds/eldar/dark-1.webp'])(
  'without a network a picture that was not kept is nothing, and is fetched as soon as it can be: %s',
  async (picture) => {
    const at = device()
    at.site = { ...FIRST, [picture]: 'a fist' }
    const cache = at.cache(buildOf('one', FIRST))
    await cache.fill()
    at.isCut = true
    expect(await textOf(cache.answer(file(picture)))).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>')
    await expect(textOf(cache.answer(file('/assets/inter-greek.woff2')))).rejects.toThrow('no network')
    at.isCut = false
    expect(await textOf(cache.answer(file(picture)))).toBe('a fist')
  },
)

test('a device that lost what was kept fetches the page again', async () => {
  const at = device()
  at.site = FIRST
  const cache = at.cache(buildOf('one', FIRST))
  await cache.fill()
  at.stores.clear()
  const asked = Object.assign(new Request(`${ORIGIN}/`), {})
  Object.defineProperty(asked, 'mode', { value: 'navigate' })
  expect(await textOf(cache.answer(asked))).toBe('page 1')
})

test('a picture that was fetched with an older build is kept on, each as it was fetched last', async () => {
  const at = device()
  const [fist, newer] = ['/assets/plates/eldar/fist-L7lJFvg0.svg', '/assets/plates/eldar/fist-SmB-CsMf.svg']
  const [cup, code] = ['/assets/figures/eldar/cup-DMuF628P.webp', '/assets/old-DMuF628P.js']
  for (const [id, path] of [
    ['one', fist],
    ['two', newer],
    ['three', ''],
    ['four', ''],
    ['five', ''],
  ] as const) {
    at.site = { '/': `page ${id}`, [fist]: 'a fist', [newer]: 'a better fist', [cup]: 'a cup', [code]: 'old' }
    const cache = at.cache(buildOf(id, { '/': `page ${id}` }))
    await cache.fill()
    await cache.tidy()
    if (path !== '') for (const one of [path, cup, code]) await textOf(cache.answer(file(one)))
  }
  expect([...at.stores.keys()]).toEqual([`${CACHE_PREFIX}four`, `${CACHE_PREFIX}five`])
  at.isCut = true
  const last = at.cache(buildOf('five', { '/': 'page five' }))
  expect(await textOf(last.answer(file(newer)))).toBe('a better fist')
  expect(await textOf(last.answer(file(cup)))).toBe('a cup')
  expect(await textOf(last.answer(file(fist)))).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>')
  await expect(textOf(last.answer(file(code)))).rejects.toThrow('no network')
})
