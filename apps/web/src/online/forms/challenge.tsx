import type { Me } from '@trialhall/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { fetchMe } from '../../api/requests.ts'
import { games } from '../../games/hall.ts'
import { Button } from '../../kit/button.tsx'
import { CreateDialog } from './create-dialog.tsx'
import type { Opponent } from './setup.ts'

/** Challenges somebody to a match: a table at which a seat is kept for them until they answer. Nothing for oneself. */
export function Challenge({ opponent }: { readonly opponent: Opponent }): ReactNode {
  const [me, setMe] = useState<Me | null>(null)
  useEffect(() => {
    void fetchMe().then((found) => found.ok && setMe(found.value))
  }, [])
  if (me === null || me.id === opponent.id) return null
  return (
    <ChallengeButton me={me} opponent={opponent} kind="main">
      Challenge {opponent.name}
    </ChallengeButton>
  )
}

interface ChallengeButtonProps {
  readonly me: Me
  readonly opponent: Opponent
  readonly kind: 'main' | 'quiet'
  readonly children: ReactNode
}

/** The button, and the form that it opens. */
export function ChallengeButton({ me, opponent, kind, children }: ChallengeButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const [, travel] = useLocation()
  const [game] = games.games
  if (!game) return null
  return (
    <>
      <Button kind={kind} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen ? (
        <CreateDialog
          game={game}
          me={me}
          opponent={opponent}
          onCreated={(match) => travel(`/m/${match}`)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
