import {
  isHero,
  MONSTER_IDS,
  NOBODY,
  type TempusEvent,
  type TempusOption,
  type TempusPrompt,
  type TempusState,
  type TempusView,
} from '@trialhall/game-tempus'
import type { Seat, View } from '@trialhall/kernel'
import type { MuteSpec, ResponseWindow } from '@trialhall/table-ui'

/** The windows that are passed by themselves where passing is all there is. */
export const WINDOWS: readonly ResponseWindow[] = [
  { prompt: 'window:phase', label: 'When a phase begins' },
  { prompt: 'window:initiative', label: 'When initiatives are rolled' },
  { prompt: 'window:turn-start', label: 'When a turn begins' },
  { prompt: 'window:turn', label: 'Between two Actions' },
  { prompt: 'window:spell', label: 'When a Spell is played' },
  { prompt: 'window:declared', label: 'When an attack is declared' },
  { prompt: 'rolled', label: 'When a die lies there' },
  { prompt: 'window:hit', label: 'When an attack hits' },
  { prompt: 'window:damage', label: 'Before other damage is taken' },
  { prompt: 'window:missed', label: 'When an attack misses' },
  { prompt: 'window:falling', label: 'When somebody would be defeated' },
  { prompt: 'window:hurt', label: 'When somebody has taken damage' },
  { prompt: 'window:attacked', label: 'When an attack is finished' },
  { prompt: 'window:skill', label: 'Before a skill is tried' },
  { prompt: 'window:turn-end', label: 'When a turn ends' },
]

/** What makes somebody who lets windows pass look up: a new round, the own turn, and whatever strikes the own Hero. */
export function isAlarm(event: TempusEvent, viewer: Seat): boolean {
  switch (event.type) {
    case 'roundBegan':
      return true
    case 'turnBegan':
      return event.creature === viewer
    case 'attacked':
      return event.target === viewer
    case 'hurt':
    case 'felled':
    case 'afflicted':
      return isHero(event.creature) && event.creature === viewer
    default:
      return false
  }
}

/** A Hero is left alone with its cards for a round, but for when a hit does it harm or it was hurt, and where somebody of its party may fall. */
export const MUTES: MuteSpec<View<TempusState>, TempusEvent> = {
  until: 'this round',
  except: 'Once a hit harms your Hero, or somebody of your party may fall, you are asked all the same.',
  wakes: (event, seat) =>
    event.type === 'roundBegan' ||
    ((event.type === 'hurt' || event.type === 'felled' || event.type === 'afflicted') &&
      event.creature === seat),
  isGrave: (prompt, seat, view) => {
    const asked = prompt as TempusPrompt // what this game asks
    if (asked.type !== 'window') return false
    const isHit = STRIKES.has(asked.moment) && asked.target === seat && isHarmful(asked)
    return isHit || asked.moment === 'falling' || mayFall(asked, seat, view as TempusView)
  },
}

/** Whether a hit costs HP or does anything else to its target, as far as that can be told. */
function isHarmful({ comes }: WindowPrompt): boolean {
  return comes === undefined || comes.loss > 0 || comes.riders !== undefined
}

const STRIKES: ReadonlySet<string> = new Set(['hit', 'damage'])

/** Damage that takes all HP of a Hero of the same party, before anything is taken off it. */
function mayFall({ target, damage }: WindowPrompt, seat: Seat, view: TempusView): boolean {
  if (!isHero(target) || target % 2 !== seat % 2) return false
  return damage >= (view.heroes[target]?.hp ?? 0)
}

type WindowPrompt = Extract<TempusPrompt, { readonly type: 'window' }>

const LULLS: ReadonlySet<string> = new Set(['turn-start', 'turn', 'turn-end'])

/** Whether a window opens only because somebody's turn goes on, and answers nothing that was done. */
export function isLull(prompt: unknown): boolean {
  const asked = prompt as TempusPrompt // what this game asks
  return asked.type === 'window' && LULLS.has(asked.moment)
}

/** Windows of a fight that name who strikes and who is struck; those of the damage name only who takes it, so that any party may have dealt it. */
const FIGHTS: ReadonlySet<string> = new Set(['declared', 'hit', 'missed', 'attacked'])

/** Whether a fight is none of a Hero's party: no Hero of it and no Prince strikes or is struck. */
export function isAside(prompt: unknown, seat: Seat): boolean {
  const asked = prompt as TempusPrompt // what this game asks
  if (asked.type !== 'window' || !FIGHTS.has(asked.moment)) return false
  if (asked.target === NOBODY) return false // an area, in which anybody may stand
  return [asked.creature, asked.target].every((id) => (isHero(id) ? id % 2 !== seat % 2 : !PRINCES.has(id)))
}

const PRINCES: ReadonlySet<number> = new Set([MONSTER_IDS.redPrince, MONSTER_IDS.bluePrince])

/** Whether an option ends the turn: whatever Free card was offered beside it could have been played (T-16.13). */
export function isEnd(option: unknown): boolean {
  return (option as TempusOption).do === 'end-turn' // what this game asks
}
