import type { Ref } from '@trialhall/kernel'
import { useEffect, useRef } from 'react'
import { refKey } from './refs.ts'
import { useInteraction } from './interaction.ts'

/** Points at a thing, and lets go of it. */
interface Point {
  point(): void
  leave(): void
}

/**
 * Points at what words or a button stand for, and at the option where it is one. Lets go by itself when they are gone or stand for
 * something else: neither tells the browser that the pointer has left.
 */
export function usePoint(ref: Ref | null, option?: unknown): Point {
  const interaction = useInteraction()
  const isPointing = useRef(false)
  const latest = useRef(interaction)
  useEffect(() => {
    latest.current = interaction
  })
  const key = ref && refKey(ref)
  useEffect(
    () => () => {
      if (isPointing.current) latest.current.point(null)
      isPointing.current = false
    },
    [key],
  )
  return {
    point: () => {
      isPointing.current = true
      interaction.point(ref, option)
    },
    leave: () => {
      isPointing.current = false
      interaction.point(null)
    },
  }
}
