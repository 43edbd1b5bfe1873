import { RingArt } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import { PATH } from '../../rules/path.ts'

const MARKED = PATH.flatMap((mark, at) => (mark === 'none' ? [] : [at]))

/** The Trial Path around its flame: the picture of Sigmar's Trial. */
export function SigmarArt(): ReactNode {
  return <RingArt stones={PATH.length} alight={MARKED} />
}
