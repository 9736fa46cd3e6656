// Lighthouse on the kinds of public page, as a phone or with `--desktop`:
// `npm run bench:pages -- [--base http://127.0.0.1:3000] [--runs 3] [--desktop]`.
// Prints scores and timings of each page's median run; fails when a gate fails.
import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { browserArguments, findBrowser } from '../tests/support/find-browser.mjs'
import { freePort } from './support/free-port.ts'
import { type Gate, judge } from './support/gates.ts'
import { benchSite } from './support/site.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Record<(typeof categories)[number], number>
type Run = { scores: Scores; lcpMs: number; cls: number; tbtMs: number; weaknesses: string[] }

async function examine(url: string, port: number): Promise<Run> {
  const flags: Parameters<typeof lighthouse>[1] = {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  }
  const result = isDesktop
    ? await lighthouse(url, flags, desktopConfig)
    : await lighthouse(url, { ...flags, formFactor: 'mobile' })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
  const { lhr } = result
  const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const score = (id: string) => Math.round((lhr.categories[id]?.score ?? 0) * 100)
  // The cast: every requested category is in the list, so the record is complete.
  const scores = Object.fromEntries(categories.map(id => [id, score(id)])) as Scores
  const asked = categories
    .filter(id => id !== 'performance')
    .flatMap(id => lhr.categories[id]?.auditRefs ?? [])
  const failed = asked.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
  return {
    scores,
    lcpMs: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbtMs: figure('total-blocking-time'),
    weaknesses: failed.map(({ id }) => lhr.audits[id]?.title ?? id),
  }
}

/** The run with the median performance: single runs on a busy machine say little. */
async function medianRun(url: string, port: number, runs: number): Promise<Run> {
  const all: Run[] = []
  for (let run = 0; run < runs; run++) all.push(await examine(url, port))
  all.sort((a, b) => a.scores.performance - b.scores.performance)
  const middle = all[Math.floor(all.length / 2)]
  if (!middle) throw new Error('There must be at least one run.')
  return middle
}

/** A hidden page asks search engines to leave it out, which Lighthouse takes for a mistake. */
type PublicPage = { path: string; isHidden?: boolean }

/** Job and employer are the first that the API lists. */
async function publicPages(base: string): Promise<PublicPage[]> {
  const first = async (noun: string) => {
    const answer = (await (await fetch(`${base}/api/v1/${noun}?pageSize=1`)).json()) as Record<
      string,
      { url?: string; id?: number }[] | undefined
    >
    const entry = answer[noun]?.[0]
    if (!entry) throw new Error(`The API lists no ${noun}.`)
    return new URL(entry.url ?? `/${noun}/${entry.id}`, base).pathname
  }
  const job = await first('jobs')
  return [
    { path: '/' },
    { path: '/jobs' },
    { path: job },
    { path: await first('employers') },
    { path: '/talentpool' },
    { path: '/so-entsteht-diese-liste' },
    { path: '/kontakt' },
    { path: '/emma' },
    { path: `${job}/nachfragen`, isHidden: true },
  ]
}

function gatesOf({ path, isHidden = false }: PublicPage, { scores, lcpMs, cls, tbtMs }: Run): Gate[] {
  const judged = categories.filter(id => id !== 'seo' || !isHidden)
  const scoreGates = judged.map((id): Gate => {
    return { name: `${path} ${id}`, found: scores[id], limit: id === 'performance' ? 95 : 100, at: 'least' }
  })
  return [
    ...scoreGates,
    { name: `${path} largest contentful paint`, found: lcpMs, limit: 1_800, at: 'most', unit: ' ms' },
    { name: `${path} layout shift`, found: cls, limit: 0.02, at: 'most' },
    { name: `${path} blocking time`, found: tbtMs, limit: 100, at: 'most', unit: ' ms' },
  ]
}

const words = process.argv.slice(2)
const isDesktop = words.includes('--desktop')
const runs = Number(words[words.indexOf('--runs') + 1]) || 1
const port = await freePort()
const site = await benchSite(words)
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserArguments, `--remote-debugging-port=${port}`],
})
let holds = false
try {
  const gates: Gate[] = []
  for (const page of await publicPages(site.base)) {
    const { path } = page
    const run = await medianRun(site.base + path, port, runs)
    const { scores, lcpMs, cls, tbtMs } = run
    const line = categories.map(id => `${id} ${scores[id]}`).join('  ')
    console.log(
      `${path}\n  ${line}  LCP ${lcpMs.toFixed(0)} ms  CLS ${cls.toFixed(3)}  TBT ${tbtMs.toFixed(0)} ms`,
    )
    for (const weakness of run.weaknesses) console.log(`  not yet: ${weakness}`)
    gates.push(...gatesOf(page, run))
  }
  holds = judge(gates)
} finally {
  await browser.close()
  await site.stop()
}
console.log(holds ? 'PASS' : 'FAIL')
process.exit(holds ? 0 : 1)
