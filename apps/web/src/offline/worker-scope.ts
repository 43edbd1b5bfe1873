/** The part of a service worker's world that is used here; the page's own types know none of it. */
export interface WorkerScope extends CallScope {
  readonly location: Location
  readonly clients: Clients
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void
}

/** What shows notifications. */
export interface CallScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>
}

/** The pages of this site, as a worker knows them. */
export interface Clients {
  claim(): Promise<void>
  matchAll(options: {
    readonly type: 'window'
    readonly includeUncontrolled: boolean
  }): Promise<WindowClient[]>
  openWindow(url: string): Promise<unknown>
}

/** A page that the worker knows. */
interface WindowClient {
  readonly url: string
  focus(): Promise<unknown>
}

interface LongEvent {
  waitUntil(done: Promise<unknown>): void
}

interface WorkerEvents {
  readonly install: LongEvent
  readonly activate: LongEvent
  readonly message: { readonly data: unknown }
  readonly fetch: { readonly request: Request; respondWith(answer: Promise<Response>): void }
  readonly push: LongEvent & { readonly data: { json(): unknown } | null }
  readonly notificationclick: LongEvent & { readonly notification: Notification }
}
