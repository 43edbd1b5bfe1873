import { battleDecksUi } from '@trialhall/game-battle-decks/ui'
import { LINK, NAMES, onPage, updateOf, type OnPage } from '@trialhall/table-ui/testkit'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { lay, type BattleScene, type Layout } from '../lay.ts'
import { heard } from './seen.ts'

const { Board } = battleDecksUi

/** What a window without a screen lacks. */
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
const noMedia = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }

beforeAll(() => {
  Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver })
  Object.assign(window, { matchMedia: () => noMedia })
  Object.assign(Element.prototype, { scrollTo: () => {}, scrollIntoView: () => {}, getAnimations: () => [] })
})

const pages: OnPage[] = []
afterEach(() => pages.splice(0).forEach((page) => page.close()))

/** The board on a page where nothing moves, as a seat sees it. */
function board(): { readonly show: (t: BattleScene, seat: number) => void; readonly fight: () => string } {
  const page = onPage()
  pages.push(page)
  return {
    show(t, seat) {
      const update = updateOf(t.match, seat, [...heard(t, seat)])
      page.show(<Board update={update} link={LINK} settings={{ motion: 'off' }} names={NAMES.slice(0, 2)} />)
    },
    fight: () => document.querySelector('[data-part="die"]')?.textContent ?? '',
  }
}

const AMBUSH: Layout = {
  active: 'B',
  A: { characters: [{ card: 'pterosaur-rider' }] },
  B: { characters: [{ card: 'artillery' }, { card: 'clockwork-soldier' }], hand: ['ambush-p-q'] },
}

test('the faces of a die are those of the attack that was rolled, also where nothing was shown between an event and the die', () => {
  const t = lay({ ...AMBUSH, rolls: [3, 6] })
  const { show, fight } = board()
  t.B.picks('pass', 'activate Artillery', 'attack Pterosaur Rider')
  show(t, 1)
  expect(fight()).toContain('Hits on')
  t.B.picks('play Ambush (Q♣)')
  show(t, 1)
  const before = fight()
  t.B.picks('Artillery')
  show(t, 1)
  const [roll] = t.eventsOf('attackRolled')
  expect(roll).toMatchObject({ die: 3, modifier: 5, isSuccess: true })
  expect(before).toContain('Hits on 4 or more')
  expect(fight()).toContain('Hits on 2 or more')
})
