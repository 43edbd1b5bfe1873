import { capital, listed } from '@trialhall/kernel'
import type { Enchantment, Face, Step } from '../faces.ts'
import { pronounOf, sayAim } from './aims.ts'
import { sayAura } from './auras.ts'

/** The text of a card, read from what it does. */
export function sayFace(face: Face): string {
  const parts = [
    castText(face),
    face.enchantment === null ? '' : sayEnchantment(face.enchantment),
    face.aura === null ? '' : sayAura(face.aura),
    trigger('When summoned', face.whenSummoned, 'this'),
    trigger('When this dies', face.whenDying, 'this'),
    trigger('After this attacks a unit', face.afterAttack, 'that unit'),
  ]
  return parts.filter((part) => part !== '').join(' ')
}

function castText({ aim, does }: Face): string {
  const opening = sayAim(aim)
  if (does.length === 0) return opening
  const steps = listed(does.map((step) => step.says(pronounOf(aim))))
  return opening === '' ? `${capital(steps)}.` : `${opening}${steps}.`
}

function sayEnchantment({ duration, does }: Enchantment): string {
  const often = duration === null ? '' : ` ${duration}`
  return `Enchantment${often}: ${listed(does.map((step) => step.says('it')))}.`
}

function trigger(when: string, steps: readonly Step[], them: string): string {
  return steps.length === 0 ? '' : `${when}: ${listed(steps.map((step) => step.says(them)))}.`
}
