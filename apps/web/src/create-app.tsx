import './kit/styles/letters.css'
import '@trialhall/table-ui/tokens.css'
import './kit/styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { type HallGames, openHall } from './games/hall.ts'

/** A page, ready to be shown. */
export interface HallApp {
  /** Shows it in this element. */
  start(root: Element): void
}

/** Builds the page with these games. A page is one app: this is called once. */
export function createApp(games: HallGames): HallApp {
  openHall(games)
  return {
    start: (root) =>
      createRoot(root).render(
        <StrictMode>
          <App />
        </StrictMode>,
      ),
  }
}
