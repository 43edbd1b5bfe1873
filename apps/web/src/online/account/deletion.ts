import type { Result } from '@trialhall/kernel'
import type { Me } from '@trialhall/protocol'
import { deleteMe } from '../../api/requests.ts'
import { forgetTermsHere } from '../../api/terms-keeper.ts'
import { alone } from '../../decks/sync/keeper.ts'
import { forgetDecksOf } from '../../decks/sync/owner.ts'
import { callAwayNoMore } from '../../notify/push.ts'
import { forgetMuted } from '../table/talk/mutes.ts'

/**
 * Deletes me in the hall, and what this browser keeps for it. Decks are not brought together meanwhile: they would be sent for the guest
 * that this browser is next.
 */
export async function deleteEverything(me: Me, password: string): Promise<Result<unknown>> {
  const gone = await alone(async () => {
    const deleted = await deleteMe(me.account === null ? undefined : password)
    if (deleted.ok) forgetHere(me)
    return deleted
  })
  if (gone.ok) await callAwayNoMore().catch(() => undefined)
  return gone
}

function forgetHere(me: Me): void {
  forgetDecksOf(me)
  forgetMuted(me.id)
  if (me.account === null) forgetTermsHere() // those of an account are kept by the hall
}
