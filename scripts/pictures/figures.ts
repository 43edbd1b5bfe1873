import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { CASTS, drawnIn } from './figures/casts.ts'
import { figureOf } from '@trialhall/table-ui/figures'

const ROOT = new URL('../../', import.meta.url)

/** Draws the people of all games as painted glass, beside each game's looks: `npm run figures`. The same person is drawn the same way every time. */
for (const [id, cast] of Object.entries(CASTS)) {
  const folder = new URL(`games/${id}/ui/figures/`, ROOT)
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (name.endsWith('.svg')) rmSync(new URL(name, folder))
  const drawn = drawnIn(cast)
  for (const { who, side, state } of drawn)
    writeFileSync(new URL(`${who.slug}-${side}-${state}.svg`, folder), figureOf(who, side, state))
  console.log(`games/${id}/ui/figures: ${drawn.length} figures`)
}
