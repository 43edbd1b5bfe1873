import type { Clients } from './worker-scope.ts'

/** Brings the page of a match to the front, or opens it where none is open. `path` is its address on this site. */
export async function showPage(clients: Clients, path: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => new URL(url).pathname === path)
  await (open ? open.focus() : clients.openWindow(path))
}
