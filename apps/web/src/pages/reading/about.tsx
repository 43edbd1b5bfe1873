import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Page } from '../../shell/shell.tsx'
import styles from './about.module.css'

/** What this is, what it is not, and whose work is in it. */
export default function AboutPage(): ReactNode {
  return (
    <Page
      title="About"
      heading="About Trialhall"
      lead="A table for the Trials games that knows the rules, so that you never have to look them up."
    >
      <div className={styles.prose}>
        <section>
          <h2>Unofficial</h2>
          <p>
            Trialhall is a fan project and has no connection to the makers of the games. The games and their
            names belong to their owners. We explain the rules in our own words and use no text or art of the
            originals.
          </p>
        </section>
        <section>
          <h2>Printed and house</h2>
          <p>
            The booklets print the names of many cards but the numbers of few. Whatever a booklet states is
            called printed. Everything that we designed for this project is marked{' '}
            <span className={styles.mark}>house</span> on its card and in the rulebook, so you always know
            which is which.
          </p>
        </section>
        <section>
          <h2>What is stored, and where</h2>
          <p>
            Matches that you play on this device stay in this browser, and so do your settings. The server
            stores what you do online: your matches, the name you chose, and what is said at your tables. An
            exported match is its seed and the list of all choices, so anyone who has it can replay the match
            move by move. See <Link href="/online-play">how online play works</Link>.
          </p>
        </section>
        <section>
          <h2>Credits</h2>
          <ul>
            <li>
              Glyphs from <a href="https://game-icons.net">game-icons.net</a> by Lorc, Delapouite and others,
              under CC BY 3.0.
            </li>
            <li>
              Typefaces Fraunces (Undercase Type) and Inter (Rasmus Andersson), under the SIL Open Font
              License.
            </li>
            <li>React, Vite, Motion, Floating UI and wouter, under the MIT License.</li>
          </ul>
        </section>
        <p>Version {__VERSION__}, under the MIT License.</p>
      </div>
    </Page>
  )
}
