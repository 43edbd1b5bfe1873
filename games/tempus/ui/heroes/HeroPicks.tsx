import { PRINTED } from '@trialhall/game-tempus'
import { Glyph } from '@trialhall/table-ui'
import { useId, type JSX, type ReactNode } from 'react'
import { boardShape, classShape } from '../looks.ts'
import { type Build, isRecommended, recommended, subclassesOf } from './build.ts'
import styles from './HeroBrowser.module.css'

interface PicksProps {
  readonly build: Build
  readonly onPick: (build: Build) => void
}

/** What a Hero is put together of: three groups, each gone through with the arrow keys. Another Class brings its recommended build. */
export function HeroPicks({ build, onPick }: PicksProps): JSX.Element {
  const { classes, subclasses, characters } = PRINTED
  const usual = recommended(build.heroClass)
  return (
    <section className={styles.picks} aria-label="What the Hero is made of">
      <Group
        title="Class"
        entries={classes.map(({ slug, name }, at) => ({ at, slug, name, shape: classShape(at) }))}
        picked={build.heroClass}
        onPick={(heroClass) =>
          onPick(
            isRecommended(build)
              ? recommended(heroClass)
              : { ...recommended(heroClass), character: build.character },
          )
        }
      />
      <Group
        title="Subclass"
        entries={subclassesOf(build.heroClass).map((at) => ({
          at,
          slug: subclasses[at]?.slug ?? '',
          name: subclasses[at]?.name ?? '',
          shape: classShape(build.heroClass),
          note: at === usual.subclass ? 'recommended' : '',
        }))}
        picked={build.subclass}
        onPick={(subclass) => onPick({ ...build, subclass })}
      />
      <Group
        title="Character"
        entries={characters.map(({ slug, name }, at) => ({
          at,
          slug,
          name,
          shape: boardShape('character'),
          note: at === usual.character ? 'recommended' : '',
        }))}
        picked={build.character}
        onPick={(character) => onPick({ ...build, character })}
      />
    </section>
  )
}

interface Entry {
  /** Its place in its pool. */
  readonly at: number
  readonly slug: string
  readonly name: string
  readonly shape: string
  readonly note?: string
}

interface GroupProps {
  readonly title: string
  readonly entries: readonly Entry[]
  readonly picked: number
  readonly onPick: (at: number) => void
}

function Group({ title, entries, picked, onPick }: GroupProps): ReactNode {
  const name = useId()
  return (
    <fieldset className={styles.group} data-pool={title}>
      <legend>{title}</legend>
      {entries.map(({ at, slug, name: label, shape, note }) => (
        <label key={slug}>
          <input type="radio" name={name} value={slug} checked={at === picked} onChange={() => onPick(at)} />
          <Glyph shape={shape} />
          <span>
            {label}
            {note ? <small> {note}</small> : null}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
