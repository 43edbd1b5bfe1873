import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { Person } from '../support/person.ts'
import { startServer } from '../support/server.ts'

const webFolder = mkdtempSync(join(tmpdir(), 'trialhall-pages-'))
mkdirSync(join(webFolder, 'pictures'))
for (const name of ['hall', 'sigmar']) writeFileSync(join(webFolder, `pictures/${name}.jpg`), 'jpg')
const BUILT = '<head><meta name="description" content="As built." /><title>Trialhall</title></head>'
writeFileSync(join(webFolder, 'index.html'), BUILT)
afterAll(() => rmSync(webFolder, { recursive: true }))

const server = await startServer({}, { webFolder })

/** What a page says of itself where its link is shown. */
async function shown(url: string, headers: Record<string, string> = {}): Promise<Record<string, string>> {
  const { body } = await server.app.inject({ url, headers: { host: 'hall.example', ...headers } })
  const tags = [...body.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)]
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(body) ?? []
  return { title, ...Object.fromEntries(tags.map(([, name, content]) => [name, content])) }
}

async function host(name: string): Promise<Person> {
  const person = await Person.arrive(server.host)
  await person.ask('POST', '/api/me', { body: { name } })
  return person
}

test.each(['/', '/settings', '/nowhere', '/m/nosuchmatch1', '/cards/nogame', '/replay?at=3'])(
  '%s is shown as the hall',
  async (url) => {
    expect(await shown(url)).toMatchObject({
      title: 'Trialhall',
      'og:title': 'Trialhall',
      'og:site_name': 'Trialhall',
      'og:url': `http://hall.example${url.split('?')[0]}`,
      'og:image': 'http://hall.example/pictures/hall.jpg',
      'og:image:width': '1200',
      'twitter:card': 'summary_large_image',
      description: expect.stringContaining('Trials games'),
    })
  },
)

test.each([
  ['/new/sigmar', 'Play Sigmar&#39;s Trial', 'sigmar'],
  ['/cards/sigmar', 'The cards of Sigmar&#39;s Trial', 'sigmar'],
  ['/rules/lanes', 'The rules of Lanes', 'hall'],
  ['/cards/sigmar/no-such-card', 'The cards of Sigmar&#39;s Trial', 'sigmar'],
])('%s is shown with its game', async (url, title, picture) => {
  expect(await shown(url)).toMatchObject({
    title: `${title} · Trialhall`,
    'og:title': title,
    'og:image': `http://hall.example/pictures/${picture}.jpg`,
  })
})

test('a card is shown with its text', async () => {
  const { games } = server.service.matches.parts
  const game = games.find('lanes')
  const face = game.ok ? game.value.catalog[0] : undefined
  const { 'og:title': title, 'og:description': text } = await shown(`/cards/lanes/${face?.slug}`)
  expect(title).toBe(`${face?.name} · Lanes`)
  expect(text?.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))).toBe(face?.text)
})

test('a public table is shown with its game and who sits there, whatever they are called', async () => {
  const ana = await host(`Ana "onload='x' & co`)
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const { id } = await ana.create({ seats, visibility: 'public' })
  const open = await shown(`/m/${id}`)
  expect(open['og:title']).toBe('A table of Sigmar&#39;s Trial')
  expect(open['og:description']).toBe(
    'Ana &#34;onload=&#39;x&#39; &#38; co waits for you: open the link and sit down.',
  )
  const bo = await host('$& $1 Bo')
  await bo.join(id, 1)
  const playing = await shown(`/m/${id}`)
  expect(playing['og:title']).toContain(' and $&#38; $1 Bo')
  expect(playing['og:description']).toBe('They are playing: come and watch.')
  expect((await shown(`/m/${id}/replay`))['og:description']).toBe('The replay, choice by choice.')
})

test('of a table for those who have its link nothing is told', async () => {
  const ana = await host('Secret Ana')
  const { id } = await ana.create({ game: 'lanes', seats: [{ kind: 'me' }, { kind: 'open' }] })
  for (const url of [`/m/${id}`, `/m/${id}/replay`]) {
    const { body } = await server.app.inject({ url })
    expect(body).toMatch(/A (?:table|replay) at Trialhall/)
    expect(body).not.toMatch(/Secret|Lanes|lanes/)
  }
})

test('an odd host makes no addresses, and none of its own words', async () => {
  const said = await shown('/', { host: 'hall.example"><script>' })
  expect(said['og:title']).toBe('Trialhall')
  expect(said['og:image']).toBeUndefined()
  expect(JSON.stringify(said)).not.toContain('<script')
})

test('the page is packed as a browser takes it, and has a tag by which it is not sent twice', async () => {
  const plain = await server.app.inject({ url: '/' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  const forms = { br: brotliDecompressSync, gzip: gunzipSync } as const
  for (const form of ['br', 'gzip'] as const) {
    const headers = { 'accept-encoding': form }
    const { headers: sent, rawPayload } = await server.app.inject({ url: '/', headers })
    expect(sent).toMatchObject({
      'content-encoding': form,
      vary: 'accept-encoding',
      'cache-control': 'no-cache',
    })
    expect(forms[form](rawPayload).toString()).toBe(plain.body)
    const again = await server.app.inject({
      url: '/',
      headers: { ...headers, 'if-none-match': String(sent['etag']) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
  const head = await server.app.inject({ method: 'HEAD', url: '/m/nosuchmatch1' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test('the page as it was built is there for whoever keeps it', async () => {
  expect((await server.app.inject({ url: '/index.html' })).body).toBe(BUILT)
})
