/** How many are fetched at a time, so that whatever a match needs comes first. */
const AT_ONCE = 3

/** The browser, as far as this goes; tests bring their own. */
export interface PictureWorld {
  /** Whether a worker keeps what is fetched. */
  readonly isKept: () => boolean
  /** Whether the person asked pages to fetch no more than they must. */
  readonly isSaving: () => boolean
  readonly has: (address: string) => Promise<boolean>
  readonly fetch: (address: string) => Promise<unknown>
  readonly wait: () => Promise<void>
}

const browserWorld: PictureWorld = {
  isKept: () => Boolean(navigator.serviceWorker?.controller),
  isSaving: () =>
    Boolean((navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData),
  has: async (address) => (await caches.match(new URL(address, location.href).pathname)) !== undefined,
  fetch: async (address) => fetch(address, { priority: 'low' }),
  wait: async () =>
    new Promise((done) => {
      setTimeout(done, 4000)
    }),
}

const begun = new Set<string>()

/**
 * Fetches all pictures of a game's cards when it is first opened, so that the worker has them for times without a network. Nothing
 * waits for it, and what fails is fetched when it is needed. Does nothing where no worker keeps the app, or a person saves data.
 */
export async function keepPictures(
  gameId: string,
  addresses: readonly string[],
  world: PictureWorld = browserWorld,
): Promise<void> {
  if (begun.has(gameId)) return
  begun.add(gameId)
  await world.wait()
  if (!world.isKept() || world.isSaving()) return void begun.delete(gameId)
  const open = [...new Set(addresses)]
  const next = async (): Promise<void> => {
    for (let address = open.pop(); address !== undefined; address = open.pop())
      if (!(await world.has(address))) await world.fetch(address)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next)).catch(() => begun.delete(gameId))
}
