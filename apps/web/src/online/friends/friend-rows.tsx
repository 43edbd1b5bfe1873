import type { Friend, FriendAsk, Me } from '@trialhall/protocol'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'wouter'
import { gameOf } from '../../api/game-of.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import { ChallengeButton } from '../forms/challenge.tsx'
import styles from './friends.module.css'
import type { FriendsWatching } from './use-friends.ts'

type Deeds = Pick<FriendsWatching, 'ask' | 'end' | 'isSent'>

interface SectionProps {
  readonly title: string
  readonly children: ReactNode
}

/** A list of people under a heading. */
export function PeopleSection({ title, children }: SectionProps): ReactNode {
  const heading = useId()
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}

interface RowProps {
  readonly person: Pick<Friend, 'id' | 'name'>
  readonly about?: ReactNode
  readonly presence?: 'here' | 'away' | undefined
  readonly children: ReactNode
}

function Row({ person: { id, name }, about, presence, children }: RowProps): ReactNode {
  return (
    <li className={styles.row} data-presence={presence}>
      <div className={styles.who}>
        <Link href={`/people/${id}`}>{name}</Link>
        {about ? <p>{about}</p> : null}
      </div>
      <div className={styles.deeds}>{children}</div>
    </li>
  )
}

/** People who ask to be my friends. */
export function ToAnswer({ asks, ...deeds }: Deeds & { readonly asks: readonly FriendAsk[] }): ReactNode {
  if (asks.length === 0) return null
  return (
    <ul className={styles.people} aria-label="To answer">
      {asks.map((person) => (
        <Row key={person.id} person={person} about="Asks to be your friend">
          <AnswerButtons person={person} {...deeds} />
        </Row>
      ))}
    </ul>
  )
}

/** Agrees or declines. */
export function AnswerButtons({
  person: { id, name },
  ask,
  end,
  isSent,
}: Deeds & { readonly person: Pick<Friend, 'id' | 'name'> }): ReactNode {
  return (
    <>
      <Button kind="main" disabled={isSent} onClick={() => ask(id)}>
        Accept<span className="unseen"> {name} as a friend</span>
      </Button>
      <Button disabled={isSent} onClick={() => end(id)}>
        Decline<span className="unseen"> to be friends with {name}</span>
      </Button>
    </>
  )
}

/** People whom I have asked, who have not answered. */
export function Asked({ asks, end, isSent }: Deeds & { readonly asks: readonly FriendAsk[] }): ReactNode {
  return (
    <ul className={styles.people}>
      {asks.map((person) => (
        <Row key={person.id} person={person} about="Has not answered yet">
          <Button disabled={isSent} onClick={() => end(person.id)}>
            Take it back<span className="unseen">: do not ask {person.name}</span>
          </Button>
        </Row>
      ))}
    </ul>
  )
}

interface FriendRowsProps {
  readonly me: Me
  readonly friends: readonly Friend[]
  /** Parts from one of them; without it they stand here for what they do now. */
  readonly onEnd?: (id: string) => void
}

/** My friends: who is here, what they play, and a challenge. */
export function FriendRows({ me, friends, onEnd }: FriendRowsProps): ReactNode {
  return (
    <ul className={styles.people}>
      {friends.map((friend) => (
        <Row
          key={friend.id}
          person={friend}
          about={<Standing friend={friend} />}
          presence={presenceOf(friend)}
        >
          {friend.isHere === undefined ? null : (
            <ChallengeButton me={me} opponent={friend} kind={friend.isHere ? 'main' : 'quiet'}>
              Challenge<span className="unseen"> {friend.name}</span>
            </ChallengeButton>
          )}
          {onEnd ? (
            <EndFriendship
              person={friend}
              label={
                <>
                  Remove …<span className="unseen"> {friend.name} from your friends</span>
                </>
              }
              onEnd={() => onEnd(friend.id)}
            />
          ) : null}
        </Row>
      ))}
    </ul>
  )
}

function presenceOf({ isHere }: Friend): RowProps['presence'] {
  if (isHere === undefined) return undefined
  return isHere ? 'here' : 'away'
}

function Standing({ friend: { isHere, plays } }: { readonly friend: Friend }): ReactNode {
  if (isHere === undefined) return 'Hides their profile'
  if (!isHere) return 'Away'
  if (!plays) return 'Here'
  return (
    <>
      Here, playing {gameOf(plays)?.title ?? plays.game}
      {plays.match === undefined ? null : (
        <>
          {' · '}
          <Link href={`/m/${plays.match}`}>Go to the table</Link>
        </>
      )}
    </>
  )
}

interface EndFriendshipProps {
  readonly person: Pick<Friend, 'name'>
  readonly label: ReactNode
  readonly onEnd: () => void
}

/** Parts from a friend, who is asked for nothing and told nothing. */
export function EndFriendship({ person: { name }, label, onEnd }: EndFriendshipProps): ReactNode {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button kind="plain" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking ? (
        <Dialog title={`Remove ${name}?`} onClose={() => setAsking(false)}>
          <p>
            You are no longer in each other’s lists. {name} is not told, and cannot ask you again for a month.
          </p>
          <DialogActions>
            <Button
              kind="danger"
              onClick={() => {
                setAsking(false)
                onEnd()
              }}
            >
              Remove
            </Button>
            <Button onClick={() => setAsking(false)}>Stay friends</Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  )
}

/** Those who are here come first, those of whom that is not said last; each in the order of the alphabet. */
export function inOrder(friends: readonly Friend[]): Friend[] {
  const place = ({ isHere }: Friend): number => (isHere === undefined ? 2 : isHere ? 0 : 1)
  return friends.toSorted((a, b) => place(a) - place(b) || a.name.localeCompare(b.name, 'en'))
}
