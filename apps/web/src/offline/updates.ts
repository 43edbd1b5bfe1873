import { Listeners } from '../kit/listeners.ts'
import { TAKE_OVER } from './take-over.ts'

/** How the app on this device stands. */
export interface AppState {
  /** Whether it starts without a network: 'never' where the browser keeps no apps, or the connection is not secure. */
  readonly isKept: 'never' | 'not yet' | 'yes'
  /** A newer build: it waits to be let in, or another tab has let it in already. */
  readonly newer: 'none' | 'waits' | 'is in'
}

/** The part of a worker that a page deals with. */
export interface PageWorker extends Pick<EventTarget, 'addEventListener'> {
  readonly state: string
  postMessage(message: unknown): void
}

/** The part of a registration that a page deals with. */
export interface PageRegistration extends Pick<EventTarget, 'addEventListener'> {
  readonly installing: PageWorker | null
  readonly waiting: PageWorker | null
  readonly active: PageWorker | null
  update(): Promise<unknown>
}

/** The browser, as far as updates go; tests play it. */
export interface UpdateWorld {
  /** Null where the browser cannot keep the app. */
  register(): Promise<PageRegistration | null>
  /** Whether a worker answers this page's requests. */
  isControlled(): boolean
  onControllerChange(then: () => void): void
  reload(): void
  wait(ms: number): Promise<void>
}

/** How long somebody who asked for a new page waits for a newer build to be fetched. */
const PATIENCE = 10_000
/** How long the newer build may take to come in before the page is loaded anew all the same. */
const LONGEST_CHANGE = 4000

/** Sees to it that the app is kept on this device, and tells when there is a newer build of it. */
export class Updates {
  private readonly world: UpdateWorld
  private readonly listeners: Listeners = new Listeners()
  private registration: PageRegistration | null = null
  private isAsked = false
  state: AppState = { isKept: 'not yet', newer: 'none' }

  constructor(world: UpdateWorld) {
    this.world = world
  }

  /** Registers the worker. To be called once the page is shown, so that it takes nothing from the first load. */
  async start(): Promise<void> {
    // The first worker takes over a page that had none: nothing has changed for that page.
    let wasControlled = this.world.isControlled()
    this.world.onControllerChange(() => {
      if (wasControlled) this.changedHands()
      wasControlled = true
    })
    this.registration = await this.world.register().catch(() => null)
    if (!this.registration) return this.show({ isKept: this.world.isControlled() ? 'yes' : 'never' })
    this.registration.addEventListener('updatefound', () => this.follow())
    this.follow()
  }

  /** Calls back with every change. Returns what ends it. */
  subscribe(listener: () => void): () => void {
    return this.listeners.add(listener)
  }

  /** Asks the server whether there is a newer build. */
  async look(): Promise<void> {
    await this.registration?.update().catch(() => undefined)
  }

  /** Goes on with the newer build: this page is loaded anew as soon as it is in. */
  take(): void {
    const waiting = this.registration?.waiting
    if (!waiting) return this.world.reload()
    this.isAsked = true
    waiting.postMessage(TAKE_OVER)
    void this.world.wait(LONGEST_CHANGE).then(() => this.world.reload())
  }

  /** Loads the page anew, with the newest build that can be had: what is kept may be older than the server. */
  async loadAnew(): Promise<void> {
    await Promise.race([this.look().then(async () => this.installed()), this.world.wait(PATIENCE)])
    this.take()
  }

  private async installed(): Promise<void> {
    const coming = this.registration?.installing
    if (coming) await new Promise<void>((done) => whenSettled(coming, done))
  }

  private follow(): void {
    const { registration } = this
    if (!registration) return
    this.tell(registration)
    const coming = registration.installing
    if (coming) coming.addEventListener('statechange', () => this.tell(registration))
  }

  private tell({ waiting, active }: PageRegistration): void {
    if (active) this.show({ isKept: 'yes' })
    if (waiting && active) this.show({ newer: 'waits' })
  }

  private changedHands(): void {
    if (this.isAsked) this.world.reload()
    else this.show({ newer: 'is in' })
  }

  private show(part: Partial<AppState>): void {
    this.state = { ...this.state, ...part }
    this.listeners.tell()
  }
}

function whenSettled(worker: PageWorker, done: () => void): void {
  const look = (): void => {
    if (worker.state !== 'installing') done()
  }
  worker.addEventListener('statechange', look)
  look()
}
