import { useSyncExternalStore } from 'react'

/** What stands behind the # of the address, without it. */
export function useHash(): string {
  return useSyncExternalStore(onChange, () => location.hash).slice(1)
}

/** The browser tells of links within the page; the router tells of its own ways in events of these names. */
const EVENTS = ['hashchange', 'pushState', 'replaceState'] as const

function onChange(listener: () => void): () => void {
  for (const name of EVENTS) addEventListener(name, listener)
  return () => {
    for (const name of EVENTS) removeEventListener(name, listener)
  }
}
