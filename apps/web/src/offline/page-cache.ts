import type { Build, KeptFile } from './kept-file.ts'

/** Every cache of ours begins so; one holds one build. */
export const CACHE_PREFIX = 'trialhall/build/'

/** Files under this path are named by what they hold, so one name never means two things. */
const ASSETS = '/assets/'

/** Pictures of cards and people, which are kept from when their game is first opened. */
const PICTURES = /^\/assets\/(?:plates|figures|grounds)\//

/** What stands for a picture that is not here and cannot be fetched: nothing, so that what lies below it is seen. */
const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** The page as it was built: asked for by an address, it comes with what is said of that address. */
const PAGE_FILE = '/index.html'

/** Pages of the server that are no pages of the app. */
const SERVER_ONLY: readonly RegExp[] = [/^\/api\//, /^\/(?:healthz|readyz|metrics)$/]

/** What the cache works with; tests bring their own. */
interface PageCacheWorld {
  readonly caches: CacheStorage
  readonly fetch: (request: Request) => Promise<Response>
  /** E.g. 'https://trialhall.example'. */
  readonly origin: string
}

/**
 * Keeps one build of the app on the device and answers the page from it. The page and its parts always come from the same
 * build: a newer one is kept beside it until it is let in, and the one before stays for pages that were opened with it.
 */
export class PageCache {
  private readonly build: Build
  private readonly world: PageCacheWorld
  private readonly name: string

  constructor(build: Build, world: PageCacheWorld) {
    this.build = build
    this.world = world
    this.name = CACHE_PREFIX + build.id
  }

  /** Fetches all files. Rejects, and keeps none of them, where one is missing or belongs to another build. */
  async fill(): Promise<void> {
    const isNew = !(await this.world.caches.has(this.name))
    const cache = await this.world.caches.open(this.name)
    try {
      await Promise.all(this.build.files.map(async (file) => this.keep(cache, file)))
    } catch (error) {
      if (isNew) await this.world.caches.delete(this.name)
      throw error
    }
  }

  /** Throws away all builds but this one and the one before; their pictures go on to this one, each as it was kept last. */
  async tidy(): Promise<void> {
    const { caches } = this.world
    const names = await caches.keys()
    const others = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== this.name)
    const staying = await Promise.all([this.name, ...others.slice(-1)].map(async (name) => caches.open(name)))
    const seen = new Set((await Promise.all(staying.map(picturesIn))).flat().map(pictureOf))
    for (const name of others.slice(0, -1).reverse()) {
      await this.takePicturesOf(await caches.open(name), seen)
      await caches.delete(name)
    }
  }

  private async takePicturesOf(old: Cache, seen: Set<string>): Promise<void> {
    const own = await this.world.caches.open(this.name)
    for (const path of (await picturesIn(old)).reverse()) {
      const answer = seen.has(pictureOf(path)) ? undefined : await old.match(path)
      seen.add(pictureOf(path))
      if (answer) await own.put(path, answer)
    }
  }

  /** The answer to a request of a page; null where it is none of ours and the browser does as ever. */
  answer(request: Request): Promise<Response> | null {
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== this.world.origin) return null
    if (SERVER_ONLY.some((path) => path.test(pathname))) return null
    if (request.mode === 'navigate') return /\.\w+$/.test(pathname) ? null : this.page(request)
    return this.file(request, pathname)
  }

  /** The page is one for all addresses, and shows what belongs there. */
  private async page(request: Request): Promise<Response> {
    const cache = await this.world.caches.open(this.name)
    return (await cache.match('/')) ?? this.world.fetch(request)
  }

  private async file(request: Request, path: string): Promise<Response> {
    const cache = await this.world.caches.open(this.name)
    const own = await cache.match(path)
    if (own) return own
    if (!path.startsWith(ASSETS)) return this.world.fetch(request)
    const older = await this.world.caches.match(path)
    return older ?? this.fetchAndKeep(cache, request)
  }

  /** What is not kept from the start, such as letters of other scripts, is kept once it was needed. */
  private async fetchAndKeep(cache: Cache, request: Request): Promise<Response> {
    const answer = await this.fetchOrDoWithout(request)
    if (answer.status === 200) await cache.put(new URL(request.url).pathname, answer.clone())
    return answer
  }

  private async fetchOrDoWithout(request: Request): Promise<Response> {
    try {
      return await this.world.fetch(request)
    } catch (error) {
      if (!PICTURES.test(new URL(request.url).pathname)) throw error
      return new Response(NO_PICTURE, { status: 203, headers: { 'Content-Type': 'image/svg+xml' } })
    }
  }

  private async keep(cache: Cache, { path, integrity }: KeptFile): Promise<void> {
    const isNamedByContent = path.startsWith(ASSETS)
    const kept = isNamedByContent ? await this.world.caches.match(path) : undefined
    if (kept) return cache.put(path, kept)
    const url = new URL(path === '/' ? PAGE_FILE : path, this.world.origin)
    const request = new Request(url, { integrity, cache: isNamedByContent ? 'default' : 'no-cache' })
    const answer = await this.world.fetch(request)
    if (!answer.ok) throw new Error(`${path} could not be fetched: ${answer.status}.`)
    return cache.put(path, answer)
  }
}

async function picturesIn(cache: Cache): Promise<string[]> {
  const kept = await cache.keys()
  return kept.map(({ url }) => new URL(url).pathname).filter((path) => PICTURES.test(path))
}

/** The picture that a path shows, whatever it holds in a build: the path without the hash. */
function pictureOf(path: string): string {
  return path.replace(/-[\w-]{8}(?=\.\w+$)/, '')
}
