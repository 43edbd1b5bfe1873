import type { TempusOption } from '@trialhall/game-tempus'
import { useInteraction } from '@trialhall/table-ui'
import type { JSX, Ref } from 'react'
import { promptOf, type Play } from '../board/play.ts'
import { refKeyOf } from '../refs.ts'
import { forecastOf, type Asked, type Forecast } from './forecast.ts'
import { OddsTable } from './OddsTable.tsx'

interface OddsPanelProps {
  readonly table: Play
  /** The thing under the pointer or in focus, by its key. */
  readonly hovered: string | null
  /** Told of the panel as it comes. */
  readonly panel?: Ref<HTMLElement>
}

/** The attack table of what is pointed at: an option, a card, or somebody who could be aimed at. Nothing while nothing attacks. */
export function OddsPanel({ table, hovered, panel }: OddsPanelProps): JSX.Element | null {
  const { pointedOption, pointedAt } = useInteraction()
  const forecast = forecastAt(table, { pointedOption, at: pointedAt ?? hovered })
  return forecast && <OddsTable ref={panel} view={table.view} names={table.names} forecast={forecast} />
}

interface Pointing {
  readonly pointedOption: unknown
  /** The key of the thing that is pointed at. */
  readonly at: string | null
}

function forecastAt(table: Play, { pointedOption, at }: Pointing): Forecast | null {
  const { ask, view } = table
  const prompt = promptOf(table)
  if (ask === null || prompt === null) return null
  const asked: Asked = { view, prompt, seat: ask.seat }
  const options = ask.options as readonly TempusOption[]
  const pointed = options.find(
    (option) => option === pointedOption || (at !== null && refKeyOf(option) === at),
  )
  if (pointed !== undefined) return forecastOf(asked, pointed)
  return prompt.type === 'aim' || prompt.type === 'monster-target' ? firstOf(asked, options) : null
}

/** Before anything is pointed at, the first that can be aimed at. */
function firstOf(asked: Asked, options: readonly TempusOption[]): Forecast | null {
  const [first] = options
  return first === undefined ? null : forecastOf(asked, first)
}
