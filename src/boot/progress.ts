/** Reports the step in progress and, when countable, how far it is. */
export type ShowProgress = (step: string, done?: number, total?: number) => void

const everyMs = 1_000

/** One line per step on standard output, updated at most once a second; redrawn in place on a terminal. */
export function progressOnTerminal(
  output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
  clockMs = () => performance.now(),
): ShowProgress {
  let lastStep = ''
  let doneStep = ''
  let begunMs = 0
  let lastShownMs = 0
  return (step, done, total) => {
    const nowMs = clockMs()
    const isNew = step !== lastStep
    const isLast = done !== undefined && done === total
    // Report completion only once.
    if (isLast && step === doneStep) return
    if (!isNew && !isLast && nowMs - lastShownMs < everyMs) return
    if (isNew && lastStep && output.isTTY) output.write('\n')
    if (isNew) begunMs = nowMs
    lastStep = step
    lastShownMs = nowMs
    const left = isLast ? null : timeLeft(nowMs - begunMs, done, total)
    const count =
      done === undefined
        ? ' …'
        : ` … ${format(done)}${total ? ` of ${format(total)}` : ''}${left ? `, ${left}` : ''}`
    if (output.isTTY) output.write(`\r\u001B[K${step}${count}${isLast ? '\n' : ''}`)
    else output.write(`${step}${count}\n`)
    doneStep = isLast ? step : ''
    if (isLast) lastStep = ''
  }
}

const tellingMs = 2_000

/** Remaining time, extrapolated from the pace so far; null until there is one. */
function timeLeft(elapsedMs: number, done = 0, total = 0): string | null {
  if (done === 0 || total === 0 || elapsedMs < tellingMs) return null
  const seconds = Math.ceil(((elapsedMs / done) * (total - done)) / 1_000)
  return seconds < 90 ? `about ${seconds} s left` : `about ${Math.round(seconds / 60)} minutes left`
}

function format(count: number): string {
  return count.toLocaleString('en-US')
}
