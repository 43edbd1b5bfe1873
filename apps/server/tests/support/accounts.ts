import { Person } from './person.ts'

/** Somebody with an account. */
export async function member(host: string, name: string): Promise<Person> {
  const person = await Person.arrive(host)
  const { status, body } = await person.ask('POST', '/api/account', {
    body: { name, password: 'long enough' },
  })
  if (status !== 200) throw new Error(`no account: ${JSON.stringify(body)}`)
  person.me = { ...person.me, account: name }
  return person
}
