import type { Result } from '@trialhall/kernel'
import { check, SavedTermsList, type SavedTerms } from '@trialhall/protocol'
import { askFor } from './requests.ts'

const aList = (body: unknown): Result<SavedTermsList> => check(SavedTermsList, body, 'terms')

/** The terms that I keep on my account. */
export function fetchTerms(): Promise<Result<SavedTermsList>> {
  return askFor('terms', aList)
}

/** Keeps terms on my account, or replaces those of the same id. */
export function saveTerms({ id, name, terms }: SavedTerms): Promise<Result<SavedTermsList>> {
  return askFor(`terms/${id}`, aList, { method: 'PUT', body: { name, terms } })
}

/** Forgets terms of my account. */
export function removeTerms(id: string): Promise<Result<SavedTermsList>> {
  return askFor(`terms/${id}`, aList, { method: 'DELETE' })
}
