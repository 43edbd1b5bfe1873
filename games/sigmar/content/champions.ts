import type { Champion, Trait } from '../faces.ts'

const PLAIN: Trait = {
  rerolls: 0,
  typeBonus: null,
  difficultyBonus: null,
  duelBonus: 0,
  failureDraws: 0,
  strides: [1],
  shrug: null,
}

function champion(slug: string, name: string, trait: Partial<Trait>): Champion {
  const short = name.split(' ')[0] ?? name
  return { slug, name, short, from: 'house', trait: { ...PLAIN, ...trait } }
}

/** The eight Champions. */
export const CHAMPIONS: readonly Champion[] = [
  { ...champion('aldric', 'Aldric the Undeterred', { rerolls: 1 }), from: 'printed' },
  champion('maelis', 'Maelis Riddlewarden', { typeBonus: { type: 'Mental', bonus: 1 } }),
  champion('torvald', 'Torvald Ironback', { typeBonus: { type: 'Physical', bonus: 1 } }),
  champion('ysolde', 'Ysolde of the Vigil', { typeBonus: { type: 'Divine', bonus: 1 } }),
  champion('kessa', 'Kessa Quickblade', { difficultyBonus: { difficulty: 5, bonus: 1 } }),
  champion('orin', 'Orin the Patient', { failureDraws: 1 }),
  champion('brannoc', 'Brannoc Waywalker', { strides: [1, 2, 3], duelBonus: 1 }),
  champion('veyra', 'Veyra Hexward', { shrug: { by: 1, upTo: 5 } }),
]
