import type { Fault, Result } from '@trialhall/kernel'
import { fetchCallKey, putSubscription, removeSubscription } from '../api/requests.ts'

/** The calls that reach this browser while no page is open, as browsers give them. */
export interface PushWorld {
  /** The worker that would hear of calls, once there is one; null where this browser has none. */
  readonly registration: () => Promise<Pick<ServiceWorkerRegistration, 'pushManager'> | null>
}

/** Browsers without a worker, or without push, cannot be called once their pages are closed. */
export const browserPush: PushWorld = {
  async registration() {
    const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer }
    if (!serviceWorker || typeof PushManager === 'undefined') return null
    const registration = await serviceWorker.getRegistration()
    return registration?.active ? registration : null
  },
}

/** Whether this browser is called while no page is open; null where that cannot be. */
export async function isCalledAway(world: PushWorld = browserPush): Promise<boolean | null> {
  const registration = await world.registration()
  if (!registration) return null
  return (await registration.pushManager.getSubscription()) !== null
}

/** Asks the browser's push service, and then the hall, to call me here. A fault says what stands in the way. */
export async function callAway(world: PushWorld = browserPush): Promise<Result<unknown>> {
  const registration = await world.registration()
  if (!registration) return { ok: false, fault: UNABLE }
  const found = await fetchCallKey()
  if (!found.ok) return found
  try {
    const wish = { userVisibleOnly: true, applicationServerKey: bytesOf(found.value.key) } as const
    const subscription = await subscribed(registration.pushManager, wish)
    return await putSubscription(subscription.toJSON())
  } catch {
    return { ok: false, fault: UNABLE }
  }
}

/** A hall whose keys are new, as after its data were lost, cannot use what was agreed on with the old ones. */
async function subscribed(
  manager: PushManager,
  wish: PushSubscriptionOptionsInit,
): Promise<PushSubscription> {
  try {
    return await manager.subscribe(wish)
  } catch (error) {
    const old = await manager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return manager.subscribe(wish)
  }
}

/** Nobody is called here any more while no page is open. */
export async function callAwayNoMore(world: PushWorld = browserPush): Promise<void> {
  const registration = await world.registration()
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return
  await removeSubscription(subscription.endpoint)
  await subscription.unsubscribe()
}

/** Where this browser is to be called, it is me who is called here from now on, whoever was before. */
export async function renewCalls(world: PushWorld = browserPush): Promise<void> {
  if ((await isCalledAway(world)) === true) await callAway(world)
}

const UNABLE: Fault = {
  code: 'bad-request',
  field: 'browser',
  message:
    'This browser could not ask its push service to call you. While a page is open, you are told as before.',
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
