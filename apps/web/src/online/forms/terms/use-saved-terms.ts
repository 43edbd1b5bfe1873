import type { Result } from '@trialhall/kernel'
import type { Me, SavedTerms, SavedTermsList, TableTerms } from '@trialhall/protocol'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { newMatchId } from '../../../device/ids.ts'
import { faultWords } from '../../../kit/fault-words.ts'
import { keeperOf, type TermsKeeper } from '../../../api/terms-keeper.ts'

/** Terms that I keep, and what I can do with them. */
export interface SavedTermsUse {
  readonly place: TermsKeeper['place']
  readonly terms: readonly SavedTerms[]
  /** What went wrong last with those that are there, in a sentence. */
  readonly trouble: string | null
  /** Keeps terms under a name; answers why not, or null. */
  readonly keep: (name: string, terms: TableTerms) => Promise<string | null>
  readonly rename: (saved: SavedTerms, name: string) => Promise<boolean>
  readonly remove: (id: string) => Promise<boolean>
}

/** The terms of whoever opens tables here. */
export function useSavedTerms({ account }: Pick<Me, 'account'>): SavedTermsUse {
  const keeper = useMemo(() => keeperOf({ account }), [account])
  const [terms, setTerms] = useState<readonly SavedTerms[]>([])
  const [trouble, setTrouble] = useState<string | null>(null)
  const take = useCallback((done: Result<SavedTermsList>): boolean => {
    if (done.ok) setTerms(done.value.terms)
    setTrouble(done.ok ? null : done.fault.message)
    return done.ok
  }, [])
  useEffect(() => void keeper.list().then(take), [keeper, take])
  return {
    place: keeper.place,
    terms,
    trouble,
    keep: async (name, given) => {
      const kept = await keeper.save({ id: newMatchId(), name, terms: given })
      if (!kept.ok) return faultWords(kept.fault)
      take(kept)
      return null
    },
    rename: async (saved, name) => take(await keeper.save({ ...saved, name })),
    remove: async (id) => take(await keeper.remove(id)),
  }
}
