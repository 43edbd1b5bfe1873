import { Text, useApp, useInput, useStdout } from 'ink'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import { thinkInSlices } from '@trialhall/bots'
import { lineText, spanText, type Line, type Span } from '@trialhall/terminal'
import { frame, type TerminalSize } from './frame.ts'
import { saveMatch, usualFile } from './keeping.ts'
import { press, type Deed } from './keys.ts'
import { FIRST_SCREEN, type Screen } from './screen.ts'
import type { Sitting } from './sitting.ts'
import { strokesOf } from './strokes.ts'

/** What the full-screen table is given. */
export interface TableProps {
  readonly sitting: Sitting
  /** Milliseconds that a bot takes at least, so that people can follow. */
  readonly paceMs: number
  /** Where `s` saves; else a name made from the match. */
  readonly file: string | undefined
  readonly hasColour: boolean
  /** Ctrl-C was pressed. */
  readonly onInterrupt: () => void
}

/** The table as a full screen: everything drawn comes from `frame`, everything pressed goes through `press`. */
export function TableApp({ sitting, paceMs, file, hasColour, onInterrupt }: TableProps): ReactElement {
  const app = useApp()
  const size = useSize()
  const [screen, setScreen] = useState<Screen>(FIRST_SCREEN)
  const [, redraw] = useState(0)
  const refresh = useCallback(() => redraw((count) => count + 1), [])
  useBots(sitting, paceMs, refresh)
  const latest = useRef(screen) // several keys may come before the screen is drawn again
  useInput((input, key) => {
    if (key.ctrl && input === 'c') return onInterrupt()
    for (const stroke of strokesOf(input, key)) {
      const pressed = press(sitting, latest.current, stroke)
      if (pressed.deed?.do === 'quit') return app.exit()
      const notice = noticeOf(sitting, pressed.deed, file) || pressed.screen.notice
      latest.current = { ...pressed.screen, notice }
    }
    setScreen(latest.current)
    refresh()
  })
  return <Lines lines={frame(sitting, screen, size)} hasColour={hasColour} />
}

/** Carries out what a key asked for and says what came of it. */
function noticeOf(sitting: Sitting, deed: Deed, file: string | undefined): string {
  switch (deed?.do) {
    case 'pick':
      return picked(sitting, deed.index)
    case 'back':
      return tookBack(sitting)
    case 'draw':
      return sitting.agreeOnDraw() ?? ''
    case 'save':
      return saved(sitting, file ?? usualFile(sitting))
    default:
      return ''
  }
}

function picked(sitting: Sitting, index: number): string {
  const seat = sitting.personAsk?.seat
  if (seat === undefined) return ''
  const result = sitting.pick(seat, index)
  return result.ok ? '' : result.fault.message
}

function tookBack(sitting: Sitting): string {
  const seat = [...sitting.persons].find((one) => sitting.canTakeBack(one))
  if (seat === undefined) return 'Nothing can be taken back: something was rolled, revealed or decided since.'
  sitting.takeBack(seat)
  return `${sitting.names[seat]} took back the last pick.`
}

function saved(sitting: Sitting, path: string): string {
  try {
    saveMatch(sitting, path)
    return `Saved to ${path}.`
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown)
  }
}

/** Lets bots think and pick, one after another, whenever one is asked, and answers where there is nothing to decide. */
function useBots(sitting: Sitting, paceMs: number, refresh: () => void): void {
  const ask = sitting.formality === null ? sitting.botAsk : sitting.personAsk
  const turn = ask ? `${sitting.match.length}/${ask.seat}` : ''
  useEffect(() => {
    if (!ask) return undefined
    const stop = new AbortController()
    botPick(sitting, paceMs, stop.signal).then((hasPicked) => {
      if (hasPicked) refresh()
    })
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- a new turn is what starts a bot, not a new ask object
  }, [sitting, paceMs, refresh, turn])
}

async function botPick(sitting: Sitting, paceMs: number, signal: AbortSignal): Promise<boolean> {
  if (sitting.formality !== null) return answerFormality(sitting)
  const ask = sitting.botAsk
  const bot = ask && sitting.botOf(ask.seat)
  const position = ask && sitting.match.position(ask.seat)
  if (!bot || !position) return false
  const pause = new Promise((resolve) => setTimeout(resolve, paceMs))
  const { pick } = await thinkInSlices(bot, position, { seed32: sitting.seed32For(ask.seat), signal })
  await pause
  return !signal.aborted && sitting.pick(ask.seat, pick).ok
}

function answerFormality(sitting: Sitting): boolean {
  const { personAsk, formality } = sitting
  return personAsk !== null && formality !== null && sitting.pick(personAsk.seat, formality).ok
}

/** The terminal's size, also after it changed. */
function useSize(): TerminalSize {
  const { stdout } = useStdout()
  const read = useCallback(
    (): TerminalSize => ({ columns: stdout.columns ?? 80, rows: stdout.rows ?? 24 }),
    [stdout],
  )
  const [size, setSize] = useState(read)
  useEffect(() => {
    const resize = (): void => setSize(read())
    stdout.on('resize', resize)
    return () => {
      stdout.off('resize', resize)
    }
  }, [stdout, read])
  return size
}

interface LinesProps {
  readonly lines: readonly Line[]
  readonly hasColour: boolean
}

function Lines({ lines, hasColour }: LinesProps): ReactElement {
  const keyed = useMemo(() => lines.map((line, row) => ({ line, row })), [lines])
  return (
    <Text wrap="truncate">
      {keyed.map(({ line, row }) => (
        <Text key={row}>
          {row === 0 ? '' : '\n'}
          {hasColour ? line.map((span, i) => <Piece key={`${row}/${i}`} span={span} />) : lineText(line)}
          {lineText(line) === '' ? ' ' : ''}
        </Text>
      ))}
    </Text>
  )
}

function Piece({ span }: { readonly span: Span }): ReactElement {
  const tone = typeof span === 'string' ? 'plain' : span.tone
  return (
    <Text
      bold={tone === 'strong' || tone === 'chosen'}
      dimColor={tone === 'faint'}
      inverse={tone === 'chosen'}
      {...(tone === 'accent' ? { color: 'cyan' } : {})}
    >
      {spanText(span)}
    </Text>
  )
}
