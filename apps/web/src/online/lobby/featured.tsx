import { games } from '../../games/hall.ts'
import { type AnyGame, optionApplies, playerCountText, secretSpecs } from '@trialhall/kernel'
import type { Me } from '@trialhall/protocol'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../kit/button.tsx'
import { Segments } from '../../kit/field.tsx'
import { GameArt } from '../../games/game-art.tsx'
import { useSay } from '../../kit/toasts.tsx'
import { useTableArrival } from '../use-arrival.ts'
import { BringDialog } from '../forms/bring-dialog.tsx'
import { openTable } from '../../fair/promise.ts'
import styles from './lobby.module.css'
import { QuickPairing } from './quick-pairing.tsx'
import { planOf, seatPlanFor, usualOnlineSetup, withPlan } from '../forms/setup.ts'

interface FeaturedProps {
  readonly game: AnyGame
  readonly me: Pick<Me, 'account'>
  readonly onGame: (game: AnyGame) => void
  readonly onOpen: () => void
  /** A match has been made. */
  readonly onCreated: (match: string) => void
}

/** The game of the house, and the two quickest ways to a table of it. */
export function Featured({ game, me, onGame, onOpen, onCreated }: FeaturedProps): ReactNode {
  return (
    <section className={styles.featured} aria-labelledby="featured">
      <div className={styles.art}>
        <GameArt game={game} />
      </div>
      <div className={styles.words}>
        {games.games.length > 1 ? <GameChoice game={game} onGame={onGame} /> : null}
        <h2 id="featured">{game.title}</h2>
        <p>{game.blurb}</p>
        <p className={styles.small}>
          {playerCountText(game)} · <Link href={`/rules/${game.id}`}>the rules</Link> ·{' '}
          <Link href={`/cards/${game.id}`}>the cards</Link> ·{' '}
          <Link href={`/leaderboards/${game.id}`}>the leaderboard</Link>
        </p>
        <div className={styles.ways}>
          <Button kind="main" size="large" onClick={onOpen}>
            Open a table
          </Button>
          {me.account === null ? null : <QuickPairing key={game.id} game={game} onFound={onCreated} />}
          <QuickPlay key={game.id} game={game} onCreated={onCreated} />
        </div>
      </div>
    </section>
  )
}

function GameChoice({ game, onGame }: Pick<FeaturedProps, 'game' | 'onGame'>): ReactNode {
  const choose = (id: string): void => onGame(games.games.find((one) => one.id === id) ?? game)
  const choices = games.games.map(({ id, title }) => ({ id, label: title }))
  return <Segments label="Game" choices={choices} value={game.id} onChoose={choose} />
}

/** A match against bots on the server, with one press. */
function QuickPlay({ game, onCreated }: Pick<FeaturedProps, 'game' | 'onCreated'>): ReactNode {
  const [isSent, setSent] = useState(false)
  const say = useSay()
  const [isBringing, setBringing] = useState(false)
  const hasGivenUp = useRef(false)
  const arrive = useTableArrival(onCreated, 'Your match against a bot has begun.')
  const [options, setOptions] = useState(() => quickSetup(game).options)
  const specs = secretSpecs(game.options).filter((spec) => optionApplies(spec, options))
  const play = async (): Promise<void> => {
    setSent(true)
    hasGivenUp.current = false
    const created = await openTable(planOf(game, { ...quickSetup(game), options }))
    setSent(false)
    if (created.ok) return arrive(created.value.id, hasGivenUp.current ? 'has given up' : 'waits')
    return say({ sentence: created.fault.message, mood: 'bad' })
  }
  return (
    <>
      <Button
        size="large"
        disabled={isSent}
        onClick={() => (specs.length > 0 ? setBringing(true) : void play())}
      >
        Play a bot now
      </Button>
      {isBringing ? (
        <BringDialog
          game={game}
          title="Play a bot"
          specs={specs}
          seat={0}
          options={options}
          isSent={isSent}
          onOptions={setOptions}
          onGo={() => void play()}
          onClose={() => {
            hasGivenUp.current = true
            setBringing(false)
          }}
        />
      ) : null}
    </>
  )
}

/** I sit down, bots take all other seats. */
function quickSetup(game: AnyGame): ReturnType<typeof usualOnlineSetup> {
  const setup = usualOnlineSetup(game)
  return setup.seats.reduce(
    (all, { kind }, seat) =>
      kind === 'open' ? withPlan(game, all, { seat, plan: seatPlanFor(game, 'bot') }) : all,
    { ...setup, clock: 'none' }, // nobody else waits
  )
}
