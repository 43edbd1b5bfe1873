import type { Page } from 'playwright-core'
import { DESKTOP, newPage } from './browser.ts'
import { smoothnessOf } from './smoothness.ts'

/** How long the plain page is watched, in milliseconds, and the cells on each side of its grid. */
const LASTS = 1500
const SIDE = 30

/** What the plain page consists of. */
const STYLE = `
  body { margin: 0 }
  main { display: grid; grid-template-columns: repeat(${SIDE}, 1fr); width: 100vw; height: 100vh }
  main > i { border: 1px solid #888; background: #ddd }
  main > i.lit { background: #fb8 }
  svg { position: fixed; inset: 0; width: 100vw; height: 100vh }`
const BODY = `<style>${STYLE}</style>
  <main>${'<i></i>'.repeat(SIDE * SIDE)}</main>
  <svg viewBox="0 0 ${SIDE} ${SIDE}"><polyline fill="none" stroke="#000" stroke-width=".2"/></svg>`

/** Each frame lights another row and column, and draws a line that turns where they meet. */
async function light(page: Page): Promise<void> {
  await page.evaluate(
    ({ side, lasts }) =>
      new Promise<void>((resolve) => {
        const cells = [...document.querySelectorAll('i')]
        const line = document.querySelector('polyline')
        const began = performance.now()
        let at = 0
        const turn = (now: number): void => {
          at = (at + 1) % side
          for (const [i, cell] of cells.entries())
            cell.className = i % side === at || Math.floor(i / side) === at ? 'lit' : ''
          line?.setAttribute('points', `0,${at} ${at},${at} ${at},0 ${side},${side - at}`)
          if (now - began < lasts) return void requestAnimationFrame(turn)
          resolve()
        }
        requestAnimationFrame(turn)
      }),
    { side: SIDE, lasts: LASTS },
  )
}

/**
 * Milliseconds of work for a frame of a page of 900 plain cells, of which each frame changes a row and a column. Pages are compared
 * with it where a limit in milliseconds would measure the machine: one whose cores are shared needs several times as long for all.
 */
export async function plainWork(): Promise<number> {
  const page = await newPage(DESKTOP)
  await page.setContent(BODY)
  const { work } = await smoothnessOf(page, () => light(page))
  await page.context().close()
  return work
}
