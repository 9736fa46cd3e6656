import { StartError } from '../platform/process/start-error.ts'
import { PayTableError, readPayTablesFrom } from '../vocabulary/pay/tables/pay-tables.ts'

/** From now on, the operator's tables of pay are read beside ours. @throws {StartError} with all mistakes of all files */
export function readPayTables(folder: string | undefined): void {
  try {
    readPayTablesFrom(folder ?? null)
  } catch (error) {
    throw error instanceof PayTableError ? new StartError(error.message, { cause: error }) : error
  }
}
