/** Sends what waits in the outbox; asked for with each message, and every minute for what has to be tried again. */
export const sendMessagesTask = 'send-messages'
