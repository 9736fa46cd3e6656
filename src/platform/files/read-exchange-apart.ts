import type { Exchange } from '../../cv-format/exchange/read-exchange.ts'
import type { Asker } from '../process/turns.ts'
import { readApart } from './read-apart.ts'

/** Reads a document that brings a profile along apart, 20 seconds at most. @throws {ApartProblem} */
export async function readExchangeApart(asker: Asker, bytes: Uint8Array): Promise<Exchange> {
  const answer = await readApart(asker, async () => ({ kind: 'read-exchange', bytes }))
  if (answer.kind === 'exchange-read') return answer.exchange
  throw new Error(`unexpected: ${answer.kind}`)
}
