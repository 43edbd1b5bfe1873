import { expect, test } from 'vitest'
import { MailBook, USUAL_MAIL_LIMITS } from '../../src/calls/mail-book.ts'
import { memoryStore } from '../support/server.ts'

test.each(['{"address":"ada@hall.ex', '{}', '{"address":"ada@hall.example"}', '[]'])(
  'whose entry is damaged has named no address, and the next one takes its place: %s',
  async (body) => {
    const store = await memoryStore()
    const book = new MailBook({ store, wall: () => 0, limits: USUAL_MAIL_LIMITS })
    await store.changeRecords([{ kind: 'mail', id: 'ada', owner: 'ada', rank: null, base: null, body }])
    expect(await book.of('ada')).toBeNull()
    await book.wasHere('ada')
    expect(await book.mayTell('ada', 'm1')).toBe(false)
    await book.put('ada', 'ada@new.example')
    expect(await book.of('ada')).toMatchObject({ address: 'ada@new.example', isConfirmed: false })
    await store.close()
  },
)
