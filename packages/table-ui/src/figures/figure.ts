import { arm, cloak, fist } from './body/arms.ts'
import { SHOULDERS } from './body/shoulders.ts'
import { THINGS } from './body/things.ts'
import { TOOLS } from './body/tools.ts'
import { TORSOS } from './body/torsos.ts'
import { WEAPONS } from './body/weapons.ts'
import { Brush, Stencil } from './brush.ts'
import { cracks, SHARDS } from './broken.ts'
import { ANIMALS } from './head/animals.ts'
import { BEASTS } from './head/beasts.ts'
import { EARS } from './head/ears.ts'
import { ELEMENTALS } from './head/elementals.ts'
import { face } from './head/face.ts'
import { BEARD, HAIR } from './head/hair.ts'
import { HATS } from './head/hats.ts'
import { HELMS } from './head/helms.ts'
import { MASKS } from './head/masks.ts'
import { blend, LIGHTS, type FigureLight } from './light.ts'
import { materialsOf, type Hand, type Held, type Materials, type Wear } from './materials.ts'
import type { BuildId, Person, PoseId } from './person.ts'
import { pane } from './window.ts'

/** Whose side somebody is on, in the eyes of who looks. */
export type FigureSide = 'own' | 'enemy' | 'rogue' | 'wild'
/** How somebody is. */
export type FigureState = 'ready' | 'exhausted' | 'bloodied' | 'fallen'

const WORN: Readonly<Record<string, Wear>> = {
  ...HATS,
  ...HELMS,
  ...MASKS,
  ...ANIMALS,
  ...BEASTS,
  ...ELEMENTALS,
  ...EARS,
}
const HELD: Readonly<Record<string, Held>> = { ...WEAPONS, ...THINGS, ...TOOLS }

/** How an arm is held: where its elbow and hand are, and how far what it holds leans. */
interface Pose {
  readonly elbow: Hand
  readonly hand: Hand
  readonly tilt: number
}

const ELBOW: Hand = [80, 272]
const POSES: Readonly<Record<PoseId, Pose>> = {
  raised: { elbow: ELBOW, hand: [182, 226], tilt: 4 },
  offer: { elbow: ELBOW, hand: [176, 230], tilt: 0 },
  fists: { elbow: ELBOW, hand: [190, 196], tilt: 0 },
  shield: { elbow: ELBOW, hand: [164, 232], tilt: 0 },
  brandished: { elbow: [112, 262], hand: [198, 190], tilt: 20 },
  shouldered: { elbow: [92, 268], hand: [156, 236], tilt: -42 },
  levelled: { elbow: [66, 262], hand: [128, 244], tilt: 62 },
  none: { elbow: ELBOW, hand: [182, 226], tilt: 0 },
}

/** How large a body and a head are. */
const BUILDS: Readonly<Record<BuildId, { readonly body: number; readonly head: number }>> = {
  small: { body: 0.86, head: 1.02 },
  common: { body: 1, head: 1 },
  broad: { body: 1.08, head: 0.97 },
  huge: { body: 1.22, head: 0.86 },
}

/** What of a figure is shown. */
const VIEW = { x: -4, y: -10, width: 248, height: 310 } as const

/** The square around a head, for what is as small as a token. */
const BUST = { x: 46, y: 20, width: 148, height: 148 } as const

/** A person as painted glass, as one SVG: own people look to the right, all others to the left. */
export function figureOf(who: Person, side: FigureSide, state: FigureState): string {
  return framed(who, { side, state, view: VIEW })
}

/** Head and shoulders of a person as a square of that many pixels, for tokens. */
export function bustOf(who: Person, side: FigureSide, { state, pixels }: Bust): string {
  return framed(who, { side, state, view: BUST, pixels })
}

/** The outline of a person without light, side and window: what is left to know somebody by where a figure is small. */
export function silhouetteOf(who: Person): string {
  const { x, y, width, height } = VIEW
  const b = new Stencil(who.slug, LIGHTS.own)
  const drawn = person(b, who, { isTired: false })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">` +
    `<defs>${b.defs.join('')}</defs>${drawn}</svg>\n`
  )
}

interface Bust {
  readonly state: FigureState
  readonly pixels: number
}

