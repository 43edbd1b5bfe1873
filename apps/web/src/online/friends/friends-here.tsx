import type { Me } from '@trialhall/protocol'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { FriendRows, inOrder, PeopleSection, ToAnswer } from './friend-rows.tsx'
import styles from './friends.module.css'
import { useFriends } from './use-friends.ts'

/** In the lobby: who asks to be my friend, and which friends are here. Nothing for who has none. */
export function FriendsHere({ me }: { readonly me: Me }): ReactNode {
  const { list, ...deeds } = useFriends(me)
  if (!list || list.friends.length + list.toAnswer.length === 0) return null
  const here = inOrder(list.friends).filter(({ isHere }) => isHere)
  return (
    <PeopleSection title="Friends">
      <ToAnswer asks={list.toAnswer} {...deeds} />
      {here.length > 0 ? <FriendRows me={me} friends={here} /> : null}
      <p className={styles.none}>
        {here.length === 0 ? 'None of your friends is here right now. ' : ''}
        <Link href="/friends">All your friends</Link>
      </p>
    </PeopleSection>
  )
}
