// How long an employer with 5,000 applications waits for the list, the board and one application, next to 50,000 of other employers, and a
// job seeker with 660 for their own list: `npm run bench:applications -- [--rounds 60] [--without-pages]`. First the domain alone, then the
// built site's pages over HTTP.
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  listEmployerApplications,
  readApplicationBoard,
} from '../src/domain/applications/list-employer-applications.ts'
import { listOwnApplications } from '../src/domain/applications/list-own-applications.ts'
import { readEmployerApplication } from '../src/domain/applications/read-employer-application.ts'
import type { Actor } from '../src/domain/caller/actor.ts'
import type { Context } from '../src/domain/caller/context.ts'
import { accountContext, asCookieHeader, testSecret } from '../tests/support/account.ts'
import { openBench } from './support/database.ts'
import { type Gate, judge } from './support/gates.ts'
import { fillApplications } from './support/many-applications.ts'
import { median, percentile, timed } from './support/measure.ts'
import { benchSite } from './support/site.ts'

const limitMs = 150
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '60' },
    'without-pages': { type: 'boolean', default: false },
  },
})
const bench = await openBench('applications', { connections: 10 })
const { employerId, owner, seeker } = await fillApplications(bench.ctx)
const as = (actor: Actor): Context => ({ ...bench.ctx, actor })
const asOwner = as({ ...owner, memberships: [{ employerId, role: 'owner' }] })
const all = { employerId, jobId: null, status: null, q: '', sort: 'newest' as const }
const { rows } = await listEmployerApplications(asOwner, { ...all, page: 120 })
const idOf = (round: number) => rows[round % rows.length]?.id ?? ''

try {
  const gates = [
    await measure('list, first page', () => listEmployerApplications(asOwner, { ...all, page: 1 })),
    await measure('list, page 200', () => listEmployerApplications(asOwner, { ...all, page: 200 })),
    await measure('list, by name', () =>
      listEmployerApplications(asOwner, { ...all, q: 'person 49', page: 1 }),
    ),
    await measure('board', () => readApplicationBoard(asOwner, all)),
    await measure('board, 200 of a column', () =>
      readApplicationBoard(asOwner, { ...all, shown: { applied: 200 } }),
    ),
    await measure('one application', round => readEmployerApplication(asOwner, { id: idOf(round) })),
    await measure('my applications', () => listOwnApplications(as(seeker), { tab: 'all', page: 1 })),
    ...(values['without-pages'] ? [] : await measurePages()),
  ]
  console.log(`machine load: ${loadavg()[0]?.toFixed(1)}`)
  process.exitCode = judge(gates) ? 0 : 1
} finally {
  await bench.close()
}

async function measure(name: string, work: (round: number) => Promise<unknown>): Promise<Gate> {
  for (let round = 0; round < 5; round++) await work(round)
  const times: number[] = []
  for (let round = 0; round < Number(values.rounds); round++) times.push(await timed(() => work(round)))
  const p95 = percentile(times, 95)
  console.log(`${name}: median ${median(times).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`)
  return { name: `${name}, p95`, found: p95, limit: limitMs, at: 'most', unit: ' ms' }
}

/** The same as pages of the built site, sequentially, for two signed-in people. */
async function measurePages(): Promise<Gate[]> {
  const site = await benchSite([], {
    DATABASE_URL: bench.databaseUrl,
    DATA_DIR: join(bench.folder, 'site'),
    AUTH_SECRET: testSecret,
    DEMO: 'off',
  })
  const { realms } = accountContext(bench.db)
  const signIn = async (userId: string) => {
    const body = { userId, assuranceLevel: 'aal1' as const }
    const opened = await realms.site.api.openSession({ body, returnHeaders: true })
    return asCookieHeader(opened.headers.getSetCookie())
  }
  const cookies = { owner: await signIn(owner.userId), seeker: await signIn(seeker.userId) }
  const load = async (path: string, cookie: string) => {
    const answer = await fetch(site.base + path, { headers: { cookie }, redirect: 'manual' })
    const text = await answer.text()
    if (answer.status !== 200 || !text.includes('Stelle '))
      throw new Error(`${path} answered ${answer.status}`)
  }
  const inbox = '/employer-dashboard/bewerbungen'
  try {
    return [
      await measure('/dashboard', () => load('/dashboard', cookies.seeker)),
      await measure('/dashboard, page 20', () => load('/dashboard?page=20', cookies.seeker)),
      await measure(inbox, () => load(inbox, cookies.owner)),
      await measure(`${inbox}, board`, () => load(`${inbox}?view=board`, cookies.owner)),
      await measure(`${inbox}, one`, round => load(`${inbox}/${idOf(round)}`, cookies.owner)),
    ]
  } finally {
    await site.stop()
  }
}
