import type { Seat } from '@trialhall/kernel'
import type { MatchCard } from '@trialhall/protocol'
import { leaveHere } from '../desk/erasing.ts'
import { MatchDesk } from '../desk/match-desk.ts'
import { Waiter } from '../waiter/waiter.ts'
import { OwnOffice } from '../waiter/office.ts'
import type { Link } from '../link/link.ts'
import type { PeopleNews } from '../link/letters.ts'
import { Post } from '../link/post.ts'
import type { Elsewhere } from '../match/elsewhere.ts'
import { Tenure } from '../match/tenure.ts'
import type { MatchService } from '../match-service.ts'
import { ignoreNotMine, type Owners, type SessionId } from '../store/owners.ts'
import type { Identity, StoredChat, StoredMatch } from '../store/store.ts'
import { TournamentTables, type TableWish } from '../tournaments/tables.ts'
import { Calls } from './calls.ts'
import { Handover } from './handover.ts'
import { PageGate } from './page-gate.ts'
import { SharedOffice } from './shared-office.ts'
import { Visitors } from './visitors.ts'
import { Watchman } from './watchman.ts'

/** What it takes to share a hall with other processes. */
export interface SharedHallParts {
  readonly owners: Owners
  readonly link: Link
  readonly onFailed: (error: unknown) => void
}

interface Minding {
  readonly matches: MatchService
  readonly people: PeopleOfHall
  readonly gate: PageGate
}

/** One of the processes that share a hall: which matches are its own, and how it reaches the others. */
export class SharedHall {
  readonly tenure: Tenure
  readonly elsewhere: Elsewhere
  private readonly post: Post
  private readonly calls: Calls
  /** Commands that were brought to other processes. */
  forwarded: () => number = () => 0

  constructor({ owners, link, onFailed }: SharedHallParts) {
    const tenure = new Tenure(owners)
    const post = new Post({ link, me: owners.me, hall: owners.hall, onFailed })
    const calls = new Calls({ post, tenure })
    this.tenure = tenure
    this.post = post
    this.calls = calls
    this.elsewhere = {
      tenure,
      at: ({ match, act, given }) => calls.at(match, act, given),
      cards: (matches, identity, here) => cardsFrom({ tenure, calls }, { matches, identity, here }),
    }
  }

  /** Goes on once there are matches: answers what pages and people are served by. */
  open(matches: MatchService, people: PeopleOfHall): HallGate {
    const { post, calls, tenure } = this
    const waiter = new Waiter(matches)
    const own = new OwnOffice(matches)
    const go = (work: Promise<unknown>): void => matches.go(work)
    const gate = new PageGate({ post, tenure, waiter, go })
    const visitors = new Visitors({ post, tenure, waiter, go })
    this.forwarded = () => gate.forwarded
    calls.on('rename', (who: Pick<Identity, 'id' | 'name'>, match) => matches.seating.renameHere(match, who))
    calls.on('disclose', (_nothing: null, match) => matches.discloseHere(match))
    calls.on('unseek', (_nothing: null, match) => matches.unseekHere(match))
    calls.on('settle', (_nothing: null, match) => matches.settleHere(match))
    const tables = new MatchDesk(matches)
    calls.on('free', (identity: string, match) => matches.anonymity.freeHere(match, identity))
    calls.on('forget', (identity: string, match) => matches.anonymity.forgetHere(match, identity))
    calls.on('leave', (identity: string, match) => leaveHere(match, identity, matches))
    calls.on('close-as', (_nothing: null, match) => tables.closeHere(match))
    calls.on('award', (winners: readonly Seat[], match) => tables.awardHere(match, winners))
    calls.on('unsay', async (line: Pick<StoredChat, 'n' | 'text'>, match) => matches.unsayLine(match, line))
    const ofTournaments = new TournamentTables(matches)
    calls.on('tournament', (wish: TableWish, match) => ofTournaments.here(match, wish))
    calls.on('cards', ({ ids, identity }: CardsWanted) => cardsHere(matches, { ids, identity }))
    calls.on('expect', (match: string) => matches.expect(match))
    calls.on('open', (ids: readonly string[]) => openAll(matches, ids))
    this.sharePresence(matches)
    matches.tellPeople = (news) => this.tellPeople(news)
    post.on('news', ({ news }) => {
      if (news.kind === 'unsay') matches.unsay(news.identity, news)
      else people.heard(news)
    })
    const watchman = new Watchman({
      tenure,
      known: () => [...gate.owners, ...visitors.gates, ...matches.presence.others],
      onGone: (peer) => {
        post.forget(peer)
        gate.lostPeer(peer)
        visitors.forgetGate(peer)
        matches.changedElsewhere(matches.presence.forgetElsewhere(peer))
        matches.lookAtRatingsSoon()
      },
      onTaken: (taken) => go(matches.wakeSome(taken)),
    })
    matches.seating.promises.onDropped = (table) => go(tenure.letGo(table))
    this.mindLosses({ matches, people, gate })
    const handover = new Handover({ post, tenure, calls, matches, gate, visitors })
    return {
      waiter: gate,
      office: new SharedOffice({ calls, tenure, own }),
      drain: () => handover.all(),
      async close() {
        watchman.close()
        gate.close()
        await post.close()
      },
    }
  }

