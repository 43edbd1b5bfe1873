import { cardsOf, is, isConscious, isHero, without, type Board, type Card, type Character } from './board.ts'
import { checkEnd, mark, restore, unpair } from './changes.ts'
import { basicAttack, shielded, type Blow } from './fight.ts'
import { harm } from './harm.ts'
import { slugOf } from './ledger.ts'
import { save, saves } from './rolls.ts'
import { openWindow } from './windows.ts'

/** HP that an ability gives back, by what a hero is (B-12.5). */
const HEALS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'Mend I': { Human: 2, Beast: 2 },
  'Mend II': { Human: 3, Beast: 3 },
  'Repair I': { Machine: 2, Human: 2 },
  'Repair II': { Machine: 3, Human: 2 },
}

/** Damage and save of abilities that strike one character, or many (B-12.11). */
const BLOWS: Readonly<Record<string, { amount: number; needed: number }>> = {
  'Barrage I': { amount: 3, needed: 3 },
  'Barrage II': { amount: 3, needed: 4 },
  Trample: { amount: 2, needed: 3 },
  Shell: { amount: 3, needed: 4 },
  Volley: { amount: 2, needed: 4 },
}

/** Activated abilities of the glossary. */
const ACTIVATED = ['Dive', 'Guard', 'Howl', 'Overwind', 'Rally', ...Object.keys(HEALS), ...Object.keys(BLOWS)]

const own = (board: Board, user: Character): Character[] => board.side(user.card.owner).characters
const enemies = (board: Board, user: Character): Character[] => board.side(1 - user.card.owner).characters

/** The activated abilities of a character, those that equipment grants included (B-16.5, B-R55). */
function abilitiesOf({ card, equipment }: Character): string[] {
  const all = [...card.facts.abilities, ...equipment.flatMap(({ facts }) => facts.abilities)]
  return [...new Set(all)].filter((one) => ACTIVATED.includes(one))
}

/** Whom an ability can be aimed at; null: at nobody in particular. */
function aims(board: Board, user: Character, ability: string): Character[] | null {
  const heals = HEALS[ability]
  if (heals) return own(board, user).filter((one) => isHero(one) && doseFor(one, heals) > 0)
  if (ability === 'Guard')
    return user.partner ? [] : without(own(board, user), user).filter((one) => one.partner === null) // B-R40
  return ['Shell', 'Volley', 'Dive'].includes(ability) ? enemies(board, user) : null
}

const doseFor = (one: Character, heals: Readonly<Record<string, number>>): number =>
  Math.max(0, ...Object.entries(heals).map(([kind, hp]) => (is(one, kind) ? hp : 0)))

/** Everything that an activated character may do (B-5.2, B-5.4, B-14.10). */
export function takeAction(board: Board, one: Character, left: number): 'done' | 'over' {
  const targets = cardsOf(enemies(board, one))
  const abilities = abilitiesOf(one).filter((ability) => aims(board, one, ability)?.length !== 0)
  const options = [
    ...targets.map(({ id }) => ({ do: 'attack', card: id })),
    ...abilities.map((ability) => ({ do: 'use', ability: slugOf(ability) })),
    ...(one.partner !== null && one.isPairing ? [{ do: 'unpair' }] : []),
    { do: 'nothing' },
  ]
  const pick = board.ask(one.card.owner, { type: 'act', card: one.card.id, left }, options)
  if (pick.do === 'attack')
    attack(board, one, { target: board.named(targets, pick), extra: 0, ability: null })
  if (pick.do === 'use') {
    const ability = abilities.find((name) => slugOf(name) === pick['ability'])
    use(board, one, ability as string)
  }
  if (pick.do === 'unpair') unpair(board, one)
  if (pick.do === 'nothing') board.tell('didNothing', { card: one.card.id })
  return pick.do === 'nothing' || pick.do === 'unpair' ? 'over' : 'done'
}

function attack(board: Board, one: Character, blow: Blow): void {
  board.tell('attacked', { card: one.card.id, cards: [blow.target.id] })
  basicAttack(board, one, blow)
}

function use(board: Board, user: Character, ability: string): void {
  const card = user.card.id
  const all = aims(board, user, ability)
  const prompt = { type: 'aim', card, ability: slugOf(ability) }
  const aimedAt = all === null ? null : board.pick(user.card.owner, prompt, cardsOf(all))
  const cards = aimedAt === null ? [] : [aimedAt.id]
  board.tell('used', { card, ability: slugOf(ability), cards })
  if (ability === 'Dive') {
    mark(board, user, { source: 'dive', def: -2 })
    return attack(board, user, { target: aimedAt as Card, extra: 1, ability: 'dive' })
  }
  if (ability === 'Overwind') return overwind(board, user)
  const target = aimedAt === null ? null : (board.find(aimedAt) as Character)
  const by = { card: user.card, ability: slugOf(ability) }
  const hit = target !== null && ability in BLOWS ? shielded(board, by, target) : target
  const about = { ...by, cards: hit === null ? [] : [hit.card] }
  openWindow(board, 'declared', about)
  resolve(board, user, { ability, target: hit })
  openWindow(board, 'applied', about)
}

function resolve(
  board: Board,
  user: Character,
  { ability, target }: { ability: string; target: Character | null },
): void {
  const blow = BLOWS[ability]
  const heals = HEALS[ability]
  if (blow) strike(board, user, { blow, target, isTrample: ability === 'Trample' })
  else if (heals && target) restore(board, target, doseFor(target, heals))
  else if (ability === 'Guard' && target) pair(board, user, target)
  else rouse(board, user, ability)
}

function strike(
  board: Board,
  by: Character,
  {
    blow: { amount, needed },
    target,
    isTrample,
  }: { blow: { amount: number; needed: number }; target: Character | null; isTrample: boolean },
): void {
  const all = enemies(board, by).filter((one) => !isTrample || !isHero(one))
  const failed =
    target === null ? saves(board, { by: by.card, all, needed }) : save(board, target, needed) ? [] : [target]
  harm(board, failed, { amount, by })
  checkEnd(board)
}

/** Two attacks, then the price (B-R25). */
function overwind(board: Board, user: Character): void {
  for (let i = 0; i < 2; i++) {
    const prompt = { type: 'next-target', card: user.card.id, ability: 'overwind' }
    const target = board.pick(user.card.owner, prompt, cardsOf(enemies(board, user)))
    attack(board, user, { target, extra: 0, ability: 'overwind' })
  }
  mark(board, user, { source: 'overwind', def: -2 })
}

/** Marks on those who are there (B-R63). */
function rouse(board: Board, user: Character, ability: string): void {
  const isHowl = ability === 'Howl'
  for (const one of without(own(board, user), user))
    if (isConscious(one) && (!isHowl || is(one, 'Beast')))
      mark(board, one, { source: slugOf(ability), atk: 1, dmg: isHowl ? 1 : 0 })
}

function pair(board: Board, user: Character, partner: Character): void {
  Object.assign(user, { partner, isPairing: true })
  Object.assign(partner, { partner: user, isPairing: false })
  board.tell('paired', { card: user.card.id, cards: [partner.card.id] })
}
