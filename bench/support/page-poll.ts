import { setTimeout as wait } from 'node:timers/promises'

/** Pause between two requests: that of a fast but human reader. */
const pauseMs = 40

/** Requests pages in sequence, always a different one, so that none is cached, and records response times. */
export function pollPages(base: string) {
  const times: number[] = []
  let failed = 0
  let count = 0
  let isStopped = false
  const running = run()
  return {
    stop: async (name: string) => {
      isStopped = true
      await running
      times.sort((one, other) => one - other)
      const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
      const pages = { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
      console.log(
        `${times.length} pages, ${name}: p50 ${pages.p50.toFixed(1)} ms, p95 ${pages.p95.toFixed(1)} ms, p99 ${pages.p99.toFixed(1)} ms, longest ${at(1).toFixed(0)} ms, ${failed} failed`,
      )
      return pages
    },
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      const begun = performance.now()
      const answer = await fetch(base + pathAt(count++)).catch(() => null)
      await answer?.arrayBuffer()
      times.push(performance.now() - begun)
      if (!answer?.ok) failed++
      await wait(pauseMs)
    }
  }
}

const towns = ['Köln', 'Berlin', 'Hamburg', 'München', 'Kiel', 'Dresden', 'Erfurt']
const wishes = ['pflege', 'arzt', 'hebamme', 'mfa', 'physiotherapie', 'intensivstation']

function pathAt(number: number): string {
  const wish = wishes[number % wishes.length] ?? ''
  const query = new URLSearchParams({
    q: wish,
    place: towns[number % towns.length] ?? '',
    radius: String(10 + (number % 90)),
  })
  if (number % 3 === 1) return `/api/v1/jobs?${query}`
  return `/jobs?${query}`
}
