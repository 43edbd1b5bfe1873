import type { Fault } from '@trialhall/kernel'

/** What a server says of a field: its name, what it holds, and what it must do. What it holds may have any characters in it. */
const REFUSED = /^(?: is .*)?: (must .*)$/s

/**
 * What is wrong with a field, for people: 'It must have 8 to 200 characters.' The sentence that programs read begins with the field's name
 * in the protocol, and says what it holds, which people see for themselves. `called` is what the field is called in its stead.
 */
export function faultWords({ field, message }: Pick<Fault, 'field' | 'message'>, called = 'It'): string {
  if (!message.startsWith(field)) return message
  const rest = message.slice(field.length)
  const must = REFUSED.exec(rest)?.[1]
  if (must !== undefined) return `${called} ${must}`
  return rest.startsWith(' is ') ? `${called}${rest}` : message
}
