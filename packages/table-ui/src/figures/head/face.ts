import type { Brush } from '../brush.ts'
import { skinTones } from '../light.ts'
import type { FaceShape, Person } from '../person.ts'
import { HEAD, p } from './cameo.ts'

/** What planes and lines of a face are cut with. */
const DARK = '#1a0b10'
const LASH = '#14080a'

/** The outline of a head in profile, with its neck. */
function profile({ brow = 0, nose = 0, hook = 0, lip = 0, chin = 0, heavy = 0, tip = 0 }: FaceShape): string {
  const end = 38 + nose
  return (
    `M${p(-30, 6)}C${p(-40, -30)} ${p(-14, -44)} ${p(6, -42)}C${p(20, -41)} ${p(27.5, -33)} ${p(28.5, -20)}` +
    `C${p(29, -15)} ${p(30.5 + brow, -14)} ${p(30.5 + brow, -10.5)}C${p(30.5 + brow, -7)} ${p(28.5, -6)} ${p(28.7, -3)}` +
    `C${p(30 + hook, 1)} ${p(34 + hook, 5)} ${p(end, 10 + tip)}C${p(end + 1, 13 + tip)} ${p(35, 15)} ${p(31.5, 15.5)}` +
    `C${p(31, 18)} ${p(34.5 + lip, 18.5)} ${p(34.5 + lip, 21.5)}C${p(34 + lip, 23)} ${p(31.5, 22.8)} ${p(31.3, 24)}` +
    `C${p(33.5 + lip, 25)} ${p(34 + lip, 28)} ${p(31.2, 29.3)}C${p(30, 31.5)} ${p(32 + chin, 32.5)} ${p(32.3 + chin, 36)}` +
    `C${p(32 + chin, 41)} ${p(27, 43 + heavy)} ${p(21, 42 + heavy)}C${p(13, 41 + heavy)} ${p(6, 38 + heavy)} ${p(1 + heavy * 0.4, 34)}` +
    `C${p(heavy, 44)} ${p(3 + heavy, 54)} ${p(10 + heavy, 66)}L${p(-30 - heavy, 68)}C${p(-22 - heavy, 48)} ${p(-23, 28)} ${p(-30, 6)}Z`
  )
}

/** A face: its outline, the planes cut into it, and as few marks as a woodcut has. */
export function face(b: Brush, who: Person): string {
  if (who.isShadowed) return shadowed(b, who)
  const outline = profile(who.face ?? {})
  const flesh = skinTones(who.skin, b.light)
  const ear = `M${p(-4, -5)}C${p(-11, -10)} ${p(-15, -1)} ${p(-10, 6)}C${p(-8, 12)} ${p(-2, 12)} ${p(-2, 6)}Z`
  return (
    b.part(outline, flesh, { w: 2.8, depth: 1.1, lead: 2 }) +
    `<g clip-path="url(#${b.clip(outline)})">${planes(b, who)}</g>` +
    b.part(ear, flesh, { w: 1.5, lead: 1.4, depth: 0.5, back: false }) +
    eye(b, who) +
    marks(b, who)
  )
}

/** Under a deep hood only the line of the face takes light. */
function shadowed(b: Brush, { face: shape = {}, skin, gaze, eye: shine = '#ffd27a' }: Person): string {
  const dark = { rim: b.light.key, lit: skin, base: '#3a2a3c', deep: '#120a12' }
  const line = b.part(profile(shape), dark, { w: 2.2, back: false, lead: 0, depth: 0.75 })
  if (gaze !== 'glow') {
    const glint = `M${p(19, -2)}Q${p(24, -6)} ${p(27.5, -3)}Q${p(24, -0.6)} ${p(19, -2)}Z`
    return line + b.fill(glint, b.light.key, 0.85)
  }
  const burning = `M${p(17, -2.5)}Q${p(23, -7)} ${p(28, -3.4)}Q${p(23, -1)} ${p(17, -2.5)}Z`
  const glow = b.glow([HEAD.x + 23, HEAD.y - 3], { radius: 11, colour: shine, opacity: 0.8 })
  return line + b.fill(burning, shine) + glow
}

