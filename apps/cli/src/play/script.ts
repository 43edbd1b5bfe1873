import { createInterface } from 'node:readline'
import { setImmediate as breath } from 'node:timers/promises'
import { think } from '@trialhall/bots'
import type { Seat } from '@trialhall/kernel'
import { wrapped } from '@trialhall/terminal'
import { boardOf } from './boards.ts'
import { Failure, failed } from '../failure.ts'
import { codeOf } from '../interrupt.ts'
import { outcomeLines } from '../output/outcome.ts'
import { paint, painted } from '../output/paint.ts'
import { factsFor, optionText, promptText } from '../output/sentences.ts'
import { say, type Terminal } from '../output/terminal.ts'
import { labelsOf } from './choices.ts'
import { entryHint } from './hints.ts'
import { linkOf, saveMatch, usualFile } from './keeping.ts'
import { listLines } from './listing.ts'
import { pileLines } from './piles.ts'
import { sceneOf } from './scene.ts'
import type { Sitting } from './sitting.ts'
import { aboutSpace, asksForSpaces, mapLines, pickAt, spaceTyped } from './spaces.ts'

/** Lines that a table may take where nothing limits them. */
const TABLE_LINES = 40

/** Where `s` saves the match, and what ends it. */
export interface ScriptedWays {
  readonly file: string | undefined
  readonly signal: AbortSignal
}

/** A match line by line: for scripts, pipes and terminals without a full screen. */
export class ScriptedTable {
  private readonly sitting: Sitting
  private readonly terminal: Terminal
  private readonly ways: ScriptedWays
  private told = 0
  private isLeft = false
  /** The line before asked for a draw. */
  private isDrawAsked = false

  constructor(sitting: Sitting, terminal: Terminal, ways: ScriptedWays) {
    this.sitting = sitting
    this.terminal = terminal
    this.ways = ways
  }

  /** Plays until the end, until `q`, or until the input ends or `signal` comes, which is a Failure while somebody is still asked. */
  async play(): Promise<void> {
    const { signal } = this.ways
    await this.goOn()
    if (!this.isOver && !signal.aborted) await this.readLines(signal)
    if (this.isOver) return
    if (signal.aborted) throw new Failure('Stopped before the match was over.', codeOf(signal))
    throw failed(
      `The input ended before the match did; ${this.sitting.names[this.asked ?? 0]} is still asked.`,
    )
  }

