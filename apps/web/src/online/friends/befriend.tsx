import type { FriendList, Me } from '@trialhall/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { fetchMe } from '../../api/requests.ts'
import { Button } from '../../kit/button.tsx'
import { AnswerButtons, EndFriendship } from './friend-rows.tsx'
import styles from './friends.module.css'
import { useFriends } from './use-friends.ts'

interface BefriendProps {
  readonly person: { readonly id: string; readonly name: string }
  /** Whoever is a guest, or hides their profile, is asked by nobody. */
  readonly mayBeAsked: boolean
}

/** On a profile: asks to be friends, or says how it stands between us. Nothing for guests and for oneself. */
export function Befriend({ person, mayBeAsked }: BefriendProps): ReactNode {
  const [me, setMe] = useState<Me | null>(null)
  useEffect(() => {
    void fetchMe().then((found) => found.ok && setMe(found.value))
  }, [])
  const { list, ...deeds } = useFriends(me)
  if (me === null || list === null || me.id === person.id) return null
  const { id, name } = person
  switch (standingIn(list, id)) {
    case 'friends':
      return (
        <>
          <p className={styles.none}>You are friends.</p>
          <EndFriendship person={person} label="Remove from friends …" onEnd={() => deeds.end(id)} />
        </>
      )
    case 'toAnswer':
      return (
        <>
          <p className={styles.none}>{name} asks to be your friend.</p>
          <AnswerButtons person={person} {...deeds} />
        </>
      )
    case 'asked':
      return (
        <>
          <p className={styles.none}>You asked {name} to be friends.</p>
          <Button disabled={deeds.isSent} onClick={() => deeds.end(id)}>
            Take it back
          </Button>
        </>
      )
    default:
      return mayBeAsked ? (
        <Button disabled={deeds.isSent} onClick={() => deeds.ask(id)}>
          Ask to be friends
        </Button>
      ) : null
  }
}

const LISTS = ['friends', 'toAnswer', 'asked'] as const

function standingIn(list: FriendList, id: string): keyof FriendList | null {
  return LISTS.find((one) => list[one].some((person) => person.id === id)) ?? null
}
