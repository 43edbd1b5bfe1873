import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { gamesWithDecks } from '../games/deck-kits.ts'
import { useOnline } from '../device/use-online.ts'
import { useTitleNote } from './title-note.ts'
import { BrandMark } from '../kit/brand.tsx'
import styles from './shell.module.css'
import { useDue } from '../api/use-due.ts'

const CONTENT = 'content'

const ONLINE = '/play'

interface Place {
  readonly href: string
  readonly label: string
}

const BEFORE_DECKS: readonly Place[] = [
  { href: '/', label: 'Play' },
  { href: ONLINE, label: 'Online' },
  { href: '/learn', label: 'Learn' },
  { href: '/cards', label: 'Cards' },
]
const DECKS: Place = { href: '/decks', label: 'Decks' }
const AFTER_DECKS: readonly Place[] = [
  { href: '/rules', label: 'Rules' },
  { href: '/settings', label: 'Settings' },
]

/** The ways around; to decks only where a game has some. */
function places(): readonly Place[] {
  const decks = gamesWithDecks().length > 0 ? [DECKS] : []
  return [...BEFORE_DECKS, ...decks, ...AFTER_DECKS]
}

/** Sets the title of the tab, and of the page for those who hear it. */
export function useTitle(title: string): void {
  const note = useTitleNote()
  useEffect(() => {
    const parts = [note, title, 'Trialhall'].filter((part) => part !== '')
    document.title = parts.join(' · ')
  }, [note, title])
}

interface PageProps {
  /** For the tab; '' is the start page. */
  readonly title: string
  /** Shown at the top; left out where the page brings its own. */
  readonly heading?: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** A page of the house: the head with the ways around, the page itself, the foot. */
export function Page({ title, heading, lead, children }: PageProps): ReactNode {
  useTitle(title)
  return (
    <>
      <SkipLink />
      <Header />
      <main id={CONTENT} tabIndex={-1} className={styles.main}>
        {heading === undefined ? null : (
          <div className={styles.head}>
            <PageHeading>{heading}</PageHeading>
            {lead === undefined ? null : <p>{lead}</p>}
          </div>
        )}
        {children}
      </main>
      <Footer />
    </>
  )
}

/** Jumps over the head of the page. The address stays as it is: what stands behind its # may be a whole match. */
export function SkipLink(): ReactNode {
  const skip = (event: MouseEvent): void => {
    event.preventDefault()
    document.getElementById(CONTENT)?.focus()
  }
  return (
    <a className={styles.skip} href={`#${CONTENT}`} onClick={skip}>
      Skip to the content
    </a>
  )
}

/** The heading of a page; it takes the focus when one comes from another page. */
export function PageHeading({ children }: { readonly children: ReactNode }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (visits.headings > 0 && location.hash === '') heading.current?.focus()
    visits.headings++
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}

/** The first page since the app was loaded takes no focus: the browser has its own place for it then. */
const visits = { headings: 0 }

function Header(): ReactNode {
  const [path] = useLocation()
  return (
    <header className={styles.header}>
      <Link href="/" className={styles.brand}>
        <BrandMark size={30} />
        Trialhall
      </Link>
      <OfflineMark />
      <nav className={styles.nav} aria-label="The house">
        <ul>
          {places().map(({ href, label }) => (
            <li key={href}>
              <Link href={href} aria-current={isAt(path, href) ? 'page' : undefined}>
                {label}
                {href === ONLINE ? <Due /> : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

/** How many online matches wait for me, where some do. */
function Due(): ReactNode {
  const due = useDue()
  if (due === 0) return null
  return (
    <span className={styles.due}>
      {due}
      <span className="unseen">{due === 1 ? ' match waits for you' : ' matches wait for you'}</span>
    </span>
  )
}

/** Says that there is no network, and what goes on without one. */
function OfflineMark(): ReactNode {
  const isOnline = useOnline()
  return (
    <output className={styles.offline}>
      {isOnline ? null : (
        <span title="Matches against bots and on one screen, cards and rules work offline.">
          Offline
          <span className="unseen">: bots, shared screens, cards and rules work without a network</span>
        </span>
      )}
    </output>
  )
}

function isAt(path: string, href: string): boolean {
  if (href === '/') return path === '/' || path.startsWith('/new')
  if (href === ONLINE) return /^\/(play|me|m|friends)(\/|$)/.test(path)
  return path === href || path.startsWith(`${href}/`)
}

function Footer(): ReactNode {
  return (
    <footer className={styles.footer}>
      <div>
        <p>An unofficial fan project. The games and their names belong to their owners.</p>
        <p className={styles.ways}>
          <Link href="/import">Import a match</Link>
          <Link href="/about">About and credits</Link>
        </p>
      </div>
    </footer>
  )
}
