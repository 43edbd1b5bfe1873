import { games } from '../../games/hall.ts'
import { type Rulebook, type Section, searchRulebook } from '@trialhall/rulebook'
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent } from 'react'
import { Link } from 'wouter'
import { isTaught } from '../../games/lessons.ts'
import { TextField } from '../../kit/field.tsx'
import { Page } from '../../shell/shell.tsx'
import { useAddressed } from '../../kit/use-addressed.ts'
import { useHash } from '../../kit/use-hash.ts'
import { Waiting } from '../../kit/waiting.tsx'
import { rulebookOf } from '../../games/rulebooks.ts'
import { useFetched } from '../../kit/use-fetched.ts'
import { GameChoice } from '../../games/game-choice.tsx'
import { NoGame } from '../errors/no-game.tsx'
import { RuleEntry } from './rule-entry.tsx'
import styles from './rules.module.css'

/** What is said of the text itself: behind the rules, since most come to play. */
const NOTES = { id: 'about-this-text', heading: 'About this text', level: 2 } as const

/** The rulebook of a game: to read from top to bottom, to search, to link to. */
export default function RulesPage({ gameId }: { readonly gameId: string | undefined }): ReactNode {
  const game = games.find(gameId ?? games.games[0]?.id)
  if (!game.ok) return <NoGame to="/rules" />
  return (
    <Page
      title={`Rules of ${game.value.title}`}
      heading={`The rules of ${game.value.title}`}
      lead={
        <>
          In our own words, clause by clause. <a href={`#${NOTES.id}`}>What the marks mean</a> stands at the
          end.{' '}
          {isTaught(game.value.id) ? (
            <>
              To learn by playing, <Link href={`/learn/${game.value.id}`}>let a coach lead you</Link> through
              a first match.
            </>
          ) : null}
        </>
      }
    >
      <GameChoice here={game.value.id} to="/rules" />
      <Fetched gameId={game.value.id} />
    </Page>
  )
}

function Fetched({ gameId }: { readonly gameId: string }): ReactNode {
  const book = useFetched(rulebookOf, gameId)
  if (book === undefined) return <Waiting what="Opening the rulebook" />
  return book ? <Book book={book} /> : <p>Nobody has written down the rules of this game yet.</p>
}

function Book({ book }: { readonly book: Rulebook }): ReactNode {
  const [words, setWords] = useAddressed('q')
  const wanted = useDeferredValue(words.trim())
  useJump(wanted, () => setWords(''))
  return (
    <div className={styles.book}>
      <div className={styles.side}>
        <TextField
          label="Search the rules"
          type="search"
          placeholder={exampleOf(book)}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Contents book={book} />
      </div>
      {wanted === '' ? <WholeText book={book} /> : <Results book={book} words={wanted} />}
    </div>
  )
}

/** What can be looked for: a word of the glossary, the id of a clause. */
function exampleOf({ sections }: Rulebook): string {
  const entries = sections.flatMap((section) => section.entries)
  const term = entries.find(({ kind }) => kind === 'term')?.title
  const clause = entries.find(({ kind }) => kind === 'clause')?.id
  const parts = [term?.toLowerCase(), clause].filter((part) => part !== undefined)
  return `${parts.join(', ')} …`
}

/** Goes to the rule that the address names: once the book is there, and when a link leads out of search results. */
function useJump(words: string, clear: () => void): void {
  const hash = useHash()
  const leaveResults = useEffectEvent(clear)
  useEffect(() => {
    if (hash !== '') leaveResults()
  }, [hash])
  useEffect(() => {
    if (words !== '') return undefined
    const target = document.getElementById(hash)
    target?.scrollIntoView()
    target?.setAttribute('data-found', '')
    return () => target?.removeAttribute('data-found')
  }, [words, hash])
}

function Contents({ book }: { readonly book: Rulebook }): ReactNode {
  const list = (
    <nav className={styles.toc} aria-label="Contents">
      <ul>
        {[...book.sections, NOTES].map(({ id, heading, level }) => (
          <li key={id}>
            <a href={`#${id}`} className={level > 2 ? styles.part : undefined}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
  const isNarrow = matchMedia('(max-width: 56rem)').matches
  if (!isNarrow) return list
  return (
    <details className={styles.menu}>
      <summary>Contents</summary>
      {list}
    </details>
  )
}

function WholeText({ book }: { readonly book: Rulebook }): ReactNode {
  return (
    <div className={styles.text}>
      {book.sections.map((section) => (
        <SectionText key={section.id} section={section} />
      ))}
      <section className={`${styles.section} ${styles.notes}`} aria-labelledby={NOTES.id}>
        <h2 id={NOTES.id}>{NOTES.heading}</h2>
        {book.intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    </div>
  )
}

function SectionText({ section }: { readonly section: Section }): ReactNode {
  const { id, heading, level, entries } = section
  const Heading = level > 2 ? 'h3' : 'h2'
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      {entries.map((entry) => (
        <RuleEntry key={entry.id} entry={entry} />
      ))}
    </section>
  )
}

function Results({ book, words }: { readonly book: Rulebook; readonly words: string }): ReactNode {
  const found = searchRulebook(book, words)
  return (
    <div className={styles.text}>
      <output>{found.length === 0 ? 'Nothing has all these words.' : `${found.length} found`}</output>
      <section className={styles.section} aria-label="Found">
        {found.map(({ entry }) => (
          <RuleEntry key={entry.id} entry={entry} />
        ))}
      </section>
    </div>
  )
}
