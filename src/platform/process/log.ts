import { type Logger, pino } from 'pino'

/** Structured lines on standard error; callers pass ids and counts, never names, addresses or texts that people typed. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'child'>

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

/** Logs are JSON on standard error, so that standard output stays free for what a person or a pipe reads. */
export function createLog(level: LogLevel): Log {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 2, sync: true }),
  )
}
