import { afterAll, describe } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import { openPostgresStore } from '../../src/store/postgres/open-postgres.ts'
import { databasePlace } from '../../src/store/postgres/place.ts'
import { testPostgres } from '../support/postgres.ts'
import { ratingsContract } from './ratings-contract.ts'

const postgres = await testPostgres()
afterAll(() => postgres?.close())

ratingsContract('ratings in the embedded store', (folder) => openStore(folder))

describe.skipIf(postgres === null)('on PostgreSQL', () => {
  ratingsContract('ratings in a store on PostgreSQL', async (folder) =>
    openPostgresStore(databasePlace((await postgres?.hall(folder)) ?? '')),
  )
})
