/** A thing that a test relies on. Throws where there is none. */
export function present<T>(thing: T | null | undefined): T {
  if (thing === null || thing === undefined)
    throw new Error('The test relies on something that is not there.')
  return thing
}
