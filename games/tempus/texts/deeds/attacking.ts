import type { CardId, Seat } from '@trialhall/kernel'
import type { AttackFace, Deed, Play } from '../../faces.ts'
import { attackOn } from '../actions.ts'
import { attackWith, canAttack } from '../../rules/fight/attacks.ts'
import { isHero, isOnMap } from '../../rules/creatures.ts'
import { bodyOf } from '../../rules/map.ts'
import { noteReach, reachOf } from '../../rules/fight/reach.ts'
import { isSilenced } from '../../rules/play/playables.ts'
import { heroCardOf } from '../../rules/printed.ts'
import { sourceOfCard } from '../../rules/sources.ts'
import { isTarget } from '../../rules/fight/targets.ts'
import { heroOf, NOBODY, type CreatureId, type TempusPosition, type TempusTable } from '../../state.ts'

/** An attack without an Action: it takes no Chain (T-16.06, T-24.05). */
export interface ExtraAttack {
  /** Slug of the Primary card; null: any of them. */
  readonly with: string | null
  readonly modifier: number
}

interface Ready {
  readonly card: CardId
  readonly attack: AttackFace
}

/** The Primary Attacks that a Hero could make now, on the sides that they show (T-R102); no Spell where it can play none (T-2.08). */
function readyAttacks(state: TempusPosition, seat: Seat, { with: slug }: ExtraAttack): readonly Ready[] {
  return heroOf(state, seat).primaries.flatMap((card) => {
    const attack = attackOn(state, card)
    const face = heroCardOf(state, card)
    const isMeant = slug === null || face.slug === slug
    return attack !== null && isMeant && !isSilenced(state, seat, face) ? [{ card, attack }] : []
  })
}

/** A Hero makes an attack without an Action, if it can; against one creature where `only` names it. */
function attackOnce(table: TempusTable, seat: Seat, { extra, only }: Extra): void {
  const { state } = table
  if (!isOnMap(state, seat)) return
  const ready = readyAttacks(state, seat, extra).filter((one) => canStrike(state, seat, { ...one, only }))
  if (ready.length === 0) return
  const pick = table.choose(
    seat,
    { type: 'card', card: ready[0]?.card, left: 1 },
    ready.map(({ card }) => ({ do: 'card', card }) as const),
  )
  const found = ready.find(({ card }) => card === pick.card)
  if (found !== undefined) makeAttack(table, seat, { ...found, extra, only })
}

interface Extra {
  readonly extra: ExtraAttack
  readonly only: CreatureId | null
}

function canStrike(
  state: TempusPosition,
  seat: Seat,
  { card, attack, only }: Ready & Pick<Extra, 'only'>,
): boolean {
  const from = { attacker: seat, attack, reach: reachOf(state, seat), card }
  return only === null ? canAttack(state, from) : isTarget(state, from, only)
}

function makeAttack(table: TempusTable, seat: Seat, { card, attack, extra, only }: Ready & Extra): void {
  const { state } = table
  const from = bodyOf(state, seat)
  const reach = reachOf(state, seat)
  const strikes = attackWith(table, {
    attacker: seat,
    attack,
    side: heroOf(state, seat).flipped.includes(card) ? 1 : 0,
    source: sourceOfCard(state, seat, card),
    act: null,
    reach,
    by: seat,
    modifier: extra.modifier,
    only,
  })
  noteReach(state, { by: seat, reach, strikes }, from)
}

function sayModifier(modifier: number): string {
  if (modifier === 0) return ''
  return modifier < 0 ? ` at −${-modifier}` : ` at +${modifier}`
}

/** "make a Longbow attack at −2, without an Action". */
export function attacksAgain(name: string, { with: slug, modifier }: ExtraAttack): Deed {
  return {
    says: `make one ${name} attack${sayModifier(modifier)} without an Action`,
    run: (table, { by }) => attackOnce(table, by, { extra: { with: slug, modifier }, only: null }),
  }
}

/** So many times, as long as its Hero wants. */
export function attacksUpTo(count: number, name: string, extra: ExtraAttack): Deed {
  return {
    says: `make up to ${count} ${name} attacks${sayModifier(extra.modifier)} without an Action`,
    run(table, { by, card }) {
      for (
        let i = 0;
        i < count && table.state.ending === null && wants(table, by, { card, attack: [i + 1, count] });
        i++
      )
        attackOnce(table, by, { extra, only: null })
    },
  }
}

interface Offer {
  readonly card: CardId
  /** Which of how many. */
  readonly attack: readonly [number, number]
}

function wants(table: TempusTable, by: Seat, offer: Offer): boolean {
  const options = [{ do: 'yes' }, { do: 'no' }] as const
  return table.choose(by, { type: 'may', creature: by, ...offer }, options).do === 'yes'
}

/** Against another than the Action has struck (Cleave). */
export function cleaves(name: string, slug: string): Deed {
  return {
    says: `make one ${name} attack against another creature without an Action`,
    run(table, play) {
      const only = another(table, play, slug)
      if (only !== null) attackOnce(table, play.by, { extra: { with: slug, modifier: 0 }, only })
    },
  }
}

function another(table: TempusTable, { by, card, about }: Play, slug: string): CreatureId | null {
  const { state } = table
  const struck = (about.act?.strikes ?? []).map(({ target }) => target)
  const [ready] = readyAttacks(state, by, { with: slug, modifier: 0 })
  if (ready === undefined) return null
  const from = { attacker: by, attack: ready.attack, reach: 1 }
  const options = [...state.heroes, ...state.monsters]
    .map(({ id }) => id)
    .filter((id) => isOnMap(state, id) && !struck.includes(id) && isTarget(state, from, id))
    .map((creature) => ({ do: 'creature', creature }) as const)
  return options.length === 0 ? null : table.choose(by, { type: 'aim', card }, options).creature
}

/** Against whoever has attacked (Riposte, Giant Killer). */
export function attacksBack(name: string, slug: string): Deed {
  return {
    says: `make one ${name} attack against it without an Action`,
    run(table, { by, about }) {
      const only = about.strike?.attacker ?? NOBODY
      attackOnce(table, by, { extra: { with: slug, modifier: 0 }, only })
    },
  }
}

/** An ally makes it (Commander's Strike). */
export function commandsAttack(modifier: number): Deed {
  return {
    says: `it makes one Primary attack${sayModifier(modifier)} without an Action`,
    run(table, { targets }) {
      for (const seat of targets.filter(isHero))
        attackOnce(table, seat, { extra: { with: null, modifier }, only: null })
    },
  }
}
