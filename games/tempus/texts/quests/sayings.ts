import type { QuestRules } from '../../faces.ts'

/** What a Quest answers to, with the words for it. */
export interface QuestText extends QuestRules {
  /** How parties advance, in sentences; what each tier needs stands beside them on the card. */
  readonly says: string
}
