import type { DeckKit } from '@trialhall/table-ui'
import { useMemo } from 'react'
import { useAddressedAll, type Addressed } from '../../kit/use-addressed.ts'
import { SORTS, usualWish, type CardFilter } from './filtering.ts'

/** Stands before the id of a filter, so that no filter can be taken for something else. */
const FILTER = 'f.'
/** Between the values of a filter. */
const AND = '.'

/** The keys under which a search stands in an address. */
export function wishKeys({ filters }: Pick<DeckKit, 'filters'>): string[] {
  return ['q', 'part', 'show', 'sort', ...filters.map(({ id }) => FILTER + id)]
}

/** What of a search differs from the usual one, by its keys. */
export function addressOfWish(wish: CardFilter, usual: CardFilter): Addressed {
  const shown = [...(wish.isFitting ? [] : ['all']), ...(wish.isIn ? ['in'] : [])]
  const values = Object.entries(wish.values).map(([id, chosen]) => [FILTER + id, chosen.join(AND)])
  return {
    q: wish.words,
    part: wish.part === usual.part ? '' : wish.part,
    show: shown.join(AND),
    sort: wish.sort === usual.sort ? '' : wish.sort,
    ...Object.fromEntries(values),
  }
}

/** The search that an address names; what the game does not know is passed over. */
export function wishFrom(
  address: Addressed,
  kit: Pick<DeckKit, 'filters' | 'parts'>,
  usual: CardFilter,
): CardFilter {
  const listed = (key: string): string[] => (address[key] ?? '').split(AND)
  const values = kit.filters.map(({ id, choices }) => {
    const known = choices.map((choice) => choice.id)
    return [id, listed(FILTER + id).filter((value) => known.includes(value))] as const
  })
  return {
    part: kit.parts.find(({ id }) => id === address['part'])?.id ?? usual.part,
    words: address['q'] ?? '',
    values: Object.fromEntries(values.filter(([, chosen]) => chosen.length > 0)),
    isFitting: !listed('show').includes('all'),
    isIn: listed('show').includes('in'),
    sort: SORTS.find(({ id }) => id === address['sort'])?.id ?? usual.sort,
  }
}

/** What is looked for in the builder, which stands in its address. `part` is where it begins. */
export function useAddressedWish(
  kit: DeckKit,
  part: string,
): readonly [CardFilter, (wish: CardFilter) => void] {
  const usual = useMemo(() => usualWish(part), [part])
  const keys = useMemo(() => wishKeys(kit), [kit])
  const [address, setAddress] = useAddressedAll(keys)
  return [wishFrom(address, kit, usual), (wish) => setAddress(addressOfWish(wish, usual))]
}
