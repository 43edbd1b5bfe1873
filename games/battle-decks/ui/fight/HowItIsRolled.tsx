import { classes } from '@trialhall/table-ui'
import type { JSX } from 'react'
import faces from './Faces.module.css'
import styles from './Fight.module.css'
import shatter from './ShatterStrip.module.css'

/** Before anybody has attacked: how the die of an attack is read, in the place where each attack will be. */
export function HowItIsRolled(): JSX.Element {
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>How an attack is rolled</h2>
        <p className={styles.says}>die + ATK against DEF</p>
      </div>
      <div className={styles.body}>
        <ol className={classes(faces.faces, styles.legend)}>
          <li className={faces.face}>
            <b>1</b>
            <small>misses</small>
          </li>
          <li className={faces.face} data-hit="">
            <b className={shatter.range}>2–5</b>
            <small>DEF or more hits</small>
          </li>
          <li className={faces.face} data-hit="">
            <b>6</b>
            <small>hits for double</small>
          </li>
        </ol>
        <ul className={styles.hits} aria-label="What a hit does">
          <li>
            <b>Hero</b> loses DMG in HP
          </li>
          <li>
            <b>Reinforcement</b> is out
          </li>
        </ul>
      </div>
    </>
  )
}
