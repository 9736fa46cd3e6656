// Reads a mail server's report on an undelivered mail from standard input and notes it, so that no more notices go to that
// address. For the mail server's hook, such as a line in /etc/aliases: bounces: "|node /srv/kittel/src/cli/note-bounce.ts"
import { text } from 'node:stream/consumers'
import { noteBounce } from '../domain/mail/note-bounce.ts'
import { readDeliveryStatus } from '../domain/mail/read-delivery-status.ts'
import { withContext } from './with-context.ts'

const bounce = readDeliveryStatus(await text(process.stdin))
if (!bounce) console.log('No report of a mail that came back: nothing noted.')
else {
  const isKnown = await withContext(ctx => noteBounce(ctx, bounce))
  console.log(isKnown ? 'Noted.' : 'This site has sent no such mail: nothing noted.')
}
