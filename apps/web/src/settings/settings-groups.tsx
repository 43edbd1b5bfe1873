import { games } from '../games/hall.ts'
import type { AnyGame } from '@trialhall/kernel'
import { FULL_CONTROL, type ResponseWindow } from '@trialhall/table-ui'
import { type ReactNode, useEffect, useState } from 'react'
import { boardOf } from '../games/boards.ts'
import { CallSettings } from './call-settings.tsx'
import { LastingSetting } from './lasting-setting.tsx'
import { SoundSettings } from './sound-settings.tsx'
import { AppSettings } from './app-settings.tsx'
import { stoppedAt } from '../device/settings.ts'
import { useSettings } from '../device/use-settings.tsx'
import { Segments, Switch } from '../kit/field.tsx'
import styles from './settings-groups.module.css'

const THEMES = [
  { id: 'system', label: 'Device' },
  { id: 'light', label: 'Daylight' },
  { id: 'dark', label: 'Candlelight' },
] as const

const CONTRASTS = [
  { id: 'system', label: 'Device' },
  { id: 'normal', label: 'Normal' },
  { id: 'high', label: 'High' },
] as const

const TEXTS = [
  { id: 'small', label: 'Small' },
  { id: 'medium', label: 'Medium' },
  { id: 'large', label: 'Large' },
  { id: 'huge', label: 'Huge' },
] as const

const MOTIONS = [
  { id: 'system', label: 'Device' },
  { id: 'full', label: 'Full' },
  { id: 'slow', label: 'Slow' },
  { id: 'off', label: 'Off' },
] as const

const PACES = [
  { id: 'instant', label: 'At once' },
  { id: 'brisk', label: 'Brisk' },
  { id: 'steady', label: 'Steady' },
  { id: 'leisurely', label: 'Leisurely' },
] as const

/** Everything that can be set, in groups. */
export function SettingsGroups(): ReactNode {
  return (
    <div className={styles.groups}>
      <div className={styles.column}>
        <Looks />
        <Moves />
        <section className={styles.group} aria-labelledby="sounds">
          <h2 id="sounds">Sound</h2>
          <SoundSettings />
        </section>
        <section className={styles.group} aria-labelledby="calls">
          <h2 id="calls">When it is your turn</h2>
          <CallSettings />
        </section>
        <section className={styles.group} aria-labelledby="app">
          <h2 id="app">On this device</h2>
          <AppSettings />
          <LastingSetting />
        </section>
      </div>
      <div className={styles.column}>
        <Asking />
      </div>
    </div>
  )
}

function Looks(): ReactNode {
  const { settings, change } = useSettings()
  return (
    <section className={styles.group} aria-labelledby="looks">
      <h2 id="looks">Light and letters</h2>
      <Segments
        label="Theme"
        choices={THEMES}
        value={settings.theme}
        onChoose={(theme) => change({ theme })}
      />
      <Segments
        label="Contrast"
        help="High: the strongest text and the clearest borders."
        choices={CONTRASTS}
        value={settings.contrast}
        onChoose={(contrast) => change({ contrast })}
      />
      <Segments
        label="Text size"
        choices={TEXTS}
        value={settings.text}
        onChoose={(text) => change({ text })}
      />
    </section>
  )
}

function Moves(): ReactNode {
  const { settings, change } = useSettings()
  return (
    <section className={styles.group} aria-labelledby="moves">
      <h2 id="moves">Motion and pace</h2>
      <Segments
        label="Motion"
        help="Off shows every change at once. You miss nothing: the log has it all."
        choices={MOTIONS}
        value={settings.motion}
        onChoose={(motion) => change({ motion })}
      />
      <Segments
        label="Pace"
        help="How fast bots move and events are shown. At once shows only the results."
        choices={PACES}
        value={settings.pace}
        onChoose={(pace) => change({ pace })}
      />
    </section>
  )
}

function Asking(): ReactNode {
  const { settings, change } = useSettings()
  const isFull = settings.stops === 'all'
  return (
    <section className={styles.group} aria-labelledby="asking">
      <h2 id="asking">Asking</h2>
      <Switch
        label="Hints"
        help="Short explanations for newcomers on the table."
        checked={settings.hints}
        onSwitch={(hints) => change({ hints })}
      />
      <Switch
        label={FULL_CONTROL.label}
        help={`${FULL_CONTROL.help} On a shared screen and online it passes only where everyone can see that nothing would come of it.`}
        checked={isFull}
        onSwitch={(isOn) => change(stoppedAt(isOn ? 'all' : settings.stopList))}
      />
      {isFull ? null : <StopList />}
      <Switch
        label="Pass for me online, too"
        help="Where you could only pass, the table passes after a pause of random length, so that the others learn as little as possible. A close watcher may still guess that you could do nothing: switch it off to pass by hand."
        checked={settings.passOnline}
        onSwitch={(passOnline) => change({ passOnline })}
      />
    </section>
  )
}

/** The windows in which one may be asked all the same, game by game. */
function StopList(): ReactNode {
  const { settings, change } = useSettings()
  const games = useWindows()
  const stops = settings.stops === 'all' ? [] : settings.stops
  return (
    <fieldset className={styles.stops}>
      <legend>Stops</legend>
      <p>At a stop you are asked although you have nothing to decide.</p>
      {games.map(({ title, windows }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {windows.map(({ prompt, label }) => (
            <Switch
              key={prompt}
              label={label}
              checked={stops.includes(prompt)}
              onSwitch={(isOn) => change(stoppedAt(withStop(stops, prompt, isOn)))}
            />
          ))}
        </fieldset>
      ))}
    </fieldset>
  )
}

function withStop(stops: readonly string[], prompt: string, isOn: boolean): readonly string[] {
  const others = stops.filter((one) => one !== prompt)
  return isOn ? [...others, prompt] : others
}

interface GameWindows {
  readonly title: string
  readonly windows: readonly ResponseWindow[]
}

/** The windows of each game that has some, as its board names them. */
function useWindows(): readonly GameWindows[] {
  const [found, setFound] = useState<readonly GameWindows[]>([])
  useEffect(() => {
    let isHere = true
    void Promise.all(games.games.map(windowsOf)).then((all) => {
      if (isHere) setFound(all.filter(({ windows }) => windows.length > 0))
    })
    return () => {
      isHere = false
    }
  }, [])
  return found
}

/** A board that cannot be loaded has no windows to set. */
async function windowsOf({ id, title }: AnyGame): Promise<GameWindows> {
  const board = await boardOf(id).catch(() => null)
  return { title, windows: board?.windows ?? [] }
}
