import type { CSSProperties, JSX, ReactNode } from 'react'
import type { CardSize, GlossaryTerm } from '../board.ts'
import { classes } from '../theme/classes.ts'
import { dyed, type Dye } from '../theme/dye.ts'
import { Glyph, sharedShape } from '../glyphs/Glyph.tsx'
import { Unseen } from '../unseen/Unseen.tsx'
import styles from './CardFrame.module.css'
import { keywordsIn } from './keywords.ts'
import { Picture } from './Picture.tsx'

/** A short fact in a corner of a card: a number, or '' for a sign that is its shape alone, and what it means. */
export interface Corner {
  readonly text: string
  readonly means: string
  readonly shape?: string
}

/** All that is printed on a card. */
export interface CardLook {
  readonly name: string
  /** The word for its kind, at its foot. */
  readonly kind: string
  /** What it does; paragraphs stand on lines of their own. */
  readonly text: string
  readonly shape: string
  readonly dye: Dye
  /** The address of what is printed behind its glyph. */
  readonly plate?: string
  /** The address of the person whom it shows, in the place of glyph and plate. */
  readonly figure?: string
  /** The ground of its name, where a game tells kinds of cards apart by it. */
  readonly nameGround?: 'dark'
  /** A small glyph of the kind beside the word. */
  readonly kindShape?: string
  readonly left?: Corner
  readonly right?: Corner
  /** Its numbers were designed for this project and not by the booklet. */
  readonly isHouse: boolean
}

/** How a card is drawn; it is as wide as its place unless a width is given. */
interface CardFrameProps {
  readonly look: CardLook
  readonly size: CardSize
  readonly glossary?: readonly GlossaryTerm[]
  /** Drawn in the place of the words, such as the odds. */
  readonly instead?: ReactNode
  readonly className?: string | undefined
}

/** Letters beyond which the word for a kind needs the width of the mark beside it. */
const LONG_KIND = 20

/** The face of a card: frame and ground in the dye of its kind, the glyph as its picture, facts in the corners. */
export function CardFrame(props: CardFrameProps): JSX.Element {
  const { look, size, glossary, instead, className } = props
  return (
    <span
      className={classes(styles.card, className)}
      data-size={size}
      data-words={wordsOn(props)}
      style={dyed(look.dye)}
    >
      <span className={styles.face}>
        <Picture
          shape={look.shape}
          plate={look.plate}
          figure={look.figure}
          className={styles.art}
          glyphClass={styles.glyph}
        />
        {look.left && <CornerMark corner={look.left} side="left" />}
        {look.right && <CornerMark corner={look.right} side="right" />}
        <span className={styles.name} style={fitting(look.name)} data-ground={look.nameGround}>
          {look.name}
        </span>
        {size !== 'tiny' && instead === undefined && (
          <span className={styles.text}>
            {look.text.split('\n').map((line) => (
              <span key={line} className={styles.line}>
                <CardText text={line} glossary={glossary ?? []} />
              </span>
            ))}
          </span>
        )}
        {instead}
        <span className={styles.foot} data-long={look.kind.length > LONG_KIND ? '' : undefined}>
          {look.kindShape && <Glyph shape={look.kindShape} />}
          <span>{look.kind}</span>
          {look.isHouse && (
            <span className={styles.house} title="Designed for this project; the booklet does not print it">
              <Glyph shape={sharedShape('house')} />
              <Unseen>house card</Unseen>
            </span>
          )}
        </span>
      </span>
    </span>
  )
}

/** Characters from which a text takes more room, is set smaller, and smaller still. */
const SOME = 60
const LONG = 150
const VERY_LONG = 200

/** How much room the words take: the picture has the rest. */
function wordsOn({ look: { text }, size, instead }: CardFrameProps): string | undefined {
  if (size === 'tiny') return 'none'
  if (instead !== undefined) return 'drawn'
  if (text.length > VERY_LONG) return 'very-long'
  if (text.length > LONG) return 'long'
  if (text.length > SOME) return 'some'
  return text === '' ? 'none' : undefined
}

/** Long names are set a little smaller, so that they stay within two lines. */
function fitting(name: string): CSSProperties {
  const longest = Math.max(...name.split(' ').map((word) => word.length))
  const scale = Math.min(1, 10.5 / longest, name.length > 20 ? 0.86 : 1)
  return { '--fit': scale } as CSSProperties
}

function CornerMark({ corner, side }: { corner: Corner; side: 'left' | 'right' }): JSX.Element {
  return (
    <span
      className={styles.corner}
      data-side={side}
      data-sign={corner.text === '' ? '' : undefined}
      title={corner.means}
    >
      {corner.shape && <Glyph shape={corner.shape} />}
      {corner.text !== '' && <b>{corner.text}</b>}
      <Unseen>{corner.means}</Unseen>
    </span>
  )
}

function CardText({ text, glossary }: { text: string; glossary: readonly GlossaryTerm[] }): JSX.Element {
  return (
    <>
      {keywordsIn(text, glossary).map((stretch, at) =>
        stretch.term ? (
          <em key={at} className={styles.keyword}>
            {stretch.text}
          </em>
        ) : (
          stretch.text
        ),
      )}
    </>
  )
}

/** The back of a card. */
export function CardBack({
  shape,
  className,
}: {
  shape: string
  className?: string | undefined
}): JSX.Element {
  return (
    <span className={classes(styles.card, className)}>
      <span className={styles.back}>
        <Glyph shape={shape} />
      </span>
    </span>
  )
}
