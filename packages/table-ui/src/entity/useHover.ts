import { useState, type FocusEvent, type PointerEvent } from 'react'

/** The thing under the pointer or in focus, by its key, and what keeps it up to date on the element around all things. */
interface Hover {
  readonly key: string | null
  readonly handlers: {
    onPointerOver(event: PointerEvent): void
    onPointerLeave(): void
    onFocus(event: FocusEvent): void
    onBlur(): void
  }
}

/** Knows what is pointed at on a board. */
export function useHover(): Hover {
  const [key, setKey] = useState<string | null>(null)
  return {
    key,
    handlers: {
      onPointerOver: ({ target }) => setKey(keyAt(target)),
      onPointerLeave: () => setKey(null),
      onFocus: ({ target }) => setKey(keyAt(target)),
      onBlur: () => setKey(null),
    },
  }
}

function keyAt(target: EventTarget): string | null {
  if (!(target instanceof Element)) return null
  return target.closest('[data-entity]')?.getAttribute('data-entity') ?? null
}