interface View {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Frame {
  readonly side: FigureSide
  readonly state: FigureState
  readonly view: View
  readonly pixels?: number
}

function framed(who: Person, { side, state, view, pixels }: Frame): string {
  const light = lightOf(side, state)
  const b = new Brush(who.slug, light)
  const drawn = person(b, who, { isTired: state === 'exhausted' })
  const { x, y, width, height } = view
  const flip = side === 'own' ? '' : ` transform="translate(${2 * x + width} 0) scale(-1 1)"`
  const size = pixels === undefined ? '' : ` width="${pixels}" height="${pixels}"`
  const defs = `${edgeOf(light)}${b.defs.join('')}<g id="o">${drawn}</g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"${size} preserveAspectRatio="xMidYMin slice"${toneOf(state)}>` +
    `<defs>${defs}</defs><g${flip}>${pane(windowOf(side, state))}<g transform="translate(0 -2)">${standing(state)}</g>${wash(state)}</g></svg>\n`
  )
}

/** The light from behind that catches edges. */
function edgeOf({ back }: FigureLight): string {
  return `<linearGradient id="b"><stop offset="0" stop-color="${back}" stop-opacity=".9"/><stop offset=".45" stop-color="${back}" stop-opacity="0"/></linearGradient>`
}

function lightOf(side: FigureSide, state: FigureState): FigureLight {
  if (state === 'fallen') return LIGHTS.ash
  return state === 'bloodied'
    ? { ...LIGHTS[side], key: LIGHTS.blood.key, back: LIGHTS.blood.back }
    : LIGHTS[side]
}

function windowOf(side: FigureSide, state: FigureState): FigureLight {
  if (state === 'fallen') return LIGHTS.ash
  const { sky, ...rest } = LIGHTS[side]
  const dim = (colour: string): string => (state === 'bloodied' ? blend(colour, '#14060a', 0.45) : colour)
  return { ...rest, sky: [dim(sky[0]), dim(sky[1]), dim(sky[2])] }
}

function toneOf(state: FigureState): string {
  if (state === 'exhausted') return ' style="filter:saturate(.58) brightness(.8)"'
  return state === 'fallen' ? ' style="filter:saturate(.1) brightness(.72)"' : ''
}

/** The figure as its state leaves it: upright, bent, cracked or in pieces. */
function standing(state: FigureState): string {
  if (state === 'exhausted') return '<use href="#o" transform="translate(-4 12) rotate(3 120 300)"/>'
  if (state === 'bloodied') return `<use href="#o"/>${cracks()}`
  if (state === 'ready') return '<use href="#o"/>'
  return SHARDS.map(
    ([outline, move], at) =>
      `<clipPath id="s${at}"><path d="${outline}"/></clipPath><g transform="${move}"><g clip-path="url(#s${at})"><use href="#o"/></g>` +
      `<path d="${outline}" fill="none" stroke="#cfd4da" stroke-width=".8" opacity=".35"/></g>`,
  ).join('')
}

function wash(state: FigureState): string {
  if (state !== 'bloodied') return ''
  const { x, y, width, height } = VIEW
  return (
    '<linearGradient id="w" x2="0" y2="1"><stop offset=".35" stop-color="#c8201a" stop-opacity="0"/><stop offset="1" stop-color="#c8201a" stop-opacity=".62"/></linearGradient>' +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#w)"/>`
  )
}

