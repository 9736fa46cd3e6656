// Reads a bounce, or a complaint about spam, from standard input and records it, so that no more notices go to that address. For the mail server's hook, such as a line
// in /etc/aliases: bounces: "|node /srv/kittel/src/cli/note-bounce.ts"
import { text } from 'node:stream/consumers'
import { noteBounce } from '../domain/mail/note-bounce.ts'
import { readDeliveryStatus } from '../domain/mail/read-delivery-status.ts'
import { withContext } from './with-context.ts'

const bounce = readDeliveryStatus(await text(process.stdin))
if (!bounce) console.log('Not a bounce report: nothing recorded.')
else {
  const isKnown = await withContext(ctx => noteBounce(ctx, bounce))
  console.log(isKnown ? 'Recorded.' : 'This site sent no such mail: nothing recorded.')
}
