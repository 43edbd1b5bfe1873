import { Standings, TurnStatus, type Standing } from '@trialhall/table-ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

function status(now: string | null, viewer: number | null, names = ['Anna', 'Ben']): string {
  const phases = ['Draw', 'Roll'].map((label) => ({ id: label.toLowerCase(), label }))
  const turn = { active: 0, viewer }
  return renderToStaticMarkup(
    <TurnStatus round="Round 2" turn={turn} names={names} phases={phases} now={now} />,
  )
}

describe('where a match is', () => {
  test('is the round, the turn as its viewer calls it, and the phase that runs', () => {
    expect(status('roll', 0)).toContain('Your turn')
    expect(status('roll', 1)).toContain('Anna’s turn')
    expect(status('roll', null, ['You', 'Ben'])).toContain('Your turn')
    expect(status('roll', 0).match(/aria-current="step"[^>]*>(\w+)/)?.[1]).toBe('Roll')
  })

  test('is no turn and no phase when the game is over', () => {
    expect(status(null, 0)).toContain('The game is over')
    expect(status(null, 0)).not.toMatch(/aria-current|Draw/)
  })
})

function standing(score: number): Standing {
  return { crest: <i>{score}</i>, mark: null, about: 'a knight', score, dye: null }
}

test('partners stand one after another, with one place and laurels for each who won', () => {
  const html = renderToStaticMarkup(
    <Standings
      why="The rope is over the line."
      outcome={{ ranks: [2, 1, 2, 1], scores: [-3, 3, -3, 3], reason: 'line' }}
      names={['Anna', 'Ben', 'Cleo', 'Dora']}
      standings={[-3, 3, -3, 3].map(standing)}
      unit="spans"
      goal={3}
    />,
  )
  expect([...html.matchAll(/<b>(\w+)/g)].map(([, name]) => name)).toEqual(['Ben', 'Dora', 'Anna', 'Cleo'])
  expect([...html.matchAll(/(\d)\.<\/span>/g)].map(([, place]) => place)).toEqual(['1', '1', '2', '2'])
  expect(html.match(/<i>3<\/i>/g)).toHaveLength(2)
})

test('a score of one is counted in the singular', () => {
  const html = renderToStaticMarkup(
    <Standings
      why="The last hero fell."
      outcome={{ ranks: [1, 2], scores: [1, 0], reason: 'heroes' }}
      names={['Anna', 'Ben']}
      standings={[standing(1), standing(0)]}
      unit="heroes"
      one="hero"
      goal={3}
    />,
  )
  expect([...html.matchAll(/(\d) <small>(\w+)/g)].map(([, ...said]) => said.join(' '))).toEqual([
    '1 hero',
    '0 heroes',
  ])
})

test('standings come in the order of the ranks, with laurels for everybody who won', () => {
  const html = renderToStaticMarkup(
    <Standings
      why="All rounds are over."
      outcome={{ ranks: [3, 1, 1], scores: [2, 7, 7], reason: 'rounds' }}
      names={['Anna', 'Ben', 'Cleo']}
      standings={[standing(2), standing(7), standing(7)]}
      unit="Valor"
      goal={30}
    />,
  )
  expect([...html.matchAll(/<b>(\w+)/g)].map(([, name]) => name)).toEqual(['Ben', 'Cleo', 'Anna'])
  expect(html.match(/<i>7<\/i>/g)).toHaveLength(2)
  expect(html).not.toContain('<i>2</i>')
})
