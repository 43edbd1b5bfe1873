import { CATALOG, PRINTED, type Pool, type TempusView } from '@trialhall/game-tempus'
import type { CardFace } from '@trialhall/kernel'
import { useInteraction, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX, MouseEvent } from 'react'
import { sayInteraction } from '../option-hint.tsx'
import { pickRef } from '../refs.ts'
import styles from './DeckPage.module.css'
import { bannersOf } from './pools.ts'
import { Tier } from './Tier.tsx'

interface DeckPageProps {
  readonly view: TempusView
  readonly pool: Pool
  readonly index: number
  readonly glossary: readonly GlossaryTerm[]
}

/** What the tiers of a Hero deck are called. */
export const TIER_TITLES = {
  primary: 'Primaries',
  '1': 'Draw Deck',
  '2': 'Tier 2, from the first cycle on',
} as const

/** All cards that something brings, to be read before it is taken. */
export function DeckPage({ view, pool, index, glossary }: DeckPageProps): JSX.Element | null {
  const banner = bannersOf(view, pool)[index]
  if (banner === undefined) return null
  const faces = CATALOG.filter(({ facts }) => facts?.['deck'] === banner.slug)
  const interaction = pool === 'class' ? PRINTED.classes[index]?.interaction : undefined
  return (
    <section
      className={styles.page}
      aria-label={`The cards of ${banner.name}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach that
      tabIndex={0}
      data-part="deck"
    >
      <header className={styles.head}>
        <h2>
          {banner.name} <small>{banner.about}</small>
        </h2>
        <Take pool={pool} index={index} name={banner.name} />
      </header>
      {interaction && (
        <p className={styles.interaction}>
          <b>{interaction.name}</b>{' '}
          {`Interaction, which costs a card of your hand: ${sayInteraction(interaction.deed.says)}.`}
        </p>
      )}
      <div className={styles.tiers}>
        {(['primary', '1', '2'] as const).map((tier) => (
          <Tier key={tier} title={TIER_TITLES[tier]} faces={ofTier(faces, tier)} glossary={glossary} />
        ))}
      </div>
    </section>
  )
}

interface TakeProps {
  readonly pool: Pool
  readonly index: number
  readonly name: string
}

/** Takes what is read, where that is asked. Then the pool is seen again, of which the next takes something. */
function Take({ pool, index, name }: TakeProps): JSX.Element | null {
  const { lighting, take } = useInteraction()
  if (!lighting.picks.has(`${pool}:${index}`)) return null
  const onClick = ({ currentTarget }: MouseEvent): void => {
    take(pickRef(pool, index))
    currentTarget.closest('[data-part="draft"]')?.scrollIntoView({ block: 'start' })
  }
  return (
    <button type="button" className={styles.take} onClick={onClick}>
      {`Take ${pool === 'class' ? 'the ' : ''}${name}`}
    </button>
  )
}

function ofTier(faces: readonly CardFace[], tier: string): readonly CardFace[] {
  return faces.filter(({ facts }) => String(facts?.['tier']) === tier)
}
