import { expect, test } from 'vitest'
import { CARDS } from '../../../content/catalog.ts'
import type { AttackFace, Line, TempusCard } from '../../../faces.ts'
import { ALL_ATTACKS, attackNamed, type Row } from './printed.ts'

/** The attack that a card makes when it is played as an Action, or used as Loot. */
function attackOf(card: TempusCard): AttackFace | null {
  return card.kind === 'hero' || card.kind === 'loot' ? (card.action?.attack ?? null) : null
}

const nameOf = ({ name }: TempusCard): string => name.replaceAll('’', "'")
const asLedger = ({ from, isMiss, normal, piercing, effects }: Row): string =>
  `${from}: ${isMiss ? 'miss' : `${normal}+${piercing}p`} ${effects.length}`
const asGame = ({ from, isHit, normal, piercing, riders }: Line): string =>
  `${from}: ${isHit ? `${normal}+${piercing}p` : 'miss'} ${riders.length}`

test('[T-23.02, T-7.06] the table of every attack card, and how it reaches, is as the second implementation has written it down', () => {
  const found = CARDS.flatMap((card) => {
    const [face, attack] = [attackOf(card), attackNamed(nameOf(card))]
    if (face === null || attack === null) return []
    const game = face.tables.map((table) => table.map(asGame).join(', '))
    const ledger = attack.tables.map((rows) => rows.map(asLedger).join(', '))
    const kinds = `${face.isWeapon} ${face.isSpell}` === `${attack.isWeapon} ${attack.isSpell}`
    const range = 'range' in face.reach ? face.reach.range : 0
    const reaches =
      range === attack.range && (face.reach.type === 'melee') === (attack.isMelee && attack.shape === 'one')
    const isSame = game.join(' | ') === ledger.join(' | ') && kinds && reaches
    return isSame
      ? []
      : [`${card.name}: game ${game.join(' | ')}, ledger ${ledger.join(' | ')} ${kinds} ${reaches}`]
  })
  expect(found).toEqual([])
})

test('[T-7.06] no attack card is missing on either side', () => {
  const game = CARDS.filter((card) => (attackOf(card)?.tables.length ?? 0) > 0).map(nameOf)
  expect(game.filter((name) => attackNamed(name) === null)).toEqual([])
  expect(ALL_ATTACKS.map(({ name }) => name).filter((name) => !game.includes(name))).toEqual([
    'Spiritual Weapon',
  ])
})
