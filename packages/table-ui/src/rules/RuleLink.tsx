import { createContext, useContext, type Context, type JSX, type ReactNode } from 'react'

/** A place in the rulebook of a game: the id of an entry, such as `S-6.1` or `term-boost`. */
export interface RuleRef {
  readonly game: string
  readonly id: string
}

/** Where the page shows its rulebooks; null where there are none to link to. */
export const RulebookContext: Context<((rule: RuleRef) => string) | null> = createContext<
  ((rule: RuleRef) => string) | null
>(null)

/** Words that lead to a rule, beside the match and not instead of it; plain words where there is no rulebook. */
export function RuleLink(props: {
  rule: RuleRef
  className?: string | undefined
  children: ReactNode
}): JSX.Element {
  const { rule, className, children } = props
  const hrefOf = useContext(RulebookContext)
  if (!hrefOf) return <>{children}</>
  return (
    <a href={hrefOf(rule)} target="_blank" rel="noopener" className={className} data-rule={rule.id}>
      {children}
    </a>
  )
}
