import { z } from 'zod'
import { limits } from '../../config/limits.ts'
import { webhookEvents } from './webhook.values.ts'

/** URL and events. The use case validates the URL: it knows which addresses are permitted. */
export const newWebhookSchema = z.object({
  url: z
    .string({ error: 'integrations.problem.url.no-address' })
    .trim()
    .min(1, 'integrations.problem.url.no-address')
    .max(limits.webhookUrlChars, 'integrations.problem.url.too-long'),
  events: z
    .array(z.enum(webhookEvents), 'integrations.problem.events')
    .min(1, 'integrations.problem.events')
    .transform(events => webhookEvents.filter(event => events.includes(event))),
})
export type NewWebhook = z.infer<typeof newWebhookSchema>

export const deliverySchema = z.object({ deliveryId: z.uuid() })
