import { PRINTED } from '@trialhall/game-tempus'
import type { CardFace } from '@trialhall/kernel'
import { counted } from '@trialhall/kernel/wording'
import type { BuildBrowserProps } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { CLASS_WORDS } from '../draft/about.ts'
import { TIER_TITLES } from '../draft/DeckPage.tsx'
import { Tier } from '../draft/Tier.tsx'
import { figureUrl } from '../people/painted.ts'
import { heroPerson } from '../people/person-of.ts'
import { type Build, buildFrom, buildName, isRecommended, recommended } from './build.ts'
import styles from './HeroBrowser.module.css'
import { HeroPicks } from './HeroPicks.tsx'
import { countOf, facesOf, numbersOf, TIERS } from './numbers.ts'

/** Any Hero that can be drafted, with all of its cards: what the draft shows in parts, seen whole and in peace. */
export function HeroBrowser({ build: text, onBuild, glossary }: BuildBrowserProps): JSX.Element {
  const build = buildFrom(text)
  const look = (next: Build): void => onBuild(buildName(next))
  return (
    <div className={styles.browser}>
      <HeroPicks build={build} onPick={look} />
      <section className={styles.hero} aria-label="The Hero">
        <Head build={build} onPick={look} />
        <div className={styles.tiers}>
          {TIERS.map((tier) => (
            <Tier
              key={tier}
              title={`${TIER_TITLES[tier]} · ${counted(countOf(build, tier), 'card')}`}
              faces={facesOf(build, tier)}
              glossary={glossary}
              about={deckName}
            />
          ))}
        </div>
      </section>
    </div>
  )
}

/** Whose deck a card comes from. */
function deckName({ facts }: CardFace): string {
  const decks = [...PRINTED.classes, ...PRINTED.subclasses, ...PRINTED.characters]
  return decks.find(({ slug }) => slug === facts?.['deck'])?.name ?? ''
}

interface HeadProps {
  readonly build: Build
  readonly onPick: (build: Build) => void
}

/** Who it is, its numbers, and what its Class does in the turns of others. */
function Head({ build, onPick }: HeadProps): JSX.Element {
  const { heroClass, subclass, character } = build
  const printed = PRINTED.classes[heroClass]
  return (
    <header className={styles.head}>
      <img
        className={styles.figure}
        src={figureUrl({ person: heroPerson(build), side: 'own', look: 'ready' })}
        alt=""
        draggable={false}
      />
      <h2 aria-live="polite">
        {PRINTED.characters[character]?.name}{' '}
        <small>{`${printed?.name}, ${PRINTED.subclasses[subclass]?.name}`}</small>
      </h2>
      <p className={styles.about}>{CLASS_WORDS[printed?.slug ?? '']}</p>
      {isRecommended(build) ? (
        <p className={styles.mark}>Recommended build</p>
      ) : (
        <button type="button" className={styles.back} onClick={() => onPick(recommended(heroClass))}>
          Show its recommended build
        </button>
      )}
      <dl className={styles.numbers}>
        {numbersOf(build).map(({ title, text, note }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <b>{text}</b> {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {printed && (
        <p className={styles.interaction}>
          <b>{printed.interaction.name}</b>{' '}
          {`Interaction, for a card of the hand: ${printed.interaction.deed.says}.`}
        </p>
      )}
    </header>
  )
}
