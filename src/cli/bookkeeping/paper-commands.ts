import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../../domain/caller/context.ts'
import { cancelInvoice, correctInvoice } from '../../domain/invoicing/change-invoice.ts'
import { holdDunning, releaseDunning } from '../../domain/invoicing/dunning/hold-dunning.ts'
import { exportBookings } from '../../domain/invoicing/export-bookings.ts'
import { bookingsSchema, correctionSchema, reasonSchema } from '../../domain/invoicing/invoicing.schema.ts'
import { openInvoice, readInvoice } from '../../domain/invoicing/read-invoices.ts'
import type { Options } from './options.ts'
import { readGiven } from './read-given.ts'

type Names = readonly string[]

export async function hold(ctx: Context, [number = '']: Names, options: Options): Promise<string[]> {
  const { reason } = readGiven(reasonSchema, options)
  const { id: invoiceId } = await readInvoice(ctx, { number })
  await holdDunning(ctx, { invoiceId, reason })
  return [`No reminders of ${number} are sent.`]
}

export async function release(ctx: Context, [number = '']: Names): Promise<string[]> {
  const { id: invoiceId } = await readInvoice(ctx, { number })
  await releaseDunning(ctx, { invoiceId })
  return [`Reminders of ${number} are sent again.`]
}

export async function cancel(ctx: Context, [number = '']: Names, options: Options): Promise<string[]> {
  const { reason } = readGiven(reasonSchema, options)
  const { id: invoiceId } = await readInvoice(ctx, { number })
  const issued = await cancelInvoice(ctx, { invoiceId, reason })
  return [`${issued.number} takes ${number} back; its buyer gets it by mail.`]
}

export async function correct(ctx: Context, [number = '', file = '']: Names): Promise<string[]> {
  const correction = readGiven(correctionSchema, JSON.parse(await readFile(file, 'utf8')))
  const { id: invoiceId } = await readInvoice(ctx, { number })
  const issued = await correctInvoice(ctx, { invoiceId, correction })
  return [`${issued.number} takes the place of ${number}; its buyer gets it by mail.`]
}

/** The very bytes that the buyer has got. */
export async function saveDocument(
  ctx: Context,
  [number = '', folder = '']: Names,
  { form }: Options,
): Promise<string[]> {
  const { id: invoiceId } = await readInvoice(ctx, { number })
  const { name, bytes } = await openInvoice(ctx, { invoiceId, form: form === 'xml' ? 'xml' : 'pdf' })
  return [await written(folder, name, bytes)]
}

export async function bookings(ctx: Context, [folder = '']: Names, options: Options): Promise<string[]> {
  const { name, bytes } = await exportBookings(ctx, readGiven(bookingsSchema, options))
  return [await written(folder, name, bytes)]
}

async function written(folder: string, name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}
