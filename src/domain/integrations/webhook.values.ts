/** What a program can be told of, in the order in which it is offered. Safe for the browser. */
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

/** Sent at the push of a button, whatever was chosen. */
export const testEvent = 'webhook.test'

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]
