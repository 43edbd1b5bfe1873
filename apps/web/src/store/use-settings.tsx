import type { Motion } from '@trialhall/table-ui'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { type Settings, readSettings, writeSettings } from './settings.ts'

interface SettingsStore {
  readonly settings: Settings
  readonly change: (part: Partial<Settings>) => void
}

const Context = createContext<SettingsStore | null>(null)

/** Holds the settings for the whole page, keeps them, and puts those that are seen on the root element. */
export function SettingsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [settings, setSettings] = useState(readSettings)
  useEffect(() => {
    mark(settings)
    writeSettings(settings)
  }, [settings])
  const store = useMemo(
    () => ({ settings, change: (part: Partial<Settings>) => setSettings((old) => ({ ...old, ...part })) }),
    [settings],
  )
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
  const query = '(prefers-reduced-motion: reduce)'
  const [isReduced, setReduced] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const look = (): void => setReduced(media.matches)
    media.addEventListener('change', look)
    return () => media.removeEventListener('change', look)
  }, [])
  if (motion !== 'system') return motion
  return isReduced ? 'off' : 'full'
}

function mark({ theme, motion, text }: Settings): void {
  const { dataset } = document.documentElement
  setOrClear(dataset, 'theme', theme === 'system' ? '' : theme)
  setOrClear(dataset, 'motion', motion === 'system' ? '' : motion)
  setOrClear(dataset, 'text', text === 'medium' ? '' : text)
}

function setOrClear(dataset: DOMStringMap, key: string, value: string): void {
  if (value === '') delete dataset[key]
  else dataset[key] = value
}
