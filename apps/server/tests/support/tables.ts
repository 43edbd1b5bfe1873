import type { NewMatch } from '@trialhall/protocol'
import { Person, type Page } from './person.ts'

/** A table of two people with a page each, who both follow it. */
export interface TableOfTwo {
  readonly match: string
  readonly ada: Page
  readonly bob: Page
}

/** Seats two new guests at a new match. */
export async function tableOfTwo(host: string, plan: Partial<NewMatch> = {}): Promise<TableOfTwo> {
  const [a, b] = [await Person.arrive(host), await Person.arrive(host)]
  const { id: match } = await a.create({ ...plan, seats: [{ kind: 'me' }, { kind: 'open' }] })
  await b.join(match, 1)
  const [ada, bob] = [await a.page(), await b.page()]
  await ada.watch(match)
  await bob.watch(match)
  return { match, ada, bob }
}

/** A table with a spectator, who has no seat. */
export interface Besieged extends TableOfTwo {
  readonly stranger: Page
}

/** The same, with somebody who only looks on. */
export async function besieged(host: string, plan: Partial<NewMatch> = {}): Promise<Besieged> {
  const table = await tableOfTwo(host, plan)
  const stranger = await (await Person.arrive(host)).page()
  await stranger.watch(table.match)
  return { ...table, stranger }
}

/** Whoever is asked, and the other one. */
export async function asked({
  match,
  ada,
  bob,
}: TableOfTwo): Promise<{ mover: Page; other: Page; seat: number }> {
  const waited = [ada, bob].map((page) => page.moment(match, ({ own }) => own.length > 0))
  for (const one of waited) one.catch(() => undefined) // the other may wait long
  const {
    own: [own],
  } = await Promise.race(waited)
  const seat = ada.moments.get(match)?.own[0]?.seat ?? own?.seat ?? 0
  return seat === 0 ? { mover: ada, other: bob, seat } : { mover: bob, other: ada, seat }
}

/** Lets the table play so many choices, always the first option. */
export async function playSome(table: TableOfTwo, choices: number): Promise<void> {
  for (let n = 0; n < choices; n++) {
    const { mover, other } = await asked(table)
    const { entry } = await mover.moment(table.match)
    const isSealed = (await other.moment(table.match)).own.length > 0 // asked at the same time, and not told of this answer
    const answer = await mover.choose(table.match, 0)
    if (answer.type !== 'done') throw new Error(answer.error)
    const now = await mover.moment(table.match, (moment) => moment.entry > entry)
    if (!isSealed) await other.moment(table.match, (moment) => moment.entry >= now.entry)
  }
}
