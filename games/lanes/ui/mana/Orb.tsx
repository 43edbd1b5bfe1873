import { COLOURS } from '@trialhall/game-lanes'
import { classes, dyed, Glyph, Unseen } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { COLOUR_DYES, colourShape } from '../looks.ts'
import styles from './Orb.module.css'

/** One mana of a colour: round for an orb, square for a token or a charge. Its glyph tells the colour as well. */
export function Orb(props: { colour: number; kind?: 'orb' | 'token'; isFaint?: boolean }): JSX.Element {
  const { colour, kind = 'orb', isFaint = false } = props
  return (
    <span
      className={classes(styles.orb, kind === 'token' && styles.token, isFaint && styles.faint)}
      style={dyed(COLOUR_DYES[colour] ?? 'slate')}
      data-colour={COLOURS[colour]}
    >
      <Glyph shape={colourShape(colour)} />
    </span>
  )
}

/** A cost, or mana that lies somewhere: one orb for each, and the whole in words. */
export function ManaRow(props: {
  mana: readonly number[]
  label: string
  kind?: 'orb' | 'token'
  /** How much of each colour is paid for already. */
  paid?: readonly number[]
}): JSX.Element | null {
  const { mana, label, kind = 'orb', paid } = props
  const orbs = mana.flatMap((count, colour) =>
    Array.from({ length: count }, (_, at) => ({
      colour,
      isFaint: paid !== undefined && at >= (paid[colour] ?? 0),
    })),
  )
  if (orbs.length === 0) return null
  return (
    <span className={styles.row}>
      <Unseen>{`${label} ${manaWords(mana)}.`}</Unseen>
      {orbs.map(({ colour, isFaint }, at) => (
        <Orb key={at} colour={colour} kind={kind} isFaint={isFaint} />
      ))}
    </span>
  )
}

/** "2 white, 1 blue"; "nothing" for none. */
export function manaWords(mana: readonly number[]): string {
  const parts = mana.flatMap((count, colour) => (count === 0 ? [] : [`${count} ${COLOURS[colour]}`]))
  return parts.length === 0 ? 'nothing' : parts.join(', ')
}
