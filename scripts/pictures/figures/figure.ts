import { arm, cloak, fist } from './body/arms.ts'
import { SHOULDERS } from './body/shoulders.ts'
import { THINGS } from './body/things.ts'
import { TORSOS } from './body/torsos.ts'
import { WEAPONS } from './body/weapons.ts'
import { Brush } from './brush.ts'
import { cracks, SHARDS } from './broken.ts'
import { face } from './head/face.ts'
import { BEARD, HAIR } from './head/hair.ts'
import { HATS } from './head/hats.ts'
import { HELMS } from './head/helms.ts'
import { MASKS } from './head/masks.ts'
import { blend, LIGHTS, type FigureLight } from './light.ts'
import { materialsOf, type Hand, type Held, type Materials, type Wear } from './materials.ts'
import type { Person, PoseId } from './person.ts'
import { pane } from './window.ts'

/** Whose side somebody is on, in the eyes of who looks. */
export type FigureSide = 'own' | 'enemy' | 'rogue'
/** How somebody is. */
export type FigureState = 'ready' | 'exhausted' | 'bloodied' | 'fallen'

const WORN: Readonly<Record<string, Wear>> = { ...HATS, ...HELMS, ...MASKS }
const HELD: Readonly<Record<string, Held>> = { ...WEAPONS, ...THINGS }

const POSES: Readonly<Record<PoseId, { readonly hand: Hand; readonly tilt: number }>> = {
  raised: { hand: [182, 226], tilt: 4 },
  offer: { hand: [176, 230], tilt: 0 },
  fists: { hand: [190, 196], tilt: 0 },
  shield: { hand: [164, 232], tilt: 0 },
}

/** What of a figure is shown. */
const VIEW = { x: -4, y: -10, width: 248, height: 310 } as const

/** A person as painted glass, as one SVG: own people look to the right, all others to the left. */
export function figureOf(who: Person, side: FigureSide, state: FigureState): string {
  const light = lightOf(side, state)
  const b = new Brush(who.slug, light)
  const drawn = person(b, who, { isTired: state === 'exhausted' })
  const { x, y, width, height } = VIEW
  const flip = side === 'own' ? '' : ` transform="translate(${2 * x + width} 0) scale(-1 1)"`
  const defs = `<linearGradient id="b"><stop offset="0" stop-color="${light.back}" stop-opacity=".9"/><stop offset=".45" stop-color="${light.back}" stop-opacity="0"/></linearGradient>${b.defs.join('')}<g id="o">${drawn}</g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="xMidYMin slice"${toneOf(state)}>` +
    `<defs>${defs}</defs><g${flip}>${pane(windowOf(side, state))}<g transform="translate(0 -2)">${standing(state)}</g>${wash(state)}</g></svg>\n`
  )
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
  const bow = isTired ? 'translate(7 24) rotate(15 112 142)' : 'translate(3 17)'
  const head = `<g transform="${bow}">${headOf(b, who, materials)}</g>`
  const shoulder = shoulderOf(b, who, materials)
  const isUnderHead = ['scarf', 'fur', 'mantle', 'collar'].includes(who.shoulder ?? 'none')
  const glove = fist(b, gloveOf(who, materials), hand)
  return (
    bodyOf(b, who, materials) +
    (who.pose === 'shield' ? '' : arm(b, sleeveOf(who, materials), hand)) +
    (isUnderHead ? shoulder + head : head + shoulder) +
    handOf(who.pose, glove, held)
  )
}

/** A hand that offers lies under what it offers; one that grips lies over it. */
function handOf(pose: PoseId, glove: string, held: string): string {
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
    face(b, who) +
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
