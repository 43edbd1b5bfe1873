import type { Me } from '@trialhall/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { fetchMe } from '../api/requests.ts'
import { Waiting } from '../kit/waiting.tsx'
import { Asked, FriendRows, inOrder, PeopleSection, ToAnswer } from '../online/friends/friend-rows.tsx'
import styles from '../online/friends/friends.module.css'
import { useFriends } from '../online/friends/use-friends.ts'
import { Trouble } from '../online/trouble.tsx'
import { Page } from '../shell/shell.tsx'

/** My friends: who asks me, who is here and what they play, and whom I have asked. */
export default function FriendsPage(): ReactNode {
  const [me, setMe] = useState<Me | null>(null)
  const [sentence, setSentence] = useState<string | null>(null)
  const look = (): void =>
    void fetchMe().then((found) => {
      if (found.ok) setMe(found.value)
      setSentence(found.ok ? null : found.fault.message)
    })
  useEffect(look, [])
  return (
    <Page
      title="Friends"
      heading="Friends"
      lead="Ask people on their profile. Names lead there at tables that wait for players and on leaderboards."
    >
      <Trouble sentence={sentence} onRetry={look} />
      {me === null && sentence === null ? <Waiting what="Looking for your friends" /> : null}
      {me === null ? null : me.account === null ? <NoAccount /> : <Everybody me={me} />}
    </Page>
  )
}

function NoAccount(): ReactNode {
  return (
    <p className={styles.none}>
      Friends need an account, so that they find each other anywhere:{' '}
      <Link href="/me">make one on your profile page</Link>.
    </p>
  )
}

function Everybody({ me }: { readonly me: Me }): ReactNode {
  const { list, trouble, look, ...deeds } = useFriends(me)
  return (
    <>
      <Trouble sentence={trouble} onRetry={look} />
      {list === null ? (
        <Waiting what="Looking for your friends" />
      ) : (
        <div className={styles.page}>
          {list.toAnswer.length > 0 ? (
            <PeopleSection title="To answer">
              <ToAnswer asks={list.toAnswer} {...deeds} />
            </PeopleSection>
          ) : null}
          <PeopleSection title="Your friends">
            {list.friends.length === 0 ? (
              <p className={styles.none}>You have no friends here yet.</p>
            ) : (
              <FriendRows me={me} friends={inOrder(list.friends)} onEnd={deeds.end} />
            )}
          </PeopleSection>
          {list.asked.length > 0 ? (
            <PeopleSection title="Asked by you">
              <Asked asks={list.asked} {...deeds} />
            </PeopleSection>
          ) : null}
        </div>
      )}
    </>
  )
}
