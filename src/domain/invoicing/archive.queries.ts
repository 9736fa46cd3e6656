import type { Database } from '../../db/client.ts'

/** Issued, but without their PDF; oldest first. */
export async function findUnarchived(db: Database, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('invoices')
    .select('id')
    .where('pdf_file_id', 'is', null)
    .where('pdf_sha256', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** False when another process was faster. */
export async function keepPdf(
  db: Database,
  invoiceId: number,
  pdf: { fileId: string; sha256: string },
): Promise<boolean> {
  const result = await db
    .updateTable('invoices')
    .set({ pdf_file_id: pdf.fileId, pdf_sha256: pdf.sha256 })
    .where('id', '=', invoiceId)
    .where('pdf_sha256', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) > 0
}

/** Whose time is over; what others still refer to stays as long as they do. @returns how many */
export async function deleteInvoicesKeptUntil(db: Database, day: string): Promise<number> {
  const result = await db
    .deleteFrom('invoices')
    .where('keep_until', '<', day)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices as later')
            .select('later.id')
            .whereRef('later.preceding_id', '=', 'invoices.id'),
        ),
      ),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
