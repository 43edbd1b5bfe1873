import type { Page } from 'playwright-core'

/** What a part of the dialog at the end says to each of several people, by the same names: whoever looks is called "You" there. */
export async function toldByName(
  pages: readonly Page[],
  names: readonly string[],
  part: string,
): Promise<string[]> {
  const told = await Promise.all(pages.map((page) => page.locator(`dialog[open] ${part}`).textContent()))
  return told.map((text, at) => String(text).replaceAll(/You(?!r)/g, names[at] ?? ''))
}
