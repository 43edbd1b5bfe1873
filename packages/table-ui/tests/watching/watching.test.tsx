import { sigmar } from '@trialhall/game-sigmar'
import { sigmarUi } from '@trialhall/game-sigmar/ui'
import { eventFor, Match } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { KeyHelp, speakerOf, WatchingContext, type TableUpdate, type Watching } from '@trialhall/table-ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LINK, NAMES, updateOf } from '@trialhall/table-ui/testkit'

/** A match of which only the first half is on the table, seen by nobody in particular. */
function halfway(): { readonly update: TableUpdate; readonly watching: Watching } {
  const match = sure(Match.start(sigmar, { seats: 3, seed: 'watched', options: {} }))
  for (let i = 0; i < 40; i++) match.choose(match.asks[0]?.seat ?? 0, 0)
  const told = match.takeEvents()
  const story = told.map((one) => eventFor(one, null))
  const view = match.viewFor(null)
  const speaker = speakerOf(sigmar.words, view, NAMES)
  const lines = story.map((heard, key) => ({
    key,
    sentence: speaker.event(heard),
    isHeading: false,
    seat: null,
  }))
  const { snapshot } = updateOf(match, null)
  const half = story.slice(0, story.length / 2)
  return {
    update: { snapshot, story: half, fresh: half.length },
    watching: {
      speed: 2,
      lines,
      momentOf: (line) => told[line]?.at ?? 0,
      jump: () => {},
      keys: [['Space', 'play, or pause']],
    },
  }
}

const { update, watching } = halfway()

function drawn(how: Watching | null): string {
  const { Board } = sigmarUi
  return renderToStaticMarkup(
    <WatchingContext value={how}>
      <Board update={update} link={LINK} settings={{ motion: 'off' }} names={NAMES} />
    </WatchingContext>,
  )
}

describe('a match that is only watched', () => {
  const html = drawn(watching)

  test('shows the whole log: what lies ahead is set apart, and each line leads to its moment', () => {
    const ahead = watching.lines.length - update.story.length
    expect(html.match(/data-ahead="true"/g)).toHaveLength(ahead)
    expect(html.match(/aria-label="Go to moment \d+:"/g)).toHaveLength(watching.lines.length)
    expect(html.match(/data-newest="true"/g)).toHaveLength(1)
  })

  test('says what somebody is asked, waits for nobody and offers nothing', () => {
    expect(html).not.toContain('Waiting for ')
    expect(html).not.toContain('data-option=')
    expect(html).toContain('data-watched="true"')
  })

  test('lists its own keys', () => {
    const help = renderToStaticMarkup(
      <WatchingContext value={watching}>
        <KeyHelp onClose={() => {}} />
      </WatchingContext>,
    )
    expect(help).toContain('play, or pause')
    expect(help).not.toContain('take the last choice back')
  })
})

test('a match that is played has a log without moments and keys of its own', () => {
  const html = drawn(null)
  expect(html).not.toContain('Go to moment')
  expect(html).not.toContain('data-ahead')
  expect(renderToStaticMarkup(<KeyHelp onClose={() => {}} />)).toContain('take the last choice back')
})

test('only a game with a map lists the keys of the map', () => {
  const MAP_KEY = 'go to the map'
  expect(renderToStaticMarkup(<KeyHelp onClose={() => {}} hasMap />)).toContain(MAP_KEY)
  expect(renderToStaticMarkup(<KeyHelp onClose={() => {}} />)).not.toContain(MAP_KEY)
})
