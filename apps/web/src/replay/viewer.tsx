import { WatchingContext } from '@trialhall/table-ui'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { FairDialog } from '../online/dialogs.tsx'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { SettingsGroups } from '../parts/settings-groups.tsx'
import { SkipLink, useTitle } from '../parts/shell.tsx'
import { useSay } from '../parts/toasts.tsx'
import { TableHeader } from '../table/table-header.tsx'
import type { MenuItem } from '../table/table-menu.tsx'
import { useBoard } from '../table/use-board.ts'
import type { Opened } from './address.ts'
import { Controls } from './controls.tsx'
import { type Eyes, eyesOf } from './eyes.ts'
import { GoingOnDialog } from './going-on-dialog.tsx'
import { OpenHands } from './open-hands.tsx'
import type { Recording } from './recording.ts'
import type { Reel } from './reel.ts'
import { ReplayLink } from './replay-link.ts'
import { ShareDialog } from './share-dialog.tsx'
import { SpokenMoment } from './spoken-moment.tsx'
import { Stage } from './stage.tsx'
import { marksOf } from './survey.ts'
import { useAddress } from './use-address.ts'
import { useDyes } from './use-dyes.ts'
import { useReplayKeys } from './use-keys.ts'
import { usePace } from './use-pace.ts'
import { type Player, usePlayer } from './use-player.ts'
import { useSurvey } from './use-survey.ts'
import { linesOf, useWatched } from './use-watched.ts'
import styles from './viewer.module.css'

interface ViewerProps {
  readonly recording: Recording
  readonly reel: Reel
  readonly opened: Opened
}

type Shown = 'share' | 'go-on' | 'fair' | 'settings' | null

/** A replay: the table of the match as it stood, the controls below it, and what can be made of a moment. */
export function Viewer({ recording, reel, opened }: ViewerProps): ReactNode {
  const { game, seats } = recording
  const board = useBoard(game.id)
  const link = useMemo(() => new ReplayLink(recording, reel, opened), [recording, reel, opened])
  const samples = useSurvey(reel, board === undefined ? undefined : (board?.progress ?? null))
  const marks = useMemo(() => marksOf(reel, seats, samples), [reel, seats, samples])
  const player = usePlayer({ link, reel, marks, hasBoard: board !== null })
  const [shown, setShown] = useState<Shown>(null)
  const [isVeiled, setVeiled] = useState(false)
  const { update, at } = player
  const { eyes } = update
  const lines = useMemo(() => linesOf({ link, recording, reel, eyes }), [link, recording, reel, eyes])
  const watching = useWatched({ player, reel, lines, isVeiled })
  const choices = useMemo(() => eyesOf(recording, reel), [recording, reel])
  const show = (what: Shown): void => {
    player.pause()
    setShown(what)
  }
  const stage = useRef<HTMLDivElement>(null)
  const dyes = useDyes(stage, seats.length, player.isSettled ? update : null)
  useAddress({ at, eyes })
  usePace(player)
  useSentence(opened.sentence)
  useReplayKeys({
    player,
    length: reel.length,
    nextEyes: () => player.lookWith(eyesAfter(choices, eyes)),
    share: () => show('share'),
  })
  useTitle(`Replay: ${game.title}`)
  const progress = board?.progress?.(update.snapshot.view) ?? ''
  return (
    <div
      className={styles.viewer}
      style={dyes}
      data-length={at}
      data-eyes={eyes}
      data-playing={player.isPlaying}
    >
      <SkipLink />
      <TableHeader
        game={game}
        progress={['Replay', progress].filter((part) => part !== '').join(' · ')}
        leave={leaveOf(recording)}
        items={itemsOf({ recording, reel, player }, show)}
        tools={<Tools reel={reel} at={at} onShow={show} />}
      />
      <WatchingContext value={watching}>
        <main id="content" tabIndex={-1} className={styles.main}>
          <Stage box={stage} {...{ board, recording, player, link }} />
          {eyes === 'all' ? <OpenHands board={board} recording={recording} reel={reel} at={at} /> : null}
        </main>
      </WatchingContext>
      <Controls
        {...{ recording, reel, player, marks, samples, lines, choices, isVeiled, progress }}
        onVeil={setVeiled}
      />
      <SpokenMoment player={player} reel={reel} lines={lines} progress={progress} hasBoard={board !== null} />
      <OpenDialog {...{ recording, reel, player, shown }} onClose={() => setShown(null)} />
    </div>
  )
}

function eyesAfter(choices: readonly Eyes[], eyes: Eyes): Eyes {
  return choices[(choices.indexOf(eyes) + 1) % choices.length] ?? eyes
}

/** Says once what of an address could not be had. */
function useSentence(sentence: string | null): void {
  const say = useSay()
  useEffect(() => {
    if (sentence !== null) say({ sentence, mood: 'bad' })
  }, [sentence, say])
}

function leaveOf({ place }: Recording): { href: string; label: string; title: string } {
  if (place.kind === 'online')
    return { href: '/play', label: 'Leave to the lobby', title: 'Leave to the lobby' }
  return { href: '/', label: 'Leave to the start page', title: 'Leave to the start page' }
}

interface Around {
  readonly recording: Recording
  readonly reel: Reel
  readonly player: Player
}

function itemsOf({ recording, reel, player }: Around, onShow: (shown: Shown) => void): MenuItem[] {
  const { place } = recording
  const isLast = player.at >= reel.length && reel.outcome !== null
  return [
    { label: 'Share this moment', run: () => onShow('share') },
    ...(isLast ? [] : [{ label: 'Continue from here', run: () => onShow('go-on') }]),
    ...(place.kind === 'online' ? [{ label: 'Verify the dice', run: () => onShow('fair') }] : []),
    ...(place.kind === 'shelf' ? [{ label: 'Go to its table', href: `/table/${place.id}` }] : []),
    ...(place.kind === 'online' ? [{ label: 'Go to its table', href: `/m/${place.card.id}` }] : []),
    { label: 'Settings', run: () => onShow('settings') },
  ]
}

interface ToolsProps {
  readonly reel: Reel
  readonly at: number
  readonly onShow: (shown: Shown) => void
}

function Tools({ reel, at, onShow }: ToolsProps): ReactNode {
  const isOver = at >= reel.length && reel.outcome !== null
  return (
    <div className={styles.tools}>
      <Button onClick={() => onShow('share')}>Share this moment</Button>
      <Button
        kind="main"
        onClick={() => onShow('go-on')}
        disabled={isOver}
        title={isOver ? 'The match is over here: go back a step first.' : undefined}
      >
        Continue from here
      </Button>
    </div>
  )
}

function OpenDialog(props: Around & { readonly shown: Shown; readonly onClose: () => void }): ReactNode {
  const { recording, reel, player, shown, onClose } = props
  const { place } = recording
  const moment = { at: player.at, eyes: player.update.eyes }
  switch (shown) {
    case 'share':
      return <ShareDialog recording={recording} reel={reel} moment={moment} onClose={onClose} />
    case 'go-on':
      return <GoingOnDialog recording={recording} moment={moment} onClose={onClose} />
    case 'settings':
      return (
        <Dialog title="Settings" width="wide" onClose={onClose}>
          <SettingsGroups />
        </Dialog>
      )
    case 'fair':
      return place.kind === 'online' ? <FairDialog card={place.card} onClose={onClose} /> : null
    case null:
      return null
  }
}
