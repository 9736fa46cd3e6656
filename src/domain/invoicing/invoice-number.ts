import type { InvoiceKind } from '../../invoices/invoice.schema.ts'

/** Years after the one of issue: § 147 Abs. 3 AO and § 14b UStG, since 2025. */
const retentionYears = 8

/** Each year has its own numbers, and cancellations have theirs: `2026`, `S2026`. `day` is a day in Berlin. */
export function seriesOf(kind: InvoiceKind, day: string): string {
  const year = day.slice(0, 4)
  return kind === 'cancellation' ? `S${year}` : year
}

export function numberOf(series: string, serial: number): string {
  return `${series}-${String(serial).padStart(6, '0')}`
}

/** The time begins with the end of the year. */
export function lastDayOfRetention(issuedOn: string): string {
  return `${Number(issuedOn.slice(0, 4)) + retentionYears}-12-31`
}
