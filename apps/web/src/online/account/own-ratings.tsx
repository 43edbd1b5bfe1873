import type { Me } from '@trialhall/protocol'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { hideProfile } from '../../api/requests.ts'
import { Switch } from '../../kit/field.tsx'
import { useSay } from '../../kit/toasts.tsx'
import styles from '../online.module.css'
import { Favourites, Ratings } from './ratings.tsx'
import type { ProfileLook } from './use-profile.ts'

/** My ratings, what I play most, and whether others may see that. */
export function OwnRatings({ me, own }: { readonly me: Me; readonly own: ProfileLook }): ReactNode {
  const { profile, look } = own
  if (!profile) return null
  const none =
    me.account === null
      ? 'Make an account to play for ratings: rated matches need one.'
      : 'Your first rated match will stand here. Tables that you open are rated unless you switch that off.'
  return (
    <section className={styles.section} aria-labelledby="ratings">
      <h2 id="ratings">Ratings</h2>
      <Ratings ratings={profile.ratings} none={none} />
      <Favourites favourites={profile.favourites} />
      <HideSwitch isHidden={profile.isHidden} onChange={look} />
      <p className={styles.none}>
        <Link href={`/people/${me.id}`}>Your profile as others see it</Link>
      </p>
    </section>
  )
}

function HideSwitch(props: { readonly isHidden: boolean; readonly onChange: () => void }): ReactNode {
  const say = useSay()
  const [isSent, setSent] = useState(false)
  const hide = async (isHidden: boolean): Promise<void> => {
    if (isSent) return
    setSent(true)
    const done = await hideProfile(isHidden)
    setSent(false)
    if (done.ok) props.onChange()
    else say({ sentence: done.fault.message, mood: 'bad' })
  }
  return (
    <Switch
      label="Hide my profile"
      help="Others see your name alone, and you are on no leaderboard. At a table your rating is always shown: the others play for theirs."
      checked={props.isHidden}
      onSwitch={(isHidden) => void hide(isHidden)}
    />
  )
}
