/** Says what is being prepared and, when it can be counted, how far it is. */
export type ShowProgress = (step: string, done?: number, total?: number) => void

const everyMs = 1_000

/** One line a step on standard output, and at most one a second while it counts; on a terminal the line is redrawn. */
export function progressOnTerminal(output: NodeJS.WriteStream): ShowProgress {
  let lastStep = ''
  let lastShownMs = 0
  return (step, done, total) => {
    const nowMs = performance.now()
    const isNew = step !== lastStep
    const isLast = done !== undefined && done === total
    if (!isNew && !isLast && nowMs - lastShownMs < everyMs) return
    if (isNew && lastStep && output.isTTY) output.write('\n')
    lastStep = step
    lastShownMs = nowMs
    const count = done === undefined ? ' …' : ` … ${format(done)}${total ? ` of ${format(total)}` : ''}`
    if (output.isTTY) output.write(`\r\u001B[K${step}${count}${isLast ? '\n' : ''}`)
    else output.write(`${step}${count}\n`)
    if (isLast) lastStep = ''
  }
}

function format(count: number): string {
  return count.toLocaleString('en-US')
}
