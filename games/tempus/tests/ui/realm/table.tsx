import {
  tempus,
  type TempusEvent,
  type TempusOption,
  type TempusState,
  type TempusView,
} from '@trialhall/game-tempus'
import { eventFor, type AnyView, type CardId, type Match, type SeenEvent } from '@trialhall/kernel'
import { BoardFrame, refKey, type Motion, type TableLink, type TableSpec } from '@trialhall/table-ui'
import {
  LINK,
  onPage,
  tellLanding,
  updateOf,
  type LandingPhase,
  type OnPage,
} from '@trialhall/table-ui/testkit'
import { act } from 'react'
import { columnOf, rowOf, type Space } from '../../../space/index.ts'
import { CHOREOGRAPHY } from '../../../ui/choreography/index.ts'
import { Realm, type RealmProps } from '../../../ui/realm/index.ts'
import { refOf } from '../../../ui/refs.ts'

const SPEC: TableSpec<TempusState, TempusEvent> = {
  words: tempus.words,
  refOf,
  choreography: CHOREOGRAPHY,
  preview: () => null,
  rule: () => null,
  isHeading: () => false,
}

/** Pixels of the map's window, and of what stays free at each side of the whole map. */
const WINDOW = 1000
const RIM = 14

/** A window has no layout here: everything is as large as the map's. */
export const LAYOUT: DOMRect = new DOMRect(0, 0, WINDOW, WINDOW)

/** How the map is looked at. */
export interface Looking extends Pick<RealmProps, 'children' | 'onPress' | 'onPoint'> {
  readonly viewer?: number
  readonly motion?: Motion
  /** Hears how the match stands on the map. */
  readonly onShown?: (view: TempusView) => void
}

/** A map on a page, at which somebody sits. */
export class MapOnPage {
  readonly match: Match<TempusState, TempusEvent>
  /** What was picked, as options. */
  readonly picked: unknown[] = []
  private readonly page: OnPage = onPage()
  /** The button of the mouse. */
  private isDown = false
  private readonly looking: Looking
  private readonly story: SeenEvent<TempusEvent>[] = []

  constructor(match: Match<TempusState, TempusEvent>, looking: Looking = {}) {
    this.match = match
    this.looking = looking
    this.draw()
    this.key('0') // all of it is in sight, so that every space is where `pointer` looks for it
  }

  /** The element that keys and pointers act on. */
  get pane(): HTMLElement {
    return found('[data-map]')
  }

  /** What is said of the space under the cursor. */
  get says(): string {
    return found('[data-cursor]').textContent
  }

  /** Shows the match as it is now. */
  draw(): void {
    const { viewer = 0, motion = 'off', onShown, ...props } = this.looking
    for (const told of this.match.takeEvents()) this.story.push(eventFor(told, viewer))
    const link: TableLink = { ...LINK, choose: (seat, pick) => this.choose(seat, pick) }
    const board = {
      update: updateOf(this.match, viewer, [...this.story]),
      link,
      settings: { motion },
      names: [...'ABCD'],
      ...(onShown && { onShown: onShown as (view: AnyView) => void }),
    }
    this.page.show(
      <BoardFrame<TempusState, TempusEvent> spec={SPEC} board={board} className="">
        {({ table }) => <Realm table={table} {...props} />}
      </BoardFrame>,
    )
  }

  /** Undoes the last choice of the viewer. */
  back(): void {
    this.match.back(this.looking.viewer ?? 0)
    this.story.length = 0
    this.draw()
  }

  key(name: string): void {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
    act(() => void this.pane.dispatchEvent(event))
  }

  /** Puts the pointer over the middle of a space. */
  point(space: Space): void {
    this.pointer('pointermove', space)
  }

  press(space: Space): void {
    for (const type of ['pointerdown', 'pointerup', 'click']) this.pointer(type, space)
  }

  /** Carries whoever stands on a space to another. */
  carry(from: Space, to: Space): void {
    this.pointer('pointerdown', from)
    this.pointer('pointermove', to)
    for (const type of ['pointerup', 'click']) this.pointer(type, to)
  }

  /** Drags a card of the hand over a space; lets go of it there, and so plays it. */
  drag(card: CardId, over: Space, how: 'dropped' | 'held' = 'dropped'): void {
    const key = refKey({ kind: 'card', id: card })
    const land = (phase: LandingPhase): void =>
      act(() => tellLanding(this.pane, { phase, key, ...middleOn(over) }))
    land('over')
    if (how === 'held') return
    land('drop')
    const [ask] = this.match.asks
    const options = (ask?.options ?? []) as readonly TempusOption[]
    const index = options.findIndex((option) => option.do === 'act' && option.card === card)
    act(() => this.choose(ask?.seat ?? 0, index))
  }

  close(): void {
    this.page.close()
  }

  private choose(seat: number, pick: number): void {
    this.picked.push(this.match.asks.find((ask) => ask.seat === seat)?.options[pick])
    this.match.choose(seat, pick)
    queueMicrotask(() => this.draw())
  }

  private pointer(type: string, space: Space): void {
    if (type === 'pointerdown') this.isDown = true
    if (type === 'pointerup') this.isDown = false
    const where = { ...middleOn(space), buttons: this.isDown ? 1 : 0 }
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...where })
    Object.assign(event, { pointerId: 1, pointerType: 'mouse' })
    act(() => void this.pane.dispatchEvent(event))
  }
}

/** The middle of a space on the page, while the whole map is in sight. */
function middleOn(space: Space): { clientX: number; clientY: number } {
  const pixels = (WINDOW - 2 * RIM) / 30
  return {
    clientX: RIM + (columnOf(space) - 0.5) * pixels,
    clientY: RIM + (rowOf(space) - 0.5) * pixels,
  }
}

/** The one element of a selector. */
export function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`Nothing on the page is ${selector}.`)
  return element
}

/** The view of a seat. */
export function viewOf(page: MapOnPage, seat = 0): TempusView {
  return page.match.viewFor(seat)
}
