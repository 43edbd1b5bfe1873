import type { Deed, LastingFace } from '../../faces.ts'
import { chooseCards } from '../../rules/card-choices.ts'
import { isHero } from '../../rules/creatures.ts'
import { begin } from '../../rules/lasting.ts'
import { stealLoot } from '../../rules/loot.ts'
import { lastingNamed } from '../../rules/printed.ts'
import { heroOf } from '../../state.ts'

/** A Loot card of the rival that the card is aimed at (T-29.11). */
export function steals(): Deed {
  return {
    says: 'take one of its Loot cards of your choice',
    run(table, { by, card, targets }) {
      const [from] = targets
      if (from === undefined || !isHero(from)) return
      const { loot } = heroOf(table.state, from)
      const [pick] = chooseCards(table, by, {
        from: loot,
        count: Math.min(1, loot.length),
        prompt: (left) => ({ type: 'card', card, left }),
      })
      if (pick !== undefined) stealLoot(table, { from, to: by, card: pick })
    },
  }
}

/** What one Loot card gives, whoever has it, for a while (Use Magic Device). */
export function borrowsLoot(face: LastingFace): Deed {
  return {
    says: `choose a Loot card of another Hero: ${face.saysYou}`,
    run(table, { by, card }) {
      const loot = table.state.heroes.flatMap((hero) => (hero.id === by ? [] : hero.loot))
      const [pick] = chooseCards(table, by, {
        from: loot,
        count: Math.min(1, loot.length),
        prompt: (left) => ({ type: 'card', card, left }),
      })
      if (pick !== undefined) begin(table, { face: lastingNamed(face.slug), owner: by, on: by, card: pick })
    },
  }
}
