import { berlinDay } from '../basics/berlin.ts'
import { loadEnv } from '../config/env.ts'
import { payTablesSoonDays, tablesRunningOut } from '../vocabulary/pay/gross/table-on.ts'
import { PayTableError, payTables, readPayTablesFrom } from '../vocabulary/pay/tables/pay-tables.ts'

// Checks the pay tables of `data/pay-tables` and those of the operator, in `PAY_TABLES_DIR` or in a folder named on the command line.
try {
  readPayTablesFrom(process.argv[2] ?? loadEnv().PAY_TABLES_DIR ?? null)
  const { schemes, named } = payTables()
  const groups = [...schemes.values()].flatMap(({ tables }) => [...(tables[0]?.groups.values() ?? [])])
  const cells = groups.flatMap(({ steps }) => steps).filter(({ cents }) => cents !== null)
  console.log(
    `${schemes.size} schemes with ${groups.length} groups and ${cells.length} amounts, ${named.size} without a table`,
  )
  for (const { id, endsOn } of tablesRunningOut(berlinDay(new Date()), payTablesSoonDays))
    console.log(`${id} ends on ${endsOn}`)
} catch (error) {
  if (!(error instanceof PayTableError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
