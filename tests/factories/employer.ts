import type { Insertable } from 'kysely'
import type { Database } from '../../src/db/client.ts'
import type { Employers } from '../../src/db/tables.ts'

let made = 0

/** Inserts a hospital in Köln; `values` override the defaults. @returns its id. */
export async function makeEmployer(
  db: Database,
  values: Partial<Insertable<Employers>> = {},
): Promise<number> {
  made += 1
  const row = await db
    .insertInto('employers')
    .values({
      slug: `klinikum-${made}`,
      name: `Klinikum ${made}`,
      type: 'hospital',
      ownership: 'public',
      size: '1000+',
      postal_code: '50667',
      city: 'Köln',
      state_code: 'DE-NW',
      country: 'DE',
      lat_degrees: 50.9375,
      lon_degrees: 6.9603,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
