import { setFlagsFromString } from 'node:v8'

/** Heap growth, relative to live data, that triggers a collection; V8's default allows about four times as much. */
const growingPercent = 120

/**
 * Keeps the young generation at its initial size and the heap close to its live data. A process that streams a lot and retains little would
 * otherwise accumulate hundreds of megabytes of garbage; costs about a tenth of the throughput. Call it before the work begins.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString(`--heap-growing-percent=${growingPercent}`)
}
