import type { ReactNode } from 'react'
import { SettingsGroups } from '../settings/settings-groups.tsx'
import { Page } from '../shell/shell.tsx'

/** How the hall looks and moves on this device. */
export default function SettingsPage(): ReactNode {
  return (
    <Page title="Settings" heading="Settings" lead="Kept on this device, in force at once.">
      <SettingsGroups />
    </Page>
  )
}
