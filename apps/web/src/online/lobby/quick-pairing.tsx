import type { AnyGame } from '@trialhall/kernel'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { openTable } from '../../fair/promise.ts'
import { useSettings } from '../../device/use-settings.tsx'
import { Button } from '../../kit/button.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import { useSay } from '../../kit/toasts.tsx'
import { useIsHere, useTableArrival } from '../use-arrival.ts'
import { summon } from '../../notify/summon.ts'
import { STRENGTHS } from '../../match/seating.ts'
import shared from '../online.module.css'
import { pairingPlan, type PairingLook } from './pairing-search.ts'
import { type OwnSearch, usePairing } from './use-pairing.ts'

interface QuickPairingProps {
  readonly game: AnyGame
  /** A match has begun. */
  readonly onFound: (match: string) => void
}

/** A rated match against somebody near one's rating, with one press. */
export function QuickPairing(props: QuickPairingProps): ReactNode {
  const [isLooking, setLooking] = useState(false)
  return (
    <>
      <Button size="large" onClick={() => setLooking(true)}>
        Play a rated match
      </Button>
      {isLooking ? <Searching {...props} onClose={() => setLooking(false)} /> : null}
    </>
  )
}

function Searching({
  game,
  onFound,
  onClose,
}: QuickPairingProps & { readonly onClose: () => void }): ReactNode {
  const { sound, volume, notify } = useSettings().settings
  const goTo = (match: string): void => {
    const path = `/m/${match}`
    const text = `Your rated match of ${game.title} has begun.`
    summon({ why: 'begun', title: 'Your opponent is here', text, path }, { sound, volume, notify })
    onFound(match)
  }
  const { waiting, trouble, leave } = usePairing(game, { onFound: goTo, onLate: useLateWord() })
  return (
    <Dialog title="Looking for an opponent" above={game.title} onClose={onClose}>
      <p aria-live="polite">{trouble ?? waitingWords(waiting)}</p>
      <p className={shared.none}>
        15 minutes each and 20 seconds a choice. Your table stands in the lobby meanwhile, so anyone with an
        account may sit down. Closing this ends the search.
      </p>
      <DialogActions>
        {waiting ? (
          <PlayBot game={game} bot={waiting.bot} leave={leave} onFound={onFound} onClose={onClose} />
        ) : null}
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  )
}

/** Whoever gave a search up is told that it has led to a match, wherever they are by now. */
function useLateWord(): (match: string) => void {
  const say = useSay()
  const [, travel] = useLocation()
  return (match) => {
    const path = `/m/${match}`
    say({
      sentence: 'Somebody sat down just before you left: your rated match has begun, and its clock runs.',
      mood: 'plain',
      stays: 'until answered',
      until: path,
      action: { label: 'Go to the table', run: () => travel(path) },
    })
  }
}

/** Whom one waits for. */
export function waitingWords(waiting: PairingLook['waiting']): string {
  if (!waiting) return 'Looking …'
  const { rating, range } = waiting
  if (range === null) return `You are rated ${rating}. Any opponent will do by now.`
  return `You are rated ${rating}: looking from ${Math.max(0, rating - range)} to ${rating + range}, and further with time.`
}

interface PlayBotProps extends QuickPairingProps {
  readonly bot: NonNullable<PairingLook['waiting']>['bot']
  readonly leave: OwnSearch['leave']
  readonly onClose: () => void
}

/** A rated match against the bot that is nearest, instead of waiting; a person who has just sat down comes first. */
function PlayBot({ game, bot, leave, onFound, onClose }: PlayBotProps): ReactNode {
  const say = useSay()
  const [isSent, setSent] = useState(false)
  const arrive = useTableArrival(onFound, 'Your rated match has begun, and its clock runs.')
  const isHere = useIsHere()
  const label = STRENGTHS.find(({ id }) => id === bot.strength)?.label ?? bot.strength
  const play = async (): Promise<void> => {
    setSent(true)
    const begun = await leave()
    if (begun !== null) return arrive(begun)
    if (!isHere()) return undefined // they have cancelled: nothing is opened for them
    const opened = await openTable(pairingPlan(game, 'bot', bot.strength))
    if (opened.ok) return arrive(opened.value.id)
    say({ sentence: opened.fault.message, mood: 'bad' })
    return onClose()
  }
  return (
    <Button kind="main" disabled={isSent} onClick={() => void play()}>
      Play {label} ({bot.rating}) now
    </Button>
  )
}
