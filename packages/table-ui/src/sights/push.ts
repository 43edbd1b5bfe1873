/** How far a thing is pushed and a table shakes, in pixels. */
const PUSH = 5
const SHAKE = 3
/** How long that takes at the usual pace, in milliseconds. */
const PUSHED = 300
const SHAKEN = 260

/** A thing takes a blow: it gives way at once, goes a little too far back, and settles. */
export function push(thing: HTMLElement, pace: number): void {
  thing.animate(
    [
      { translate: '0 0' },
      { translate: `${PUSH}px ${PUSH * 0.6}px`, offset: 0.16, easing: 'ease-out' },
      { translate: `${-PUSH * 0.5}px ${-PUSH * 0.3}px`, offset: 0.45 },
      { translate: `${PUSH * 0.2}px 0`, offset: 0.72 },
      { translate: '0 0' },
    ],
    { duration: PUSHED * pace, composite: 'add' },
  )
}

/** The ground of a table shakes, and stands again. */
export function shake(root: HTMLElement, pace: number): void {
  const steps = [0, 1, -0.8, 0.6, -0.4, 0.2, 0]
  for (const part of root.querySelectorAll<HTMLElement>('[data-shakes]'))
    part.animate(
      steps.map((far, at) => ({ translate: `${far * SHAKE}px ${(at % 2 ? -far : far) * SHAKE * 0.7}px` })),
      { duration: SHAKEN * pace, composite: 'add' },
    )
}
