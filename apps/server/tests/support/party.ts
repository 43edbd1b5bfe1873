import type { MatchCard, NewMatch } from '@trialhall/protocol'
import { Person, type Message, type Page } from './person.ts'

/** A table of the party game: seats 0 and 2 play for Red, 1 and 3 for Blue. */
export interface PartyTable {
  readonly match: string
  /** By seat; whoever has several seats has the same page at each. */
  readonly pages: readonly Page[]
  /** Somebody who only looks on. */
  readonly stranger: Page
}

/** Who sits where: equal letters are one person, `-` is a bot. */
export async function partyTable(
  host: string,
  seating = 'ABCD',
  plan: Partial<NewMatch> = {},
): Promise<PartyTable> {
  const letters = [...seating]
  const people = new Map<string, Person>()
  for (const letter of letters)
    if (letter !== '-' && !people.has(letter)) people.set(letter, await Person.arrive(host))
  const [first = ''] = letters
  const seats = letters.map((letter) => seatOf(letter, first))
  const { id: match } = await personOf(people, first).create({ game: 'tug', ...plan, seats })
  for (const [seat, letter] of letters.entries())
    if (letter !== first && letter !== '-') await personOf(people, letter).join(match, seat)
  const pages = new Map<string, Page>()
  for (const [letter, person] of people) pages.set(letter, await person.page())
  const stranger = await (await Person.arrive(host)).page()
  for (const page of [...pages.values(), stranger]) await page.watch(match)
  return { match, pages: letters.map((letter) => pages.get(letter) ?? stranger), stranger }
}

function seatOf(letter: string, first: string): NewMatch['seats'][number] {
  if (letter === '-') return { kind: 'bot', bot: 'random' }
  return { kind: letter === first ? 'me' : 'open' }
}

function personOf(people: ReadonlyMap<string, Person>, letter: string): Person {
  const person = people.get(letter)
  if (!person) throw new Error(`nobody is called ${letter}`)
  return person
}

/** Somebody at a table of the party game, by their seat. */
export function pageAt({ pages }: Pick<PartyTable, 'pages'>, seat: number): Page {
  const page = pages[seat]
  if (!page) throw new Error(`nobody sits on seat ${seat}`)
  return page
}

/** Sends a command of the holder of a seat. */
export function by(
  table: PartyTable,
  seat: number,
  message: Record<string, unknown> & { readonly type: string },
): Promise<Message<'done'> | Message<'refused'>> {
  return pageAt(table, seat).command({ match: table.match, ...message })
}

/** Somebody with the same cookie, at a server that took the place of another, with the table as they are shown it there. */
export async function cameBack(
  page: Page,
  host: string,
  match: string,
): Promise<{ readonly page: Page; readonly table: Message<'table'> }> {
  const { cookie, me } = page.person
  const again = await Object.assign(new Person(host), { cookie, me }).page()
  return { page: again, table: await again.watch(match) }
}

/** The card of a match that is over. */
export async function cardAtEnd(table: PartyTable): Promise<MatchCard> {
  const message = await pageAt(table, 0).message('table', ({ card }) => card.status === 'over')
  return message.card
}

/** Sends so many commands at once, and answers how many of them were done once all are answered. */
export async function floodOf(
  page: Page,
  many: number,
  message: (n: number) => Record<string, unknown> & { readonly type: string; readonly match: string },
): Promise<number> {
  const ids = new Set(Array.from({ length: many }, (_, n) => `flood${n}`))
  for (const [n, id] of [...ids].entries()) page.raw(JSON.stringify({ ...message(n), id }))
  const isOurs = (one: { readonly type: string; readonly id?: unknown }): boolean =>
    (one.type === 'done' || one.type === 'refused') && typeof one.id === 'string' && ids.has(one.id)
  const answers = await page.until('all answers', () => {
    const found = page.heard.filter(isOurs)
    return found.length === many && found
  })
  return answers.filter(({ type }) => type === 'done').length
}
