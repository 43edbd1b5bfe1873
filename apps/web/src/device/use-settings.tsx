import type { Motion } from '@trialhall/table-ui'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { SETTINGS_KEY, type Settings, readSettings, writeSettings } from './settings.ts'
import { useMedia } from '../kit/use-media.ts'

interface SettingsStore {
  readonly settings: Settings
  readonly change: (part: Partial<Settings>) => void
}

const Context = createContext<SettingsStore | null>(null)

/** Holds the settings for the whole page, keeps them, and puts those that are seen on the root element. */
export function SettingsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [settings, setSettings] = useState(readSettings)
  const change = useCallback(
    (part: Partial<Settings>) =>
      setSettings((old) => {
        const next = { ...old, ...part }
        writeSettings(next)
        return next
      }),
    [],
  )
  useEffect(() => {
    // What another tab of this device sets holds here, too.
    const hear = ({ key }: StorageEvent): void => {
      if (key === SETTINGS_KEY || key === null) setSettings(readSettings())
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [])
  useMarks(settings)
  const store = useMemo(() => ({ settings, change }), [settings, change])
  return <Context value={store}>{children}</Context>
}

/** The settings, and how they are changed. */
export function useSettings(): SettingsStore {
  const store = use(Context)
  if (!store) throw new Error('There are no settings outside of SettingsProvider.')
  return store
}

/** The motion to show: what was set, else what the device asks for. */
export function useMotion(): Motion {
  const { motion } = useSettings().settings
  const isReduced = useMedia('(prefers-reduced-motion: reduce)')
  if (motion !== 'system') return motion
  return isReduced ? 'off' : 'full'
}

/** Puts what is seen on the root element; `theme.js` has done so before the first paint. */
function useMarks({ theme, contrast, motion, text }: Settings): void {
  const isMoreAsked = useMedia('(prefers-contrast: more)')
  const isHigh = contrast === 'high' || (contrast === 'system' && isMoreAsked)
  useEffect(() => {
    const { dataset } = document.documentElement
    setOrClear(dataset, 'theme', theme === 'system' ? '' : theme)
    setOrClear(dataset, 'contrast', isHigh ? 'high' : '')
    setOrClear(dataset, 'motion', motion === 'system' ? '' : motion)
    setOrClear(dataset, 'text', text === 'medium' ? '' : text)
  }, [theme, isHigh, motion, text])
  const isDark = useMedia('(prefers-color-scheme: dark)')
  useEffect(() => {
    // Once it is painted: to ask for the colour sooner would make the press wait for it.
    const timer = setTimeout(colourFrame, AFTER_PAINT)
    return () => clearTimeout(timer)
  }, [theme, isHigh, isDark])
}

const AFTER_PAINT = 100

/** The browser's own frame takes the colour of the ground. */
function colourFrame(): void {
  const ground = getComputedStyle(document.documentElement).backgroundColor
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', ground)
}

function setOrClear(dataset: DOMStringMap, key: string, value: string): void {
  if (value === '') delete dataset[key]
  else dataset[key] = value
}
