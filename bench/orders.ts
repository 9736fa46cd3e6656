// A thousand orders, paid at a provider whose events are shuffled, doubled, lost and late, taken in and settled by processes that are killed
// with SIGKILL: `npm run bench:orders -- [--orders 1000] [--kills 30]`. At the end every paid order is fulfilled, granted, delivered and billed
// once, nothing unpaid is, the sums are those of the provider, and the numbers of the invoices have no gap.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { reconcilePayments, settlePayments } from '../src/domain/orders/settle-payments.ts'
import { testPrices } from '../tests/support/shop.ts'
import {
  chances,
  outcomesOf,
  placeSimulatedOrders,
  simulatedProvider,
} from '../tests/support/simulated-orders.ts'
import { openBench } from './support/database.ts'

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '1000' }, kills: { type: 'string', default: '30' } },
})
const [count, kills] = [Number(values.orders), Number(values.kills)]
const chance = chances(16)
const bench = await openBench('orders', { connections: 6 })
const simulated = await placeSimulatedOrders(bench.db, { count, chance, now: new Date() })
const provider = simulatedProvider(simulated.payments, () => {})
const untold = [...simulated.events]

/** The provider as the workers know it: what it tells next, what it knows of a payment, and what it is asked to do. */
const server = createServer(async (request, response) => {
  const asked = JSON.parse((await bodyOf(request)) || '{}')
  const answer = async () => {
    // Handed over once: what a killed worker had in its hands is lost.
    if (request.url === '/events') return untold.splice(0, 40)
    if (request.url === '/read') return provider.read(asked.paymentId)
    if (request.url === '/close') return provider.close(asked.paymentId)
    return provider.refund(asked)
  }
  response.end(JSON.stringify((await answer()) ?? null))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
// The cast: a server on a port has such an address.
const providerUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

try {
  await killWorkers()
  const ctx = { ...bench.ctx, shop: { prices: testPrices, payments: provider } }
  await settlePayments(ctx)
  await reconcilePayments(ctx)
  // Each bills two hundred.
  for (let billed = 0; billed <= count; billed += 200) await settlePayments(ctx)
  process.exitCode = (await report()) ? 0 : 1
} finally {
  server.close()
  await bench.close()
}

/** Two at a time. Each is killed somewhere in its work, some before they have done anything. */
async function killWorkers(): Promise<void> {
  let killed = 0
  const lane = async () => {
    while (killed < kills) {
      killed++
      const worker = start()
      await Promise.race([once(worker, 'message'), once(worker, 'exit')])
      // How long a worker lives is the only thing here that the clock decides, and any time will do.
      await new Promise(done => setTimeout(done, chance() * 6_000))
      worker.kill('SIGKILL')
      if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit')
    }
  }
  await Promise.all([lane(), lane()])
  const { unhandled } = await bench.db
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<string>().filterWhere('status', '=', 'open').as('unhandled'))
    .executeTakeFirstOrThrow()
  console.log(
    `${killed} workers were killed; ${untold.length} events not told yet, ${unhandled} payments open`,
  )
}

function start(): ChildProcess {
  const args = ['bench/order-worker.ts', bench.databaseUrl, providerUrl]
  return spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
}

async function report(): Promise<boolean> {
  const outcomes = await outcomesOf(bench.db, simulated)
  for (const { name, found, right } of outcomes) {
    const sizeOf = (value: unknown) => (Array.isArray(value) ? value.length : value)
    const verdict = isDeepStrictEqual(found, right) ? 'right' : 'WRONG'
    console.log(`${verdict}: ${name} ${sizeOf(found)} of ${sizeOf(right)}`)
  }
  return outcomes.every(({ found, right }) => isDeepStrictEqual(found, right))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const piece of request) body += piece
  return body
}