/** Planes as if cut with a knife: socket, cheek, jaw, neck. */
function planes(b: Brush, { isOld }: Person): string {
  const side = `M${p(-36, -44)}L${p(8, -24)}L${p(13, -9)}L${p(9, 4)}L${p(15, 13)}L${p(10, 27)}L${p(17, 44)}L${p(14, 72)}L${p(-44, 72)}Z`
  const socket = `M${p(13, -10)}L${p(29, -9)}L${p(28.5, -3)}L${p(25, 1.5)}L${p(17, 2)}Z`
  const nose = `M${p(24, 2)}L${p(30, 6)}L${p(29, 15)}L${p(24, 12)}Z`
  const hollow = `M${p(16, 8)}L${p(23, 18)}L${p(19, 31)}L${p(13, 22)}Z`
  const lip = `M${p(31, 30)}L${p(24, 31)}L${p(26, 28.6)}Z`
  const neck = `M${p(-6, 36)}L${p(24, 42.5)}L${p(30, 52)}L${p(16, 70)}L${p(-40, 70)}Z`
  const fold = `M${p(24, 13)}Q${p(21, 18)} ${p(22, 25)}`
  const age = isOld ? b.fill(hollow, DARK, 0.2) + b.line(fold, DARK, { width: 1.1, opacity: 0.6 }) : ''
  return (
    b.fill(side, DARK, 0.3) +
    b.fill(socket, DARK, 0.42) +
    b.fill(nose, DARK, 0.22) +
    age +
    b.fill(lip, DARK, 0.35) +
    b.fill(neck, DARK, 0.34)
  )
}

function eye(b: Brush, { gaze = 'open', hasLashes }: Person): string {
  if (gaze === 'closed') return b.line(`M${p(19.5, -2)}Q${p(24, 1)} ${p(27, -1.6)}`, DARK, { width: 1.8 })
  const white = `M${p(18.5, -2.2)}Q${p(23.5, -6.6)} ${p(28, -3.6)}L${p(27, -0.8)}Q${p(22.5, 0.6)} ${p(18.5, -2.2)}Z`
  const iris = `M${p(23.4, -5)}Q${p(27, -5.2)} ${p(27.6, -3.4)}L${p(27, -0.9)}Q${p(24.6, 0)} ${p(23.4, -1)}Z`
  const lid = `M${p(17.5, -2.6)}Q${p(23, -7.4)} ${p(28.4, -4)}`
  const lash = hasLashes ? b.line(`M${p(27.6, -4.4)}L${p(31, -6)}`, LASH, { width: 1.3 }) : ''
  return (
    b.fill(white, '#f4ead6') +
    b.fill(iris, '#2b1710') +
    b.line(lid, LASH, { width: hasLashes ? 2.2 : 1.7 }) +
    lash
  )
}

/** Brow, nostril and mouth. */
function marks(b: Brush, { face: shape = {}, hairDye = '#2a1c18', browDye = hairDye, lips }: Person): string {
  const { brow = 0, lip = 0 } = shape
  const arch = `M${p(13, -9)}Q${p(20, -16)} ${p(30 + brow, -12)}L${p(29.6, -8.8)}Q${p(21, -12)} ${p(13, -9)}Z`
  const nostril = `M${p(31, 12.6)}Q${p(33, 11.4)} ${p(34.6, 13.2)}L${p(32, 14.4)}Z`
  const mouth = `M${p(24, 22.6)}Q${p(30, 19)} ${p(34.2 + lip, 21)}L${p(31.4, 23.4)}L${p(33.4 + lip, 26.6)}Q${p(29, 29)} ${p(24, 22.6)}Z`
  const line = `M${p(31.4, 23.6)}Q${p(27.5, 24.6)} ${p(23.6, 23)}`
  return (
    b.fill(arch, browDye) +
    b.fill(nostril, DARK, 0.75) +
    (lips === undefined ? '' : b.fill(mouth, lips)) +
    b.line(line, DARK, { width: 1.5 })
  )
}
