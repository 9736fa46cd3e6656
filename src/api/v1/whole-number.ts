import { z } from '@hono/zod-openapi'

/** A whole number as it stands in an address. */
export function wholeNumber(from: number, to: number) {
  return z.coerce.number().int().min(from).max(to).openapi({ type: 'integer', minimum: from, maximum: to })
}
