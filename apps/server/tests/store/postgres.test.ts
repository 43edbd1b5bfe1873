import { afterAll, describe } from 'vitest'
import { openPostgresStore } from '../../src/store/postgres/open-postgres.ts'
import { databasePlace } from '../../src/store/postgres/place.ts'
import { testPostgres } from '../support/postgres.ts'
import { storeContract } from './store-contract.ts'

const postgres = await testPostgres()
afterAll(() => postgres?.close())

describe.skipIf(postgres === null)('on PostgreSQL', () => {
  storeContract('a store on PostgreSQL', async (folder) =>
    openPostgresStore(databasePlace((await postgres?.hall(folder)) ?? '')),
  )
})
