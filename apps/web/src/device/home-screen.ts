/** What Safari on iPhones and iPads alone tells of a page: whether it was opened from the home screen. */
interface Opened {
  readonly standalone?: boolean
}

/** What a page on an iPhone or an iPad cannot do in a tab. */
export const TO_HOME_SCREEN =
  'Add Trialhall to the home screen (Share, Add to Home Screen) for notifications and matches that last: what a tab keeps, Safari may delete after seven days without a visit.'

/** Whether this page is a tab on an iPhone or an iPad. */
export function isTabOnIos(): boolean {
  return (navigator as Opened).standalone === false && navigator.maxTouchPoints > 1
}
