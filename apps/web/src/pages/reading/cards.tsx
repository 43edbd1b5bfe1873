import { games, partsOf } from '../../games/hall.ts'
import { counted, type AnyGame, type CardFace } from '@trialhall/kernel'
import type { GameUi } from '@trialhall/table-ui'
import { type ReactNode, useDeferredValue } from 'react'
import { Link, useLocation } from 'wouter'
import { Button } from '../../kit/button.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import { Segments, TextField } from '../../kit/field.tsx'
import { Page } from '../../shell/shell.tsx'
import { useAddressed } from '../../kit/use-addressed.ts'
import { useCopy } from '../../kit/use-copy.ts'
import { Waiting } from '../../kit/waiting.tsx'
import { useBoard, useGlossary } from '../../games/use-board.ts'
import { groupsOf, galleryOf } from './gallery.ts'
import styles from './cards.module.css'
import { GameChoice } from '../../games/game-choice.tsx'
import { NoGame } from '../errors/no-game.tsx'

interface CardsPageProps {
  readonly gameId: string | undefined
  /** The card that is looked at, by its slug. */
  readonly slug?: string | undefined
}

/** Every card of a game, to look at; each has an address of its own. */
export default function CardsPage({ gameId, slug }: CardsPageProps): ReactNode {
  const game = games.find(gameId ?? games.games[0]?.id)
  if (!game.ok) return <NoGame to="/cards" />
  const { title, catalog } = game.value
  const face = catalog.find((one) => one.slug === slug)
  const total = catalog.reduce((sum, { copies }) => sum + copies, 0)
  return (
    <Page
      title={`${face ? `${face.name} · ` : ''}Cards of ${title}`}
      heading={`The cards of ${title}`}
      lead={`${catalog.length} different cards, ${total} in all. Those marked “house” were designed for this project; the rest are printed in the booklet.`}
    >
      <GameChoice here={game.value.id} to="/cards" />
      <Builds gameId={game.value.id} />
      <Gallery game={game.value} slug={slug} />
    </Page>
  )
}

/** The way to what the cards are put together to; nothing where the game has no page of that. */
function Builds({ gameId }: { readonly gameId: string }): ReactNode {
  const builds = partsOf(gameId)?.builds
  if (!builds) return null
  return (
    <p className={styles.builds}>
      <Link href={`/builds/${gameId}`}>{builds.title} with their whole decks</Link>
    </p>
  )
}

interface GalleryProps {
  readonly game: AnyGame
  readonly slug: string | undefined
}

function Gallery({ game, slug }: GalleryProps): ReactNode {
  const board = useBoard(game.id)
  const [group, setGroup] = useAddressed('kind')
  const [words, setWords] = useAddressed('q')
  const { open, close } = useZoom(game.id, { kind: group, q: words })
  const zoomed = game.catalog.find((one) => one.slug === slug)
  const wish = useDeferredValue({ group, words })
  if (board === undefined) return <Waiting what="Laying out the cards" />
  const groups = groupsOf(game.catalog, board?.groups ?? [])
  const shown = galleryOf(game.catalog, groups, wish)
  const found = shown.reduce((sum, { faces }) => sum + faces.length, 0)
  const choices = [{ id: '', label: 'All' }, ...groups.map(({ title }) => ({ id: title, label: title }))]
  return (
    <>
      <div className={styles.tools}>
        <TextField
          label="Search"
          type="search"
          placeholder="A name, a word of the text, a number"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Segments label="Kind" choices={choices} value={group} onChoose={setGroup} />
      </div>
      <output className={styles.count}>
        {found === 0 ? 'No card matches: try fewer words.' : counted(found, 'card')}
      </output>
      {slug !== undefined && !zoomed ? <p>{game.title} has no card of this address; all are below.</p> : null}
      {shown.map(({ title, faces }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <h2>{title}</h2>
          <ul className={styles.cards}>
            {faces.map((face) => (
              <li key={face.slug} className={styles.card}>
                <button
                  type="button"
                  className={styles.zoom}
                  onClick={() => open(face)}
                  aria-label={labelOf(face)}
                >
                  <Face face={face} board={board} size="hand" />
                </button>
                <span className={styles.copies}>
                  {face.copies === 1 ? 'one copy' : `${face.copies} copies`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {zoomed ? <Zoom face={zoomed} game={game} board={board} onClose={close} /> : null}
    </>
  )
}

/** What a card is opened with, so that closing it goes back to where it was opened. */
const FROM_LIST = { from: 'list' } as const

/** Opens the address of a card, and leaves it; what is searched for stays in the address. */
function useZoom(
  gameId: string,
  wish: Readonly<Record<string, string>>,
): { readonly open: (face: CardFace) => void; readonly close: () => void } {
  const [, travel] = useLocation()
  const list = `/cards/${gameId}`
  const open = ({ slug }: CardFace): void => {
    const query = new URLSearchParams(Object.entries(wish).filter(([, value]) => value !== '')).toString()
    const search = query === '' ? '' : `?${query}`
    // Somebody who is quick opens a card before the address tells what they searched for.
    if (search !== location.search) travel(`${list}${search}`)
    travel(`${list}/${slug}${search}`, { state: FROM_LIST })
  }
  const close = (): void => {
    const state = history.state as Partial<typeof FROM_LIST> | null
    if (state?.from === FROM_LIST.from) history.back()
    else travel(`${list}${location.search}`, { replace: true })
  }
  return { open, close }
}

function labelOf({ name, text, from }: CardFace): string {
  return `${name}${from === 'house' ? ', house' : ''}: ${text}`
}

interface FaceProps {
  readonly face: CardFace
  readonly board: GameUi | null
  readonly size: 'hand' | 'full'
}

function Face({ face, board, size }: FaceProps): ReactNode {
  if (board) return <board.Card face={face} size={size} />
  return (
    <span className={styles.plain}>
      <b>{face.name}</b>
      <span>{face.kind}</span>
      <span>{face.text}</span>
    </span>
  )
}

interface ZoomProps extends Omit<FaceProps, 'size'> {
  readonly game: AnyGame
  readonly onClose: () => void
}

function Zoom({ face, board, game, onClose }: ZoomProps): ReactNode {
  const glossary = useGlossary(game.id)
  const copy = useCopy()
  const address = `${location.origin}/cards/${game.id}/${face.slug}`
  return (
    <Dialog title={face.name} onClose={onClose}>
      <div className={styles.large}>
        {board ? (
          <div className={styles.full}>
            <board.Card face={face} size="full" glossary={glossary} />
          </div>
        ) : (
          <Face face={face} board={board} size="full" />
        )}
        <dl className={styles.facts}>
          <dt>Copies</dt>
          <dd>{face.copies}</dd>
          <dt>Source</dt>
          <dd>{face.from === 'house' ? 'house: designed for this project' : 'printed in the booklet'}</dd>
        </dl>
      </div>
      <DialogActions>
        <Button onClick={() => copy(address, 'The link to this card is copied.')}>Copy the link</Button>
      </DialogActions>
    </Dialog>
  )
}
