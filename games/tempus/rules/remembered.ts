/**
 * A function that keeps its last answer while it is asked about the same thing. Only for what follows from print alone: such an answer is no state, since
 * anybody who asked again would get it again.
 */
export function remembered<About, Answer>(work: (about: About) => Answer): (about: About) => Answer {
  let last: { readonly about: About; readonly answer: Answer } | null = null
  return (about) => {
    if (last === null || last.about !== about) last = { about, answer: work(about) }
    return last.answer
  }
}
