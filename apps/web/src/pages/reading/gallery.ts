import { capital } from '@trialhall/kernel'
import type { CardFace } from '@trialhall/kernel'
import type { CardGroup } from '@trialhall/table-ui'

/** Cards of a gallery that stand together. */
export interface GalleryGroup {
  readonly title: string
  readonly faces: readonly CardFace[]
}

/** Which cards are looked for. */
export interface GalleryFilter {
  /** Title of a group, '' for all. */
  readonly group: string
  readonly words: string
}

/** The cards that are looked for, in the groups of the game. */
export function galleryOf(
  catalog: readonly CardFace[],
  groups: readonly CardGroup[],
  wish: GalleryFilter,
): GalleryGroup[] {
  return groupsOf(catalog, groups)
    .filter(({ title }) => wish.group === '' || title === wish.group)
    .map((group) => ({ title: group.title, faces: facesOf(catalog, group, wish.words) }))
    .filter(({ faces }) => faces.length > 0)
}

/** The groups of the game, and one for each kind that is in none of them. */
export function groupsOf(catalog: readonly CardFace[], groups: readonly CardGroup[]): CardGroup[] {
  const grouped = new Set(groups.flatMap(({ kinds }) => kinds))
  const others = new Set(catalog.map(({ kind }) => kind).filter((kind) => !grouped.has(kind)))
  return [...groups, ...[...others].map((kind) => ({ title: capital(kind), kinds: [kind] }))]
}

function facesOf(catalog: readonly CardFace[], { kinds, holds }: CardGroup, words: string): CardFace[] {
  const wanted = words.toLowerCase().split(/\s+/)
  const fits = (face: CardFace): boolean => wanted.every((word) => textOf(face).includes(word))
  return catalog.filter((face) => kinds.includes(face.kind) && (holds?.(face) ?? true) && fits(face))
}

function textOf({ name, kind, text, from, facts }: CardFace): string {
  return [name, kind, text, from, ...Object.values(facts)].join(' ').toLowerCase()
}
