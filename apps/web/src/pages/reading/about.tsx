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
      lead="A table for the Trials games that knows the rules, so that the players never have to ask."
    >
      <div className={styles.prose}>
        <section>
          <h2>Unofficial</h2>
          <p>
            Trialhall is a fan project without any tie to the makers of the games. The games and their names
            belong to their owners. The rules are told here in words of our own, and nothing of the originals’
            text or art is used.
          </p>
        </section>
        <section>
          <h2>Printed and house</h2>
          <p>
            The booklets print the names of many cards but the numbers of few. What a booklet states is called
            printed. What was designed for this project carries the mark{' '}
            <span className={styles.mark}>house</span> on its card and in the rulebook, so you always know
            which is which.
          </p>
        </section>
        <section>
          <h2>What is kept, and where</h2>
          <p>
            Matches that you play on this device stay in this browser, and so do your settings. What you play
            online is kept by the server: the matches, the name you chose, and what is said at their tables.
            An exported match is its seed and the list of all choices: whoever has it can play the match
            again, move by move. <Link href="/online-play">How online play works</Link> tells more.
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
