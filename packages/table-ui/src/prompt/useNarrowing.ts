import { begunAlike, soughtIn } from '@trialhall/kernel/wording'
import { useMemo, useState } from 'react'

/** Groups that stand beside a long list at once, unless more begin differently. */
const MOST_GROUPS = 9

/** Lines that begin with the same words. */
export interface LineGroup {
  readonly label: string
  readonly count: number
}

/** A list of texts as it is narrowed now. */
export interface Narrowing {
  /** What was typed. */
  readonly sought: string
  seek(typed: string): void
  /** The words of the group that was picked; '' for none. */
  readonly within: string
  /** Groups to go into from here. */
  readonly groups: readonly LineGroup[]
  enter(label: string): void
  /** Takes back the last step: what was typed, else the group. False where there is none. */
  widen(): boolean
  /** Which texts are left, by index. */
  readonly found: readonly number[]
}

/** Narrows a list by letters and by groups: options begin with what is picked first, such as a card or a kind of action. */
export function useNarrowing(texts: readonly string[]): Narrowing {
  const [sought, setSought] = useState('')
  const [path, setPath] = useState<readonly string[]>([])
  const [narrowed, setNarrowed] = useState(texts)
  if (narrowed !== texts) {
    setNarrowed(texts)
    // Another list begins whole; one that was only made anew stays as it is.
    if (narrowed.join('\n') !== texts.join('\n')) {
      setSought('')
      setPath([])
    }
  }
  const within = path.at(-1) ?? ''
  const { members, groups } = useMemo(() => groupsIn(texts, within), [texts, within])
  const found = useMemo(() => {
    const left = members.map((index) => texts[index] ?? '')
    return soughtIn(left, sought).map((at) => members[at] ?? 0)
  }, [texts, members, sought])
  return {
    sought,
    seek: setSought,
    within,
    groups,
    enter: (label) => setPath([...path, label]),
    widen: () => {
      if (sought !== '') setSought('')
      else setPath(path.slice(0, -1))
      return sought !== '' || path.length > 0
    },
    found,
  }
}

function groupsIn(
  texts: readonly string[],
  within: string,
): { members: readonly number[]; groups: readonly LineGroup[] } {
  const parts = begunAlike(texts, { within, most: MOST_GROUPS })
  const members = parts.flatMap((part) => part.members).toSorted((a, b) => a - b)
  const groups = parts.filter((part) => part.members.length > 1)
  return { members, groups: groups.map((part) => ({ label: part.label, count: part.members.length })) }
}
