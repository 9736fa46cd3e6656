/** Tells programs what waits for them; asked for with each event, and every minute for what has to be tried again. */
export const deliverWebhooksTask = 'deliver-webhooks'
