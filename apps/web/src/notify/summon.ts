import { browserCalls } from './browser-calls.ts'
import type { Summons } from './summons.ts'
import { noteInTitle } from '../shell/title-note.ts'
import type { Wishes } from './turn-watch.ts'

/** Calls the one at this browser: by sound, in the title of the page until they have seen it, and by the device where the page is out of sight. */
export function summon(summons: Summons, { sound, volume, notify }: Wishes): void {
  if (sound) browserCalls.chime(volume)
  noteInTitle(summons.title)
  browserCalls.mark('turn')
  const withdraw =
    notify && browserCalls.isHidden() ? browserCalls.notify({ isMine: true, ...summons }) : undefined
  const calm = (): void => {
    if (browserCalls.isHidden()) return
    end()
    withdraw?.()
    browserCalls.mark('none')
    setTimeout(() => noteInTitle(''), SEEN_MS)
  }
  const end = browserCalls.onSight(calm)
  calm()
}

/** Milliseconds that the word stays in the title once the page is in sight. */
const SEEN_MS = 8000