  /** False while others can be told nothing. */
  get isLinked(): boolean {
    return this.post.isUp
  }

  /** Tells all others what they must know of people. */
  tellPeople(news: PeopleNews): void {
    this.post.sendAll({ t: 'news', news })
  }

  /** What was lost on the way is asked for anew. */
  private mindLosses({ matches, people, gate }: Minding): void {
    const { post } = this
    post.onLost = (from) => {
      gate.lostFrom(from)
      post.send(from, { t: 'hello' }) // who is there may have been in it
    }
    post.onDown = () => people.linkIsDown()
    post.onBack = () => {
      people.linkIsDown()
      gate.linkIsBack()
      this.greet(matches)
    }
  }

  /** Everybody is told who is here, and tells who is there. */
  private sharePresence(matches: MatchService): void {
    const { post } = this
    const { presence } = matches
    presence.onChange = ({ id, name }, pages) =>
      post.sendAll({ t: 'here', isAll: false, people: [[id, name, pages]] })
    presence.onSeen = (person) => post.sendAll({ t: 'seen', person })
    post.on('seen', ({ person }) => presence.seenElsewhere(person))
    post.on('here', ({ people, isAll }, from) => {
      matches.changedElsewhere(presence.noteElsewhere(from, people, { isAll }))
    })
    post.on('hello', (_letter, from) => post.send(from, { t: 'here', isAll: true, people: presence.allHere }))
    this.greet(matches)
  }

  private greet({ presence }: MatchService): void {
    this.post.sendAll({ t: 'hello' })
    this.post.sendAll({ t: 'here', isAll: true, people: presence.allHere })
  }
}

/** Who people are, as far as other processes tell. */
export interface PeopleOfHall {
  heard(news: PeopleNews): void
  /** What others tell may be missed: nothing is believed that is not read. */
  linkIsDown(): void
}

/** A shared hall that is open. */
export interface HallGate {
  readonly waiter: PageGate
  readonly office: SharedOffice
  /** Hands all matches over that somebody is at; answers how many. */
  drain(): Promise<number>
  close(): Promise<void>
}

interface CardsWanted {
  readonly ids: readonly string[]
  readonly identity: string
}

async function cardsHere(matches: MatchService, { ids, identity }: CardsWanted): Promise<MatchCard[]> {
  const stored = await Promise.all(ids.map((id) => matches.parts.store.match(id)))
  for (const one of stored) if (one && plays(one, identity)) await matches.room(one.id).catch(ignoreNotMine)
  return stored.flatMap((one) => (one ? [matches.card(one, identity)] : []))
}

/** Whoever plays reads in the list whose turn it is, which the room knows. */
function plays({ status, seats }: StoredMatch, identity: string): boolean {
  return status === 'playing' && seats.some((seat) => seat.identity === identity)
}

async function openAll(matches: MatchService, ids: readonly string[]): Promise<null> {
  await Promise.all(ids.map((id) => matches.room(id)))
  return null
}

/** Whoever plays a match knows whose turn it is; where they do not answer, the card says less. */
async function cardsFrom(
  { tenure, calls }: { readonly tenure: Tenure; readonly calls: Calls },
  {
    matches,
    identity,
    here,
  }: { matches: readonly StoredMatch[]; identity: string; here: (stored: StoredMatch) => MatchCard },
): Promise<MatchCard[]> {
  const playing = matches.filter(({ status }) => status === 'playing').map(({ id }) => id)
  const byOwner = new Map<SessionId, string[]>()
  for (const [i, owner] of (await Promise.all(playing.map((id) => tenure.ownerOf(id)))).entries())
    if (owner !== null && owner !== tenure.me)
      byOwner.set(owner, [...(byOwner.get(owner) ?? []), playing[i] as string])
  const answers = await Promise.all(
    [...byOwner].map(([owner, ids]) =>
      calls.to<MatchCard[]>(owner, 'cards', { ids, identity }).catch(() => null),
    ),
  )
  const cards = new Map(answers.flatMap((list) => list ?? []).map((card) => [card.id, card]))
  return matches.map((stored) => cards.get(stored.id) ?? here(stored))
}
