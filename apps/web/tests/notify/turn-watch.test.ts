import { expect, test } from 'vitest'
import { type CallWorld, type Turn, TurnWatch, type Wishes } from '../../src/notify/turn-watch.ts'

const ALL: Wishes = { sound: true, volume: 40, notify: true }
const NONE: Wishes = { sound: false, volume: 40, notify: false }
const MINE: Turn = { isMine: true, title: 'Your turn', text: 'Roll?', path: '/m/one' }
const THEIRS: Turn = { ...MINE, isMine: false }

/** A page whose clock and sight are set by hand. */
class FakePage implements CallWorld {
  time = 0
  isAway = false
  isElsewhere = false
  marked = 'none'
  readonly chimes: number[] = []
  readonly shown: string[] = []
  private look: () => void = () => undefined

  now(): number {
    return this.time
  }

  isHidden(): boolean {
    return this.isAway
  }

  unlessSeenElsewhere(_path: string, then: () => void): void {
    if (!this.isElsewhere) then()
  }

  onSight(then: () => void): () => void {
    this.look = then
    return () => {
      this.look = () => undefined
    }
  }

  mark(mark: 'turn' | 'none'): void {
    this.marked = mark
  }

  chime(volume: number): void {
    this.chimes.push(volume)
  }

  notify({ title, text, path }: Turn): () => void {
    const line = `${title}: ${text} ${path}`
    this.shown.push(line)
    return () => void this.shown.splice(this.shown.indexOf(line), 1)
  }

  turnTo(sight: 'hidden' | 'seen'): void {
    this.isAway = sight === 'hidden'
    this.look()
  }
}

function watched(): { page: FakePage; watch: TurnWatch } {
  const page = new FakePage()
  return { page, watch: new TurnWatch(page) }
}

test('out of sight a turn is marked, heard and notified; coming back takes mark and notification away', () => {
  const { page, watch } = watched()
  watch.see(THEIRS, ALL)
  page.turnTo('hidden')
  watch.see(MINE, ALL)
  expect(page).toMatchObject({ marked: 'turn', chimes: [40], shown: ['Your turn: Roll? /m/one'] })
  page.turnTo('seen')
  expect(page).toMatchObject({ marked: 'none', shown: [] })
})

test('in sight there is a sound after a wait only, and never a notification', () => {
  const { page, watch } = watched()
  watch.see(THEIRS, ALL)
  page.time = 500
  watch.see(MINE, ALL)
  expect(page.chimes).toEqual([])
  watch.see(THEIRS, ALL)
  page.time = 4000
  watch.see(MINE, ALL)
  expect(page).toMatchObject({ marked: 'none', chimes: [40], shown: [] })
})

test('a wait is as long as it is, however often the table changes meanwhile', () => {
  const { page, watch } = watched()
  watch.see(MINE, ALL)
  watch.see(THEIRS, ALL)
  page.time = 1500
  watch.see(THEIRS, ALL)
  page.time = 2500
  watch.see(MINE, ALL)
  expect(page.chimes).toEqual([40])
})

test('who wished for nothing gets the mark alone', () => {
  const { page, watch } = watched()
  watch.see(THEIRS, NONE)
  page.turnTo('hidden')
  page.time = 60_000
  watch.see(MINE, NONE)
  expect(page).toMatchObject({ marked: 'turn', chimes: [], shown: [] })
})

test('a table that opens with my turn, and further questions of the same turn, call nobody', () => {
  const { page, watch } = watched()
  page.turnTo('hidden')
  watch.see(MINE, ALL)
  watch.see({ ...MINE, text: 'Which card?' }, ALL)
  expect(page).toMatchObject({ marked: 'turn', chimes: [], shown: [] })
})

test('a turn that is taken elsewhere, and a table that is left, are not called for any more', () => {
  const { page, watch } = watched()
  watch.see(THEIRS, ALL)
  page.turnTo('hidden')
  watch.see(MINE, ALL)
  watch.see(THEIRS, ALL)
  expect(page).toMatchObject({ marked: 'none', shown: [] })
  watch.see(MINE, ALL)
  watch.close()
  expect(page).toMatchObject({ marked: 'none', shown: [] })
  page.turnTo('seen')
})

test('a turn that goes out of sight is marked: its owner knows of it', () => {
  const { page, watch } = watched()
  watch.see(MINE, ALL)
  page.turnTo('hidden')
  expect(page).toMatchObject({ marked: 'turn', chimes: [], shown: [] })
})

test('who looks at the table in another page is not called from one that is out of sight', () => {
  const { page, watch } = watched()
  watch.see(THEIRS, ALL)
  page.turnTo('hidden')
  page.isElsewhere = true
  watch.see(MINE, ALL)
  watch.nudged(MINE, ALL)
  expect(page).toMatchObject({ marked: 'turn', chimes: [], shown: [] })
  page.isElsewhere = false
  watch.nudged(MINE, ALL)
  expect(page).toMatchObject({ chimes: [40], shown: ['Your turn: Roll? /m/one'] })
})
