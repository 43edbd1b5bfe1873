import { PROMPT } from './targets.ts'

/** Pixels around what is meant that are in sight as well. */
const EDGE = 10

/** Scrolls what is meant into sight, between what lies over the page at its top and its bottom. */
export function reveal(targets: readonly Element[], covered: number, behavior: ScrollBehavior): void {
  const [first] = targets
  if (!first) return
  const top = covered + EDGE
  first.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  if (isStuck(first)) return
  const height = bottomOf() - EDGE - top
  const all = spanOf(targets.filter((one) => !isStuck(one)))
  const span = all.height > height ? spanOf([first]) : all
  if (span.top >= top && span.top + span.height <= top + height) return
  window.scrollBy({ top: span.top - top - Math.max(0, (height - span.height) / 2), behavior })
}

function spanOf(elements: readonly Element[]): { readonly top: number; readonly height: number } {
  const boxes = elements.map((one) => one.getBoundingClientRect())
  const top = Math.min(...boxes.map((box) => box.top))
  return { top, height: Math.max(...boxes.map((box) => box.bottom)) - top }
}

/** Whether something lies under what stays at the foot of the screen. */
export function isUnder(element: Element): boolean {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2 > bottomOf() && !isStuck(element)
}

/** Where the page ends for the eye: above the prompt, where that stays at the foot of the screen. */
function bottomOf(): number {
  const prompt = document.querySelector(PROMPT)
  return prompt && isStuck(prompt) ? prompt.getBoundingClientRect().top : window.innerHeight
}

/** Whether something stays where it is while the page is scrolled. */
function isStuck(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (['sticky', 'fixed'].includes(getComputedStyle(one).position)) return true
  }
  return false
}
