/**
 * Hands the focus on before the item of a list that has it is taken away: to the next one, else to the one before it, else to the page.
 * It would fall off the page, and whoever goes by keys would begin at its head.
 */
export function passFocusOn(): void {
  const item = document.activeElement?.closest('li')
  if (!item) return
  const neighbour = item.nextElementSibling ?? item.previousElementSibling
  const heir = neighbour?.querySelector<HTMLElement>('a, button:enabled') ?? item.closest<HTMLElement>('main')
  heir?.focus({ preventScroll: heir.matches('main') })
}
