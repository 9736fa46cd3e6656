// How long administrators wait for the search and their lists beside a million rows of each kind: `npm run bench:desk -- [--rows 1000000]
// [--rounds 30]`.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { readListQuestion } from '../src/domain/desk/lists/list.schema.ts'
import type { ListName } from '../src/domain/desk/lists/list.values.ts'
import { readList } from '../src/domain/desk/lists/read-list.ts'
import { readDayFigures } from '../src/domain/desk/read-day-figures.ts'
import { readQueues } from '../src/domain/desk/read-queues.ts'
import { findRecords } from '../src/domain/desk/search/find-records.ts'
import { openBench } from './support/database.ts'
import { fillDesk } from './support/fill-desk.ts'
import { type Gate, judge } from './support/gates.ts'
import { median, percentile, timed } from './support/measure.ts'

const limitMs = 100
const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '30' } },
})
const rounds = Number(values.rounds)
const admin = { kind: 'admin', userId: '', adminId: 1, sessionId: '', role: 'owner' } as const
const bench = await openBench('desk', { actor: admin, connections: 6 })
const { ctx } = bench

try {
  const { seconds } = await fillDesk(bench.db, Number(values.rows))
  console.log(`${values.rows} rows of each kind in ${seconds} s`)
  const gates: Gate[] = []
  for (const [name, text] of [
    ['a name that one in 100,000 has', 'person: vorname4711'],
    ['a name that one in 200 has', 'person: nachname77'],
    ['a word that every second has', 'employer: klinik'],
    ['a beginning that all have', 'job: pf'],
    ['two words, common and rare', 'person: name nachname4242'],
    ['an address', 'person: p500000@haus7.example'],
    ['nothing there', 'employer: gibtesnicht'],
    ['a number', 'job: 500000'],
    ['all kinds, a common word', 'klinik'],
    ['all kinds, a rare word', 'vorname4711'],
  ] as const)
    gates.push(await measure(`search: ${name}`, () => findRecords(ctx, { text, after: null })))
  const deep = { at: '2020-01-02T00:00:00Z', id: '1' }
  gates.push(
    await measure('search: a common word, from the oldest on', () =>
      findRecords(ctx, { text: 'employer: klinik', after: deep }),
    ),
  )
  const half = encodeURIComponent(JSON.stringify(['2022-11-05 00:00:00+00', '500000']))
  const halfOfPeople = encodeURIComponent(
    JSON.stringify(['2022-11-05 00:00:00+00', '00000000-0000-4000-8000-000000000000']),
  )
  for (const [list, query] of [
    ['people', ''],
    ['people', `after=${halfOfPeople}`],
    ['people', 'sort=name'],
    ['people', 'sort=email&direction=desc'],
    ['people', 'role=employer&confirmed=no'],
    ['people', 'q=nachname77'],
    ['people', 'q=name&role=employer'],
    ['employers', ''],
    ['employers', `sort=created&after=${half}`],
    ['employers', 'hiring=hiring'],
    ['employers', 'q=klinik'],
    ['employers', 'link=requested'],
    ['jobs', ''],
    ['jobs', `after=${half}`],
    ['jobs', 'sort=title'],
    ['jobs', 'status=paused'],
    ['jobs', 'status=in-review'],
    ['jobs', 'q=station77&status=published'],
    ['feeds', ''],
    ['feeds', `sort=created&after=${half}`],
    ['feeds', 'sort=name'],
    ['feeds', 'state=failing'],
    ['feeds', 'state=running'],
    ['feeds', 'way=file'],
    ['tickets', ''],
    ['tickets', `after=${half}`],
    ['tickets', 'status=closed'],
    ['tickets', 'topic=fault'],
    ['tickets', 'q=p500000@haus.example'],
    ['tickets', 'q=vorname4711'],
    ['tickets', 'q=nachname77'],
    ['tickets', 'q=name'],
    ['orders', ''],
    ['orders', `after=${half}`],
    ['orders', 'status=cancelled'],
    ['orders', 'way=on-account'],
    ['orders', 'from=2022-01-01&to=2022-01-31'],
    ['orders', 'q=klinik'],
    ['orders', 'q=haus4711'],
    ['cases', ''],
    ['cases', `after=${half}`],
    ['cases', 'sort=weight'],
    ['cases', 'sort=weight&status=open'],
    ['cases', 'kind=idea'],
    ['cases', 'hands=nobody'],
    ['cases', 'hands=somebody'],
    ['cases', 'q=station77'],
    ['ideas', ''],
    ['ideas', `after=${half}`],
    ['ideas', 'sort=votes'],
    ['ideas', 'status=planned'],
    ['ideas', 'shown=merged'],
    ['ideas', 'shown=hidden'],
    ['ideas', 'q=idee'],
    ['articles', ''],
    ['articles', `after=${half}`],
    ['articles', 'sort=title'],
    ['articles', 'state=draft'],
    ['articles', 'state=scheduled'],
    ['articles', 'state=archived'],
    ['articles', 'languages=none'],
    ['articles', 'q=nummer77'],
    ['admins', ''],
    ['log', ''],
    ['log', `after=${half}`],
    ['log', 'kind=profile-changed'],
    ['log', 'kind=signed-in&from=2022-01-01&to=2022-01-31'],
    ['log', 'to=2021-01-01'],
    ['log', 'q=p500000@haus0.example'],
    ['log', 'q=vorname4711'],
    ['log', 'q=nachname77'],
    ['log', 'q=name'],
  ] as const)
    gates.push(await measure(`list: ${list}?${decodeURIComponent(query)}`, () => read(list, query)))
  gates.push(
    await measure('overview: queues', () => readQueues(ctx)),
    await measure('overview: figures of 29 days', () => readDayFigures(ctx)),
  )
  console.log(`machine load: ${loadavg()[0]?.toFixed(1)}`)
  process.exitCode = judge(gates) ? 0 : 1
} finally {
  await bench.close()
}

async function measure(name: string, work: () => Promise<unknown>): Promise<Gate> {
  for (let round = 0; round < 3; round++) await work()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await timed(work))
  const p95 = percentile(times, 95)
  console.log(`${name}: median ${median(times).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`)
  return { name: `${name}, p95`, found: p95, limit: limitMs, at: 'most', unit: ' ms' }
}

function read(list: ListName, query: string) {
  return readList(ctx, { list, question: readListQuestion(list, new URLSearchParams(query)) })
}
