import {
  boardOf,
  CATALOG,
  CLASSES,
  CLASS_NAMES,
  COLOUR_LETTERS,
  STARTS,
  type ClassId,
  type LanesView,
} from '@trialhall/game-lanes'
import type { CardFace } from '@trialhall/kernel'
import { dyed, EntityButton, Glyph, takenBy, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { Card } from '../cards/Card.tsx'
import { figureOf } from '../figures/figure-of.ts'
import { CLASS_DYES, classShape } from '../looks.ts'
import { ManaRow } from '../mana/Orb.tsx'
import styles from './ClassChoice.module.css'

/** How each class plays, in a sentence. */
const MANNERS: Readonly<Record<ClassId, string>> = {
  paladin:
    'Lines of soldiers that shield and mend each other, and light that comes down on whoever breaks through.',
  warlock: 'Cheap demons in numbers, curses that turn or cripple, and power paid for in blood.',
  elementalist: 'Few bodies and many spells: fire that bursts, frost that slows, and stone set in the way.',
}

/** The three classes while they are chosen; a taken one is dimmed and says by whom. */
export function ClassChoice(props: {
  view: LanesView
  names: readonly string[]
  glossary: readonly GlossaryTerm[]
}): JSX.Element {
  const { view, names, glossary } = props
  const taken = view.players.map((player) => player.class)
  return (
    <ul className={styles.classes} aria-label="Classes to choose from">
      {CLASSES.map((id, at) => {
        const by = taken.indexOf(at)
        const said = by < 0 ? null : takenBy(names[by] ?? '')
        return (
          <li key={id} style={dyed(CLASS_DYES[at] ?? 'slate')} data-taken={said === null ? undefined : ''}>
            <ClassPanel {...{ id, at, said, glossary }} />
            {said && (
              <span className={styles.taken} aria-hidden="true">
                {said}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function ClassPanel(props: {
  id: ClassId
  at: number
  /** Who has taken it, in words. */
  said: string | null
  glossary: readonly GlossaryTerm[]
}): JSX.Element {
  const { id, at, said, glossary } = props
  const orbs = Array.from(COLOUR_LETTERS, (letter) => STARTS[id].orbs.split(letter).length - 1)
  const faces = STARTS[id].hand.map((slug) => CATALOG.find((face) => face.slug === slug))
  return (
    <EntityButton
      of={{ kind: 'class', id: at }}
      label={`${CLASS_NAMES[id]}. ${MANNERS[id]}${said ? ` ${said}.` : ''}`}
      className={styles.panel}
    >
      <span className={styles.head}>
        <span className={styles.crest}>
          <Glyph shape={classShape(at)} />
          <img src={figureOf(id, 'own')} alt="" draggable={false} />
        </span>
        <b>{CLASS_NAMES[id]}</b>
      </span>
      <span className={styles.manner}>{MANNERS[id]}</span>
      <span className={styles.orbs}>
        <ManaRow mana={orbs} label="Begins with" />
      </span>
      <span className={styles.hand}>
        {faces.map((face) => face && <Small key={face.slug} face={face} glossary={glossary} />)}
      </span>
      <span className={styles.branches}>{branchesOf(at).join(' · ')}</span>
    </EntityButton>
  )
}

function Small({ face, glossary }: { face: CardFace; glossary: readonly GlossaryTerm[] }): JSX.Element {
  return (
    <span className={styles.small}>
      <Card face={face} size="tiny" glossary={glossary} />
      <small>{face.name}</small>
    </span>
  )
}

function branchesOf(at: number): string[] {
  return [...new Set(boardOf(at).map(({ branch }) => branch))]
}
