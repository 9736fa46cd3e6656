import { z } from '@hono/zod-openapi'

export function wholeNumber(from: number, to: number) {
  return z.coerce.number().int().min(from).max(to).openapi({ type: 'integer', minimum: from, maximum: to })
}
