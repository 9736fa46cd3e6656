/** Webhook events in the order offered. Browser-safe. */
export const webhookEvents = [
  'application.created',
  'application.status-changed',
  'application.message',
  'application.documents-changed',
  'application.invitation-answered',
  'application.deleted',
  'job.published',
  'job.ended',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** Sent on request, whatever events are subscribed. */
export const testEvent = 'webhook.test'

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]
