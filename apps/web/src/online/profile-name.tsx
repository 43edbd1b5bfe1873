import type { ReactNode } from 'react'
import { Link } from 'wouter'

/** Somebody as they are listed. */
interface Named {
  readonly name: string
  readonly id?: string | undefined
  readonly hasAccount?: true | undefined
}

interface ProfileNameProps {
  readonly who: Named
  /** The page is a table, which is not left for a name: the profile opens in a tab of its own. */
  readonly isAtTable?: boolean
  readonly className?: string | undefined
}

/** A name; where its holder has an account, with the way to their profile. Guests and bots have none. */
export function ProfileName({ who, isAtTable = false, className }: ProfileNameProps): ReactNode {
  const { name, id, hasAccount } = who
  const bare = <bdi>{name}</bdi>
  if (id === undefined || !hasAccount) return bare
  const href = `/people/${id}`
  if (!isAtTable)
    return (
      <Link href={href} className={className}>
        {bare}
      </Link>
    )
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={className}
      title={`${name}: profile, in a new tab`}
    >
      {bare}
      <span className="unseen">, profile in a new tab</span>
    </a>
  )
}
