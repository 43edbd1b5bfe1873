import type { AnyGame, Log } from '@trialhall/kernel'

/** Why a match cannot be played or watched on this page, where it was played by other rules than the page knows; null where it was not. */
export function otherRulesWords(
  { title, rulesVersion }: Pick<AnyGame, 'title' | 'rulesVersion'>,
  log: Pick<Log, 'rulesVersion'>,
): string | null {
  if (log.rulesVersion === rulesVersion) return null
  return `This match was played under version ${log.rulesVersion} of the rules of ${title}; this page uses version ${rulesVersion}.`
}
