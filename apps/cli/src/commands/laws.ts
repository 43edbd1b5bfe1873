import type { Command } from 'commander'
import { shown, type Seed } from '@trialhall/kernel'
import { LAWS, lawsNamed, type LawNews, type LawSample } from '@trialhall/kernel/laws'
import { failed, misused } from '../failure.ts'
import { seedFlag, wholeNumber } from '../input/flags.ts'
import type { Stuck } from '../laws/inspection.ts'
import { paint } from '../output/paint.ts'
import { say } from '../output/terminal.ts'
import { counted, hanging } from '../output/text.ts'
import { gameNamed, type CommandContext } from '../command-context.ts'

const RUNS = { min: 1, max: 100_000 }
const SECONDS = { min: 1, max: 3600 }
const INDENT = 4

interface LawFlags {
  readonly runs: number
  readonly seconds: number
  readonly seed: Seed
  readonly only?: string
  readonly sample?: LawSample
}

/** `trialhall laws <game>`: what is true of every game, tried on random matches of this one. */
export function lawsCommand(program: Command, context: CommandContext): void {
  program
    .command('laws <game>')
    .description('check on random matches that a game keeps the laws of all games')
    .option('--runs <n>', 'matches for each law', wholeNumber(RUNS), 20)
    .option('--seed <seed>', 'the same seed tries the same matches', seedFlag, 1)
    .option('--only <words>', 'only laws whose names contain these words')
    .option('--seconds <n>', 'seconds after which a match counts as endless', wholeNumber(SECONDS), 20)
    .option('--sample <json>', 'try one match, as a broken law printed it', sampleFlag)
    .action(async (id: string, { seconds, only = '', ...trial }: LawFlags) => {
      const game = gameNamed(context, id)
      requireLaws(only)
      const broken: string[] = []
      const onNews = (news: LawNews): void => {
        if (news.type === 'broken') broken.push(news.law)
        if (news.type !== 'looks') say(context.terminal, ...linesOf(news, context))
      }
      const job = { game: game.id, only, ...trial }
      const stuck = await context.inspect(job, { limitMs: seconds * 1000, onNews })
      if (stuck) throw failed(stuckWords(game.title, stuck, seconds))
      if (broken.length > 0) throw failed(`${game.title} breaks ${counted(broken.length, 'law')}.`)
    })
}

function requireLaws(only: string): void {
  if (lawsNamed(only).length > 0) return
  const names = LAWS.map(({ name }) => `  ${name}`).join('\n')
  throw misused(`No law is called ${shown(only)}; the laws are\n${names}`)
}

function linesOf(news: Exclude<LawNews, { type: 'looks' }>, { terminal }: CommandContext): string[] {
  const { strong, accent, faint } = paint(terminal.hasColour)
  switch (news.type) {
    case 'kept':
      return [`${accent('✓')} ${news.law} ${faint(`(${matchesOf(news.matches)})`)}`]
    case 'broken':
      return [
        strong(`✗ ${news.law}`),
        ...hanging('', news.why, { width: terminal.width, indent: INDENT }),
        `    ${faint(again(news))}`,
      ]
    case 'untried':
      return [
        `Not tried: ${counted(news.laws.length, 'more law')}. They say nothing until the one above is kept.`,
      ]
  }
}

function matchesOf(count: number): string {
  return count === 1 ? 'one match' : `${count} matches`
}

/** What plays that match again. */
function again({ law, sample }: { readonly law: string; readonly sample: LawSample }): string {
  return `again: --only '${law}' --sample '${JSON.stringify(sample)}'`
}

function stuckWords(title: string, stuck: Stuck, seconds: number): string {
  return `${title} breaks the law "${stuck.law}": its rules have not come back for ${counted(seconds, 'second')}, so they run on without end.\n${again(stuck)}`
}

function sampleFlag(text: string): LawSample {
  const sample = parsed(text)
  const { seats, seed, picks, options = {} } = sample
  if (Number.isInteger(seats) && Number.isInteger(picks) && seed !== undefined)
    return { seats, options, seed, picks } as LawSample
  throw misused(
    `--sample is ${shown(text)}; allowed is what a broken law printed, with seats, seed and picks.`,
  )
}

function parsed(text: string): Partial<LawSample> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
