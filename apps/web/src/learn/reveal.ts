import { PROMPT } from './targets.ts'

/** Scrolls what is meant into sight, between what lies over the page at its top and its bottom. */
export function reveal(targets: readonly Element[], top: number, behavior: ScrollBehavior): void {
  const [first] = targets
  if (!first) return
  first.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  if (isStuck(first)) return
  const boxes = targets.filter((one) => !isStuck(one)).map((one) => one.getBoundingClientRect())
  const bottom = bottomOf()
  const least = Math.min(...boxes.map((box) => box.top))
  const most = Math.max(...boxes.map((box) => box.bottom))
  if (least >= top && most <= bottom) return
  const isTooTall = most - least > bottom - top
  const wanted = isTooTall ? top : top + (bottom - top - (most - least)) / 2
  window.scrollBy({ top: least - wanted, behavior })
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
