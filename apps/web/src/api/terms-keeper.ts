import { fault, ok, type Result } from '@trialhall/kernel'
import { check, keptTerms, SavedTermsList, SaveTerms, type Me, type SavedTerms } from '@trialhall/protocol'
import { fetchTerms, removeTerms, saveTerms } from './saved-terms.ts'
import { NO_STORAGE, readText, removeText, writeText } from '../device/storage.ts'

/** Where somebody keeps terms: on their account, or else on this device. */
export interface TermsKeeper {
  readonly place: 'account' | 'device'
  list(): Promise<Result<SavedTermsList>>
  save(saved: SavedTerms): Promise<Result<SavedTermsList>>
  remove(id: string): Promise<Result<SavedTermsList>>
}

const KEY = 'trialhall/terms'
/** Terms that a device keeps, as many as an account does. */
const MOST = 20

const ON_ACCOUNT: TermsKeeper = { place: 'account', list: fetchTerms, save: saveTerms, remove: removeTerms }

/** On the account of whoever has one. */
export function keeperOf({ account }: Pick<Me, 'account'>): TermsKeeper {
  return account === null ? ON_DEVICE : ON_ACCOUNT
}

/**
 * Moves what a guest kept on this device to the account that they have just made, which goes on where they were. Answers why some stay on
 * the device, or null.
 */
export async function moveTermsToAccount(): Promise<string | null> {
  let trouble: string | null = null
  for (const saved of readTerms()) {
    const kept = await ON_ACCOUNT.save(saved)
    const moved = kept.ok ? await ON_DEVICE.remove(saved.id) : kept
    if (!moved.ok) trouble ??= moved.fault.message
  }
  return trouble
}

/** Forgets what a guest kept on this device. */
export function forgetTermsHere(): void {
  removeText(KEY)
}

const ON_DEVICE: TermsKeeper = {
  place: 'device',
  list: async () => ok({ terms: readTerms() }),
  save: async ({ id, ...given }) => {
    const wanted = check(SaveTerms, given, 'body')
    if (!wanted.ok) return wanted
    const saved = bare({ id, ...wanted.value })
    const before = readTerms()
    const isKnown = before.some((one) => one.id === id)
    if (!isKnown && before.length >= MOST) return FULL
    return write(isKnown ? before.map((one) => (one.id === id ? saved : one)) : [...before, saved])
  },
  remove: async (id) => write(readTerms().filter((one) => one.id !== id)),
}

/** What cannot be read counts as none. */
function readTerms(): SavedTerms[] {
  try {
    const read = check(SavedTermsList, JSON.parse(readText(KEY) ?? '{"terms":[]}'), 'terms')
    return read.ok ? read.value.terms.map(bare) : []
  } catch {
    return []
  }
}

/** Also what a page kept here before it left out whom a seat was kept for. */
function bare(saved: SavedTerms): SavedTerms {
  return { ...saved, terms: keptTerms(saved.terms) }
}

function write(terms: SavedTerms[]): Result<SavedTermsList> {
  return writeText(KEY, JSON.stringify({ terms })) ? ok({ terms }) : fault('bad-request', 'terms', NO_STORAGE)
}

const FULL = fault(
  'bad-request',
  'terms',
  `You keep ${MOST} terms, which is as many as there may be; delete some of them first.`,
)
