import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { Announcer } from '../../src/frame/Announcer.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test('what happens twice is read out twice, and once where nothing more has happened', () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const say = (told: number): Node | null | undefined => {
    act(() => root.render(<Announcer happened="Osric draws a card." told={told} asked="" />))
    return place.querySelector('[data-announcer=story]')?.firstChild
  }
  const first = say(1)
  expect(first?.textContent).toBe('Osric draws a card.')
  expect(say(1)).toBe(first)
  const second = say(2)
  expect(second?.textContent).toBe('Osric draws a card.')
  expect(second).not.toBe(first)
  act(() => root.unmount())
  place.remove()
})
