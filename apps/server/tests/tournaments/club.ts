import type { NewTournament, TournamentAct, TournamentView } from '@trialhall/protocol'
import { expect } from 'vitest'
import { PATIENTLY } from '../support/patience.ts'
import { Person, type Page } from '../support/person.ts'
import type { TestServer } from '../support/server.ts'

/** A clock that stands until a test moves it. */
export class StoppedClock {
  at = 1_790_000_000_000
  readonly now = (): number => this.at

  pass(minutes: number): void {
    this.at += minutes * 60_000
  }
}

/** What tournaments under test are like, where nothing else is said. */
export const PLAN = { name: 'Club evening', game: 'sigmar', system: 'swiss', breakMinutes: 0 } as const

/** Somebody at a club: what they do at its tournament, and at their table. */
export class Member {
  readonly person: Person
  page: Page | null = null

  constructor(person: Person) {
    this.person = person
  }

  static async arrive(host: string, account?: string): Promise<Member> {
    const member = new Member(await Person.arrive(host))
    if (account !== undefined) {
      const body = { name: account, password: 'correct horse battery' }
      expect((await member.person.ask('POST', '/api/account', { body })).status).toBe(200)
      member.person.me = { ...member.person.me, account }
    }
    return member
  }

  async open(plan: Partial<NewTournament> = {}): Promise<TournamentView> {
    const { status, body } = await this.person.ask('POST', '/api/tournaments', { body: { ...PLAN, ...plan } })
    expect({ status, body }).toMatchObject({ status: 200 })
    return body as TournamentView
  }

  async view(id: string): Promise<TournamentView> {
    return (await this.person.ask('GET', `/api/tournaments/${id}`)).body as TournamentView
  }

  /** Does something at a tournament; answers the view, or the refusal. */
  async act(
    id: string,
    act: TournamentAct,
    body: object = {},
  ): Promise<{ status: number; body: TournamentView & { error?: string } }> {
    return (await this.person.ask('POST', `/api/tournaments/${id}/${act}`, { body })) as never
  }

  /** Sits down at the own table of the round; answers its match, or null where there is none. */
  async sit(id: string): Promise<string | null> {
    const { next } = (await this.view(id)).me
    if (next === null) return null
    const { invited = [] } = await this.person.card(next.match)
    for (const seat of invited) await this.person.join(next.match, seat)
    this.page ??= await this.person.page()
    return next.match
  }

  async closePage(): Promise<void> {
    if (this.page && this.page.closed === null) await this.page.leave()
    this.page = null
  }

  /** Gives up the match at which they sit. */
  async resign(match: string): Promise<void> {
    this.page ??= await this.person.page()
    const { card } = await this.page.watch(match)
    const answer = await this.page.command({ type: 'resign', match, seat: card.mine[0] ?? 0 })
    expect(answer.type).toBe('done')
  }
}

/** Lets a server do what is due, until nothing is. */
export async function settled({ service }: TestServer): Promise<void> {
  service.sweep()
  await expect.poll(() => service.matches.isAtRest, PATIENTLY).toBe(true)
}

/** Waits until a tournament is as it should be, while its server does what is due. */
export async function until(
  { server, member, id }: { readonly server: TestServer; readonly member: Member; readonly id: string },
  fits: (view: TournamentView) => boolean,
): Promise<TournamentView> {
  let view = await member.view(id)
  await expect
    .poll(async () => {
      await settled(server)
      view = await member.view(id)
      return fits(view)
    }, PATIENTLY)
    .toBe(true)
  return view
}
