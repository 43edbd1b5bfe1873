import { readFileSync } from 'node:fs'

const [PAGE = ''] = readFileSync(new URL('../../../../docs/rules/eldar.md', import.meta.url), 'utf8').split(
  /^## Scenarios$/m,
)

/** An action as the page prints it. */
export interface PrintedUse {
  readonly name: string
  readonly isFast: boolean
  /** 'X', or a number. */
  readonly focus: number | 'X'
  readonly exhausts: boolean
  /** What it costs besides, in the page's words. */
  readonly costs: readonly string[]
  /** What it does: one text for each of "Choose one". */
  readonly modes: readonly string[]
}

/** A card or a Hero as the page prints it. */
export interface Printed {
  readonly name: string
  /** "hero", "equipment", "command", "support" or "affliction". */
  readonly kind: string
  readonly hp: number
  /** Blood counters of an injury. */
  readonly injury: number
  /** How it is used from hand. */
  readonly play: PrintedUse | null
  readonly abilities: readonly PrintedUse[]
  /** Sentences that always hold. */
  readonly standing: readonly string[]
  /** Sentences with "When" and "At", each with its "If you do". */
  readonly triggers: readonly string[]
}

const USE = /(?:^|\. )([A-Z][^.:()]*?) \((Slow|Fast), ([^)]*)\): /g

function useOf(
  name: string,
  speed: string,
  { cost, says }: Readonly<Record<'cost' | 'says', string>>,
): PrintedUse {
  const parts = cost.split(', ')
  const focus = parts.find((part) => /^(X|\d+) Focus$/.test(part))?.replace(' Focus', '') ?? '0'
  const choice = /^Choose one: (.*)$/.exec(says)?.[1]
  return {
    name,
    isFast: speed === 'Fast',
    focus: focus === 'X' ? 'X' : Number(focus),
    exhausts: parts.includes('exhaust'),
    costs: parts.filter((part) => part !== 'exhaust' && !part.endsWith(' Focus')),
    modes: choice === undefined ? [says] : choice.split('; or '),
  }
}

function abilitiesOf(text: string): { head: string; abilities: PrintedUse[] } {
  const found = [...text.matchAll(USE)]
  const abilities = found.map((match, i) => {
    const [all, name = '', speed = '', cost = ''] = match
    return useOf(name, speed, {
      cost,
      says: text.slice(match.index + all.length, found[i + 1]?.index).trim(),
    })
  })
  return { head: text.slice(0, found[0]?.index).trim(), abilities }
}

function printedFrom(about: Pick<Printed, 'name' | 'kind' | 'hp'>, text: string): Printed {
  const { head, abilities } = abilitiesOf(text)
  const kindWord = /^(?:Injury (\d)|Curse|Boon)\.? ?/.exec(head)
  const rest = head.slice(kindWord?.[0].length ?? 0)
  const cost = /^(Slow|Fast), (.*?)(?:\. |\.?$)/.exec(rest)
  const body = rest.slice(cost?.[0].length ?? 0)
  const says = about.kind === 'affliction' ? 'Afflict target enemy.' : about.kind === 'command' ? body : ''
  const sentences = about.kind === 'command' ? [] : sentencesOf(body)
  return {
    ...about,
    injury: Number(kindWord?.[1] ?? 0),
    play: cost === null ? null : useOf(about.name, cost[1] ?? '', { cost: cost[2] ?? '', says }),
    abilities,
    standing: sentences.filter((one) => !/^(When|At) /.test(one)),
    triggers: sentences.filter((one) => /^(When|At) /.test(one)),
  }
}

/** "If you do" belongs to the sentence before it; names in front of a Hero's abilities are left out. */
function sentencesOf(text: string): string[] {
  const sentences = text.split(/(?<=\.) (?=[A-Z])/).filter((one) => one !== '')
  const whole: string[] = []
  for (const sentence of sentences) {
    if (sentence.startsWith('If you do')) whole.push(`${whole.pop()} ${sentence}`)
    else whole.push(sentence.replace(/^[A-Z][\w' ]+: /, ''))
  }
  return whole.map((one) => one.replace(/\.$/, ''))
}

function rowsOf(heading: RegExp): string[][] {
  const parts = PAGE.split(/^### /m).filter((part) => heading.test(part))
  return parts.flatMap((part) =>
    [...part.matchAll(/^\| (?!Hero \||Card \||---)(.*) \|$/gm)].map(([, row = '']) => row.split(' | ')),
  )
}

/** Everything that the page prints, by name. */
export const PRINTED: ReadonlyMap<string, Printed> = new Map(
  [
    ...rowsOf(/^Heroes\n/).map(([name = '', , , hp, text = '']) =>
      printedFrom({ name, kind: 'hero', hp: Number(hp) }, text),
    ),
    ...rowsOf(/^\w+ cards\n/).map(([name = '', kind = '', text = '']) =>
      printedFrom({ name, kind, hp: 0 }, text),
    ),
  ].map((one) => [one.name, one]),
)
