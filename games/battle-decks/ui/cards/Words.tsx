import { keywordsIn, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'

interface WordsProps {
  readonly text: string
  readonly glossary: readonly GlossaryTerm[]
}

/** The text of a card, in which words of the rulebook stand out. */
export function Words({ text, glossary }: WordsProps): JSX.Element {
  return (
    <>
      {keywordsIn(text, glossary).map((stretch, at) =>
        stretch.term ? <b key={at}>{stretch.text}</b> : stretch.text,
      )}
    </>
  )
}
