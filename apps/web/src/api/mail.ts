import type { Result } from '@trialhall/kernel'
import { MailState, check, type NewMail, type PasswordByMail } from '@trialhall/protocol'
import { askFor } from './requests.ts'

const aState = (body: unknown): Result<MailState> => check(MailState, body, 'mail')
const anything = (body: unknown): Result<unknown> => ({ ok: true, value: body })

/** Where letters of the hall reach me. */
export function fetchMail(): Promise<Result<MailState>> {
  return askFor('mail', aState)
}

/** Names an address, which gets a letter with a link. */
export function putMail(mail: NewMail): Promise<Result<MailState>> {
  return askFor('mail', aState, { method: 'PUT', body: mail })
}

/** Whether letters about my matches are wanted. */
export function switchMail(isOn: boolean): Promise<Result<MailState>> {
  return askFor('mail', aState, { method: 'PATCH', body: { isOn } })
}

/** Forgets my address. */
export function removeMail(): Promise<Result<MailState>> {
  return askFor('mail', aState, { method: 'DELETE' })
}

/** Does what a link in a letter is for. */
export function followMail(what: 'confirm' | 'stop', token: string): Promise<Result<unknown>> {
  return askFor(`mail/${what}`, anything, { method: 'POST', body: { token } })
}

/** Asks for a letter to the owner of an account, whose password is lost. */
export function forgetPassword(name: string): Promise<Result<unknown>> {
  return askFor('mail/forgot', anything, { method: 'POST', body: { name } })
}

/** Another password, by the link in a letter. */
export function replacePassword(reset: PasswordByMail): Promise<Result<unknown>> {
  return askFor('mail/reset', anything, { method: 'POST', body: reset })
}
