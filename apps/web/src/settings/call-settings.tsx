import type { ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { RangeField, Switch } from '../kit/field.tsx'
import { isTabOnIos } from '../device/home-screen.ts'
import { useSettings } from '../device/use-settings.tsx'
import { chime } from '../notify/chime.ts'
import { usePermission } from '../notify/use-permission.ts'
import { MailSetting } from './mail-setting.tsx'
import { AwaySetting } from './away-setting.tsx'
import { DENIED } from '../notify/words.ts'
import styles from './call-settings.module.css'

/** How a person is called when it is their turn: by a sound, by the device. */
export function CallSettings(): ReactNode {
  const { settings, change } = useSettings()
  const { sound, volume } = settings
  const switchSound = (isOn: boolean): void => {
    change({ sound: isOn })
    if (isOn) chime(volume)
  }
  return (
    <>
      <Switch
        label="Chime"
        help="A soft sound when your turn comes after a wait, or while the page is out of sight."
        checked={sound}
        onSwitch={switchSound}
      />
      {sound ? (
        <div className={styles.volume}>
          <RangeField
            label="Volume of the chime"
            value={volume}
            max={100}
            step={5}
            unit="%"
            onChoose={(next) => change({ volume: next })}
          />
          <Button onClick={() => chime(volume)}>Test the chime</Button>
        </div>
      ) : null}
      <Notifications />
      <MailSetting />
    </>
  )
}

function Notifications(): ReactNode {
  const { settings, change } = useSettings()
  const { permission, ask } = usePermission()
  const allow = async (): Promise<void> => change({ notify: (await ask()) === 'granted' })
  if (permission === 'granted')
    return (
      <>
        <Switch
          label="Notifications"
          help="The device tells you when it is your turn and the page is out of sight."
          checked={settings.notify}
          onSwitch={(notify) => change({ notify })}
        />
        <AwaySetting />
      </>
    )
  return (
    <div className={styles.ask}>
      <p className={styles.label}>Notifications</p>
      <p className={styles.help}>{WHY[permission === 'never' && isTabOnIos() ? 'tab' : permission]}</p>
      {permission === 'default' ? <Button onClick={() => void allow()}>Allow notifications</Button> : null}
    </div>
  )
}

const WHY = {
  tab: 'On this device notifications need Trialhall on the home screen: press Share, then Add to Home Screen.',
  never: 'This browser shows none here. The tab’s title tells you when it is your turn.',
  insecure:
    'Browsers show notifications only over a secure connection (https). Here, the tab’s title tells you when it is your turn.',
  default:
    'The device can tell you when it is your turn and the page is out of sight. The browser asks you first.',
  denied: DENIED,
} as const
