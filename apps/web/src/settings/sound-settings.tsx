import type { ReactNode } from 'react'
import { useSettings } from '../device/use-settings.tsx'
import { RangeField, Switch } from '../kit/field.tsx'

/** What is heard of a table, and how loud. */
export function SoundSettings(): ReactNode {
  const { settings, change } = useSettings()
  const { tableSound, tableVolume, fire } = settings
  return (
    <>
      <Switch
        label="Table sounds"
        help="Cards, dice and blows. Each sound stands for a line of the log, so you miss nothing without it."
        checked={tableSound}
        onSwitch={(isOn) => change({ tableSound: isOn })}
      />
      {tableSound ? (
        <>
          <RangeField
            label="Volume of the table"
            value={tableVolume}
            max={100}
            step={5}
            unit="%"
            onChoose={(next) => change({ tableVolume: next })}
          />
          <Switch
            label="Fire in the room"
            help="A quiet fire burns while you sit at a table."
            checked={fire}
            onSwitch={(isOn) => change({ fire: isOn })}
          />
        </>
      ) : null}
    </>
  )
}
