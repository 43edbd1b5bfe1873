import type { Space } from '@trialhall/kernel'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { SettingsProvider } from '../../src/device/use-settings.tsx'
import { SETTINGS_KEY, USUAL_SETTINGS } from '../../src/device/settings.ts'
import { ToastProvider } from '../../src/kit/toasts.tsx'
import ChapterPage from '../../src/pages/chapter.tsx'
import { keyTowards, spaceNamed } from './map-keys.ts'

const SAID = '[data-coach="said"]'
const PROMPT = '[aria-label="What is asked"]'

/** A chapter of a game, as its address names it. */
export interface ChapterAddress {
  readonly game: string
  readonly chapter: string
}

/** Somebody who has the page of a chapter before them, does what the coach says, and closes the page in the end. */
export class Learner {
  private readonly page: HTMLElement
  private readonly root: ReturnType<typeof createRoot>

  /** Opens a chapter and waits until the coach speaks. */
  static async of(address: ChapterAddress): Promise<Learner> {
    const learner = new Learner()
    await learner.open(address)
    return learner
  }

  private constructor() {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...USUAL_SETTINGS, motion: 'off', pace: 'instant' }))
    this.page = document.body.appendChild(document.createElement('div'))
    this.root = createRoot(this.page)
  }

  private async open({ game, chapter }: ChapterAddress): Promise<void> {
    const { hook } = memoryLocation({ path: `/learn/${game}/${chapter}` })
    act(() =>
      this.root.render(
        <SettingsProvider>
          <ToastProvider>
            <Router hook={hook}>
              <ChapterPage gameId={game} chapterId={chapter} />
            </Router>
          </ToastProvider>
        </SettingsProvider>,
      ),
    )
    await this.until(() => this.hears() !== '')
  }

  /** What the coach says; '' while it watches the table. */
  hears(): string {
    return this.page.querySelector('[data-settled]') ? this.textOf(SAID) : ''
  }

  /** What is lit with a ring. */
  get rings(): number {
    return this.page.querySelectorAll('[data-coach="ring"]').length
  }

  /** The heading under which the coach takes leave; '' before the end. */
  get leave(): string {
    return this.textOf('[data-coach="body"] h2')
  }

  get isAsked(): boolean {
    return this.textOf('[data-coach="body"]').includes('Your move')
  }

  /** Does what the coach wants, or reads on, until the coach says something else. */
  async goesOn(): Promise<void> {
    const said = this.hears()
    if (this.isAsked) await this.picks(said)
    else await this.presses('[data-coach="next"]')
    await this.until(() => this.hears() !== '' && this.hears() !== said)
  }

  close(): void {
    act(() => this.root.unmount())
    this.page.remove()
    localStorage.clear()
  }

  /** Presses the button of what the coach names, or those of the steps to it. */
  private async picks(said: string): Promise<void> {
    const wanted = /Pick: (.+?)(?: or .+)?\.$/.exec(said)?.[1]?.toLowerCase() ?? ''
    const space = spaceNamed(wanted)
    if (space) return this.picksOnMap(space)
    for (let step = 0; step < 4 && this.textOf(SAID) === said; step++) {
      const buttons = [...this.page.querySelectorAll(`${PROMPT} :is([data-option], [data-step])`)]
      const shares = buttons.map((button) => shareOf(button, wanted))
      await this.clicks(buttons[shares.indexOf(Math.max(...shares))])
    }
  }

  /** Takes the cursor of the map to a space by its keys, and picks it there. */
  private async picksOnMap(goal: Space): Promise<void> {
    const map = this.page.querySelector<HTMLElement>('[data-map]')
    await act(async () => map?.focus())
    for (let key = ''; key !== 'Enter'; ) {
      key = keyTowards(spaceNamed(this.textOf('[data-cursor]')), goal)
      await act(async () => map?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
    }
  }

  private presses(selector: string): Promise<void> {
    return this.clicks(this.page.querySelector(selector))
  }

  private async clicks(button: Element | null | undefined): Promise<void> {
    if (!(button instanceof HTMLElement))
      throw new Error(`There is nothing to press at: ${this.textOf(SAID)}`)
    await act(async () => button.click())
  }

  private textOf(selector: string): string {
    return this.page.querySelector(selector)?.textContent ?? ''
  }

  /** Lets the page do what it has begun until something is so. */
  private async until(isSo: () => boolean): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS
    while (!isSo()) {
      if (performance.now() > deadline) throw new Error(`Nothing comes after: ${this.textOf(SAID)}`)
      await act(async () => new Promise((resolve) => setTimeout(resolve)))
    }
  }
}

/** A table whose parts are not read yet takes its time on a busy machine. */
const PATIENCE_MS = 30_000

/** How much of what is wanted a button says, in characters. */
function shareOf(button: Element, wanted: string): number {
  const words = button.querySelector(':scope > span')?.textContent ?? ''
  const text = words.replace(/\s+/g, ' ').replace(/ ?…$/g, '').toLowerCase()
  return wanted.includes(text) ? text.length : 0
}
