import { WatchingContext } from '@trialhall/table-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FairDialog } from '../../fair/fair-dialog.tsx'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { SettingsGroups } from '../../settings/settings-groups.tsx'
import { SkipLink, useTitle } from '../../shell/shell.tsx'
import { useSay } from '../../kit/toasts.tsx'
import { TableHeader } from '../../table/table-header.tsx'
import type { MenuItem } from '../../table/table-menu.tsx'
import { Controls } from '../controls/controls.tsx'
import type { ReplayEyes } from '../eyes.ts'
import { GoingOnDialog } from './going-on-dialog.tsx'
import { OpenHands } from './open-hands.tsx'
import type { Recording } from '../recording.ts'
import type { Reel } from '../reel.ts'
import { ShareDialog } from './share-dialog.tsx'
import { SpokenMoment } from '../controls/spoken-moment.tsx'
import { ReplayTable } from './stage.tsx'
import { useDyes } from './use-dyes.ts'
import { useReplayKeys } from '../player/use-keys.ts'
import { type Viewing, type ViewerProps, useViewer } from '../player/use-viewer.ts'
import styles from './viewer.module.css'

type Shown = 'share' | 'go-on' | 'fair' | 'settings' | null

/** A replay: the table of the match as it stood, the controls below it, and what can be made of a moment. */
export function Viewer(props: ViewerProps): ReactNode {
  const viewing = useViewer(props)
  const { recording, reel, board, player, choices, progress } = viewing
  const { game, seats } = recording
  const { update, at } = player
  const { eyes } = update
  const [shown, setShown] = useState<Shown>(null)
  const show = (what: Shown): void => {
    player.pause()
    setShown(what)
  }
  const nextEyes = (): void => player.lookWith(eyesAfter(choices, eyes))
  useReplayKeys({ player, length: reel.length, nextEyes, share: () => show('share') })
  useSentence(props.opened.sentence)
  useTitle(`Replay: ${game.title}`)
  const stage = useRef<HTMLDivElement>(null)
  const dyes = useDyes(stage, seats.length, player.isSettled ? update : null)
  return (
    <div
      className={styles.viewer}
      style={dyes}
      data-length={at}
      data-eyes={eyes}
      data-playing={player.isPlaying}
      data-settled={player.isSettled}
    >
      <SkipLink />
      <TableHeader
        game={game}
        progress={['Replay', progress].filter((part) => part !== '').join(' · ')}
        leave={leaveOf(recording)}
        items={itemsOf(viewing, show)}
        tools={<Tools reel={reel} at={at} onShow={show} />}
      />
      <WatchingContext value={viewing.watching}>
        <main id="content" tabIndex={-1} className={styles.main}>
          <ReplayTable box={stage} {...viewing} />
          {eyes === 'all' ? <OpenHands board={board} recording={recording} reel={reel} at={at} /> : null}
        </main>
      </WatchingContext>
      <Controls {...viewing} />
      <SpokenMoment {...viewing} hasBoard={board !== null} />
      <OpenDialog {...viewing} shown={shown} onClose={() => setShown(null)} />
    </div>
  )
}

function eyesAfter(choices: readonly ReplayEyes[], eyes: ReplayEyes): ReplayEyes {
  return choices[(choices.indexOf(eyes) + 1) % choices.length] ?? eyes
}

/** Says once what of an address could not be had. */
function useSentence(sentence: string | null): void {
  const say = useSay()
  useEffect(() => {
    if (sentence !== null) say({ sentence, mood: 'bad' })
  }, [sentence, say])
}

function leaveOf({ source }: Recording): { href: string; label: string; title: string } {
  if (source.kind === 'online')
    return { href: '/play', label: 'Leave to the lobby', title: 'Leave to the lobby' }
  return { href: '/', label: 'Leave to the start page', title: 'Leave to the start page' }
}

type Around = Pick<Viewing, 'recording' | 'reel' | 'player'>

function itemsOf({ recording, reel, player }: Around, onShow: (shown: Shown) => void): MenuItem[] {
  const { source } = recording
  const isLast = player.at >= reel.length && reel.outcome !== null
  return [
    { label: 'Share this moment', run: () => onShow('share') },
    ...(isLast ? [] : [{ label: 'Continue from here', run: () => onShow('go-on') }]),
    ...(source.kind === 'online' ? [{ label: 'Verify the dice', run: () => onShow('fair') }] : []),
    ...(source.kind === 'device' ? [{ label: 'Go to its table', href: `/table/${source.id}` }] : []),
    ...(source.kind === 'online' ? [{ label: 'Go to its table', href: `/m/${source.card.id}` }] : []),
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
  const { source } = recording
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
      return source.kind === 'online' ? <FairDialog card={source.card} onClose={onClose} /> : null
    case null:
      return null
  }
}
