import type { ReactNode } from 'react'
import { SettingsGroups } from '../settings/settings-groups.tsx'
import { Page } from '../shell/shell.tsx'

/** How the hall looks and moves on this device. */
export default function SettingsPage(): ReactNode {
  return (
    <Page title="Settings" heading="Settings" lead="Saved on this device. Changes take effect at once.">
      <SettingsGroups />
    </Page>
  )
}
