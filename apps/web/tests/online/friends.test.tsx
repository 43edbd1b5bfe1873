import type { Friend, Me } from '@trialhall/protocol'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { Asked, FriendRows, inOrder, ToAnswer } from '../../src/online/friends/friend-rows.tsx'
import { openProductHall } from '../product-hall.ts'

await openProductHall()

const me: Me = { id: 'person000001', name: 'Ana', account: 'ana' }
const friend = (name: string, part: Partial<Friend> = {}): Friend => ({
  id: `person${name.toLowerCase()}`,
  name,
  since: 0,
  ...part,
})
const deeds = { ask: () => undefined, end: () => undefined, isSent: false }

function rows(...friends: Friend[]): string {
  return renderToStaticMarkup(
    <Router ssrPath="/friends">
      <FriendRows me={me} friends={friends} />
    </Router>,
  )
}

test('those who are here come first, those who hide it last', () => {
  const all = [
    friend('Cy'),
    friend('Bo', { isHere: false }),
    friend('Dee', { isHere: true }),
    friend('Al', { isHere: true }),
  ]
  expect(inOrder(all).map(({ name }) => name)).toEqual(['Al', 'Dee', 'Bo', 'Cy'])
})

test('a friend who is here plays something, and only a table that may be watched is linked', () => {
  const open = rows(friend('Bo', { isHere: true, plays: { game: 'sigmar', match: 'match0000001' } }))
  expect(open).toContain('Here, playing Sigmar')
  expect(open).toContain('href="/m/match0000001"')
  const closed = rows(friend('Bo', { isHere: true, plays: { game: 'sigmar' } }))
  expect(closed).toContain('Here, playing Sigmar')
  expect(closed).not.toContain('href="/m/')
})

test('whoever hides their profile is not challenged, and neither here nor away', () => {
  expect(rows(friend('Bo', { isHere: false }))).toMatch(/Away.*Challenge/)
  const hidden = rows(friend('Bo'))
  expect(hidden).toContain('Hides their profile')
  expect(hidden).not.toMatch(/Challenge|Away|Here/)
})

test('asks are answered, or taken back, by name', () => {
  const asks = [{ id: 'personbo0001', name: 'Bo', at: 0 }]
  const answer = renderToStaticMarkup(
    <Router ssrPath="/">
      <ToAnswer asks={asks} {...deeds} />
    </Router>,
  )
  expect(answer).toMatch(
    /Accept<span class="unseen"> Bo as a friend.*Decline<span class="unseen"> to be friends with Bo/,
  )
  const back = renderToStaticMarkup(
    <Router ssrPath="/">
      <Asked asks={asks} {...deeds} />
    </Router>,
  )
  expect(back).toContain('Take it back')
  expect(renderToStaticMarkup(<ToAnswer asks={[]} {...deeds} />)).toBe('')
})
