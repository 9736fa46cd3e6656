import { type Logger, pino } from 'pino'

/** Structured logging; callers pass ids and counts, never names, addresses or text typed by people. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'child'>

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

/** JSON on standard error, so that standard output stays free for a command's results. */
export function createLog(level: LogLevel): Log {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 2, sync: true }),
  )
}
