import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client'

export type IndexMetrics = { jobs: number; bytes: number; lagRows: number; lagSeconds: number }

/** One value; all of one name have the same labels. */
export type Sample = { name: string; help: string; labels: Record<string, string>; value: number }

/** The metrics of one process, as another can add them to its own. */
export type MetricsOfProcess = MetricObjectWithValues<MetricValue<string>>[]

export type Metrics = {
  /** `route` is the pattern, never the path: a label per job would grow without bound. */
  observeRequest(method: string, route: string, status: number, seconds: number): void
  observeTask(name: string, seconds: number, failed: boolean): void
  /** Replaces what was known before of gauges that are read all at once. */
  setGauges(samples: readonly Sample[]): void
  read(): Promise<MetricsOfProcess>
  /** In the Prometheus text format; with those of `others` added up. */
  render(others: readonly MetricsOfProcess[]): Promise<RenderedMetrics>
}

export type RenderedMetrics = { text: string; contentType: string }

/** Metrics of a running site; `readIndex` is called on every scrape. */
export function createMetrics(readIndex: () => IndexMetrics): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const requestCount = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const tasks = new Histogram({
    name: 'task_duration_seconds',
    help: 'Time of a background task',
    labelNames: ['task', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers,
  })
  addIndexGauges(registers, readIndex)
  return {
    observeRequest: (method, route, status, seconds) => {
      const labels = { method, route, status: String(status) }
      requestCount.inc(labels)
      requests.observe(labels, seconds)
    },
    observeTask: (task, seconds, failed) =>
      tasks.observe({ task, outcome: failed ? 'failed' : 'done' }, seconds),
    setGauges: samples => setGauges(registry, samples),
    read: () => registry.getMetricsAsJSON(),
    render: async others => {
      const all =
        others.length === 0
          ? registry
          : AggregatorRegistry.aggregate([await registry.getMetricsAsJSON(), ...others])
      return { text: await all.metrics(), contentType: registry.contentType }
    },
  }
}

function setGauges(registry: Registry, samples: readonly Sample[]): void {
  for (const name of new Set(samples.map(sample => sample.name))) registry.removeSingleMetric(name)
  for (const { name, help, labels, value } of samples) {
    // The cast: this function alone makes metrics of these names.
    const known = registry.getSingleMetric(name) as Gauge | undefined
    const gauge = known ?? new Gauge({ name, help, labelNames: Object.keys(labels), registers: [registry] })
    gauge.set(labels, value)
  }
}

function addIndexGauges(registers: Registry[], readIndex: () => IndexMetrics): void {
  // Of several processes each has an index of its own with the same jobs; the one that is furthest behind counts.
  const gauges: [string, string, keyof IndexMetrics, 'max' | 'sum'][] = [
    ['search_index_jobs', 'Jobs in the search index', 'jobs', 'max'],
    ['search_index_bytes', 'Memory of the search index in bytes', 'bytes', 'sum'],
    ['search_index_lag_rows', 'Changes not yet in the search index', 'lagRows', 'max'],
    ['search_index_lag_seconds', 'Age of the oldest change not yet in the search index', 'lagSeconds', 'max'],
  ]
  for (const [name, help, key, aggregator] of gauges) {
    new Gauge({
      name,
      help,
      registers,
      aggregator,
      collect() {
        this.set(readIndex()[key])
      },
    })
  }
}

/** What only ever grows: it goes on to count when its process has ended. */
export function countedOnly(metrics: MetricsOfProcess): MetricsOfProcess {
  return metrics.filter(({ type }) => String(type) === 'counter' || String(type) === 'histogram')
}

export async function addUp(all: readonly MetricsOfProcess[]): Promise<MetricsOfProcess> {
  return AggregatorRegistry.aggregate([...all]).getMetricsAsJSON()
}