/** Everything of somebody, from what is farthest to what is nearest. */
function person(b: Brush, who: Person, { isTired }: { readonly isTired: boolean }): string {
  const materials = materialsOf(who, b.light)
  const pose = POSES[who.pose]
  const hand: Hand = isTired ? [pose.hand[0] - 6, pose.hand[1] + 18] : pose.hand
  const tilt = (who.tilt ?? pose.tilt) + (isTired ? 20 : 0)
  const thing = HELD[who.held]?.(b, materials, hand) ?? ''
  const held = `<g transform="rotate(${tilt} ${hand[0]} ${hand[1]})">${thing}</g>`
  const { body, head: headSize } = BUILDS[who.build ?? 'common']
  const sized = (drawn: string): string =>
    body === 1 || drawn === ''
      ? drawn
      : `<g transform="translate(${fine(120 - 120 * body)} ${fine(300 - 300 * body)}) scale(${body})">${drawn}</g>`
  const neck = `translate(${fine(122 - 122 * headSize)} ${fine(155 - 155 * headSize + 150 * (1 - body))}) scale(${headSize})`
  const bow = isTired ? 'translate(7 24) rotate(15 112 142)' : 'translate(3 17)'
  const head = `<g transform="${body === 1 ? bow : `${neck} ${bow}`}">${headOf(b, who, materials)}</g>`
  const shoulder = sized(shoulderOf(b, who, materials))
  const isUnderHead = liesUnder(who)
  const glove = fist(b, gloveOf(who, materials), hand)
  const hasArm = who.pose !== 'shield' && who.pose !== 'none'
  return (
    sized(bodyOf(b, who, materials)) +
    (who.pose === 'shouldered' ? sized(held) : '') +
    (hasArm ? sized(arm(b, sleeveOf(who, materials), { elbow: pose.elbow, hand })) : '') +
    (isUnderHead ? shoulder + head : head + shoulder) +
    sized(handOf(who.pose, glove, held))
  )
}

/** Whether what lies on the shoulders lies under the head; the neck of a beast ends under it. */
function liesUnder({ shoulder = 'none', isBeast }: Person): boolean {
  if (shoulder === 'collar') return true
  return !isBeast && ['scarf', 'fur', 'mantle'].includes(shoulder)
}

/** A hand that offers lies under what it offers; one that grips lies over it. */
function handOf(pose: PoseId, glove: string, held: string): string {
  if (pose === 'none') return ''
  if (pose === 'shouldered') return glove
  if (pose === 'shield') return held
  return pose === 'offer' ? glove + held : held + glove
}

function headOf(b: Brush, who: Person, materials: Materials): string {
  const hats = (who.worn ?? []).map((id) => WORN[id]?.(b, wornMaterials(who, id, materials)))
  const hair = HAIR[who.hair ?? 'none']
  const strands = who.hairDye ?? '#2a1c18'
  return (
    hats.map((hat) => hat?.back ?? '').join('') +
    hair.back.map((outline) => b.part(outline, strands, { w: 2.6 })).join('') +
    (who.isBeast ? '' : face(b, who)) +
    BEARD[who.beard ?? 'none'].map((outline) => b.part(outline, strands, { w: 2.6 })).join('') +
    hair.front.map((outline) => b.part(outline, strands, { w: 2.8, gloss: 0.5 })).join('') +
    hats.map((hat) => hat?.front ?? '').join('')
  )
}

function wornMaterials(who: Person, id: string, materials: Materials): Materials {
  if (id === 'scarf') return { ...materials, dye: who.scarfDye ?? '#8a3a2a' }
  return { ...materials, dye: who.wornDye ?? who.dye, trim: who.maskTrim ?? who.trim }
}

function bodyOf(b: Brush, who: Person, materials: Materials): string {
  const back = who.hasCloak
    ? cloak(b, who.cloakDye ?? blend(who.dye, '#1a0c10', 0.25), { isWindy: who.isWindy ?? false })
    : ''
  return back + TORSOS[who.torso](b, materials)
}

function shoulderOf(b: Brush, who: Person, materials: Materials): string {
  const dye = who.shoulder === 'scarf' ? (who.scarfDye ?? '#8a3a2a') : blend(who.dye, '#000000', 0.1)
  return SHOULDERS[who.shoulder ?? 'none'](b, { ...materials, dye })
}

function sleeveOf(
  { torso, dye, wraps, trim }: Person,
  { skin, steel }: Materials,
): { sleeve: string | Materials['skin']; cuff: string; isWide: boolean } {
  const sleeve = torso === 'bare' ? skin : torso === 'plate' ? steel : dye
  return { sleeve, cuff: wraps ?? trim, isWide: torso === 'robe' }
}

function gloveOf({ torso, wraps }: Person, { steel, skin }: Materials): string | Materials['skin'] {
  if (wraps !== undefined) return wraps
  if (torso === 'plate') return blend(steel, '#201418', 0.3)
  return torso === 'leather' ? '#4a2f20' : skin
}

function fine(value: number): string {
  return String(Math.round(value * 10) / 10)
}