  /** Reads until nothing is asked any more: an input that stays open is waited for no longer. */
  private async readLines(signal: AbortSignal): Promise<void> {
    const { input } = this.terminal
    const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY, signal })
    for await (const line of lines) {
      await this.read(line.trim())
      if (this.isOver || signal.aborted) break
    }
    lines.close()
  }

  private get isOver(): boolean {
    return this.isLeft || this.sitting.match.outcome !== null
  }

  private get asked(): Seat | null {
    return this.sitting.personAsk?.seat ?? null
  }

  /** Lets the bots play until a person has something to decide, then shows the table. */
  private async goOn(): Promise<void> {
    const { sitting } = this
    while (sitting.botAsk || sitting.formality !== null) {
      this.answer()
      await breath() // so that Ctrl-C is heard
      if (this.ways.signal.aborted) return
    }
    this.sayStory()
    if (sitting.match.outcome) say(this.terminal, '', ...outcomeLines(sitting.match, sitting.names))
    else this.sayTable()
  }

  private answer(): void {
    const { sitting } = this
    const ask = sitting.botAsk ?? sitting.personAsk
    if (!ask) return
    const bot = sitting.botOf(ask.seat)
    const position = sitting.match.position(ask.seat)
    const thought = bot && position && think(bot, position, { seed32: sitting.seed32For(ask.seat) })
    const pick = thought?.pick ?? sitting.formality ?? 0
    const result = sitting.pick(ask.seat, pick)
    if (!result.ok) throw failed(result.fault.message)
  }

  /** What was told since the last time; after taking back, the log may be shorter. */
  private sayStory(): void {
    const story = this.sitting.story(this.viewer)
    const fresh = story.slice(Math.min(this.told, story.length))
    this.told = story.length
    for (const text of fresh)
      say(this.terminal, ...wrapped(text, this.terminal.width - 2).map((line) => `  ${line}`))
  }

  private get viewer(): Seat | null {
    const { persons, isOfOne } = this.sitting
    return this.asked ?? (isOfOne ? (persons[0] ?? null) : null)
  }

  private sayTable(): void {
    const { sitting, terminal } = this
    const scene = sceneOf(sitting, this.viewer, { width: terminal.width, height: TABLE_LINES })
    const brush = paint(terminal.hasColour)
    say(terminal, '', ...boardOf(sitting)(scene).map((line) => painted(line, brush)), '')
    this.sayAsk()
  }

  private sayAsk(): void {
    const { sitting, terminal } = this
    const ask = sitting.personAsk
    if (!ask) return
    const facts = factsFor(sitting.match, sitting.eyesOf(ask.seat))
    const { strong } = paint(terminal.hasColour)
    say(terminal, ...wrapped(promptText(sitting.game, facts, ask), terminal.width).map(strong))
    if (asksForSpaces(sitting)) say(terminal, '  a column and a row pick a space: 12 7 · m shows the map')
    this.sayList('')
  }

  /** What can be picked, or what of it reads like something typed. False where nothing does. */
  private sayList(sought: string): boolean {
    const { sitting, terminal } = this
    const ask = sitting.personAsk
    const hintOf = (index: number): string => (ask ? entryHint(sitting, ask, { options: [index] }) : '')
    const lines = listLines(labelsOf(sitting), { sought, hintOf, width: terminal.width })
    say(terminal, ...lines)
    return lines.length > 0
  }

  private async read(line: string): Promise<void> {
    const word = line.toLowerCase()
    const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined
    const wasDrawAsked = this.isDrawAsked
    this.isDrawAsked = false
    if (line === '') this.sayAsk()
    else if (command === 'draw') await this.draw(wasDrawAsked)
    else if (command !== undefined) await this[command]()
    else if ((await this.readSpace(line)) || this.readWords(line)) return
    else await this.pick(line)
  }

  /** A column and a row, in a game with a map: they pick that space, or after a `w` ask why it cannot be picked. */
  private async readSpace(line: string): Promise<boolean> {
    const { sitting, terminal } = this
    const [, asksWhy, numbers = ''] = /^(w\s+)?(\d.*)$/i.exec(line) ?? []
    const space = sitting.game.words.spaces ? spaceTyped(numbers) : null
    if (!space) return false
    const pick = asksWhy === undefined ? pickAt(sitting, space) : null
    if (pick && 'index' in pick) await this.pick(String(pick.index + 1))
    else if (pick) terminal.errors.write(`${pick.sentence}\n`)
    else say(terminal, ...wrapped(aboutSpace(sitting, space), terminal.width - 2).map((one) => `  ${one}`))
    return true
  }

  /** Words narrow the list to the options that have them; after a slash also single letters and numbers. */
  private readWords(line: string): boolean {
    const words = line.startsWith('/') ? line.slice(1) : line
    const isMeant = words !== line || /\p{L}{2}/u.test(words)
    return isMeant && this.sitting.personAsk !== null && this.sayList(words)
  }

  private async pick(line: string): Promise<void> {
    const ask = this.sitting.personAsk
    if (!ask) return
    const index = /^\d+$/.test(line) ? Number(line) - 1 : -1
    if (index < 0 || index >= ask.options.length) {
      const ofMaps = asksForSpaces(this.sitting) ? ' 12 7, m,' : ''
      const allowed = `allowed is 1 to ${ask.options.length},${ofMaps} b, w, g, s, e, t, draw, ? or q`
      this.terminal.errors.write(`"${line.slice(0, 40)}" is no option here; ${allowed}.\n`)
      return
    }
    const result = this.sitting.pick(ask.seat, index)
    if (result.ok) await this.goOn()
    else this.terminal.errors.write(`${result.fault.message}\n`)
  }

  async back(): Promise<void> {
    const seat = this.sitting.persons.find((one) => this.sitting.canTakeBack(one))
    if (seat === undefined) {
      this.terminal.errors.write(
        'Nothing can be taken back: something was rolled, revealed or decided since.\n',
      )
      return
    }
    this.sitting.takeBack(seat)
    this.told = this.sitting.story(this.viewer).length
    await this.goOn()
  }

  why(): void {
    const ask = this.sitting.personAsk
    if (!ask) return
    const facts = factsFor(this.sitting.match, this.sitting.eyesOf(ask.seat))
    const lines = ask.refused.map(
      ({ about, why }) => `  ${optionText(this.sitting.game, facts, about)}: ${why}`,
    )
    if (asksForSpaces(this.sitting)) lines.unshift('  Of a space, ask with its column and row: w 12 7.')
    say(
      this.terminal,
      ...(lines.length > 0 ? lines : ['  Everything that could be offered here is offered.']),
    )
  }

  save(): void {
    const path = this.ways.file ?? usualFile(this.sitting)
    saveMatch(this.sitting, path)
    say(this.terminal, `  Saved to ${path}.`)
  }

  piles(): void {
    const brush = paint(this.terminal.hasColour)
    const lines = pileLines(this.sitting, this.viewer, this.terminal.width)
    say(this.terminal, ...lines.map((line) => painted(line, brush)))
  }

  map(): void {
    const { sitting, terminal } = this
    const brush = paint(terminal.hasColour)
    say(terminal, ...mapLines(sitting, this.viewer, terminal.width).map((line) => painted(line, brush)))
  }

  link(): void {
    say(this.terminal, linkOf(this.sitting))
  }

  table(): void {
    this.sayTable()
  }

  help(): void {
    say(
      this.terminal,
      '  a number picks that option · b takes the last pick back · w tells why not · t shows the table again · g its piles',
      '  words narrow a long list to the options that have them, as does / before a letter or a number',
      ...(this.sitting.game.words.spaces ? [MAP_HELP] : []),
      '  s saves the match · e shows it as a link · draw, twice, ends it as a draw, if all who play agree · q leaves',
    )
  }

  /** It ends the match for all, and "draw" is a word that also narrows a list: it is asked for twice. */
  async draw(isSecond: boolean): Promise<void> {
    const why = this.sitting.whyNoDraw
    if (why !== null) this.terminal.errors.write(`${why}\n`)
    else if (isSecond) {
      this.sitting.agreeOnDraw()
      await this.goOn()
    } else {
      this.isDrawAsked = true
      say(this.terminal, '  If all who play agree, type draw once more; anything else plays on.')
    }
  }

  quit(): void {
    this.isLeft = true
  }
}

type Command = 'back' | 'why' | 'piles' | 'map' | 'save' | 'link' | 'table' | 'draw' | 'help' | 'quit'

const MAP_HELP = '  12 7 picks the space at column 12, row 7 · w 12 7 tells why not · m shows the map'

const COMMANDS: Readonly<Record<string, Command>> = {
  b: 'back',
  w: 'why',
  g: 'piles',
  m: 'map',
  s: 'save',
  e: 'link',
  t: 'table',
  draw: 'draw',
  '?': 'help',
  h: 'help',
  q: 'quit',
}
