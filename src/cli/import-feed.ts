import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { FeedReason } from '../domain/feeds/feed-reason.values.ts'
import { importFeed } from '../domain/feeds/import-feed.ts'
import { reasonLine, reasonText } from '../domain/feeds/reason-text.ts'
import type { FeedResult } from '../domain/feeds/runs/feed-run.ts'
import { type DialectId, dialectIds } from '../feed-format/dialects/dialects.ts'
import { translator } from '../i18n/translate.ts'
import { keepHeapSmall } from '../platform/process/small-heap.ts'
import { withContext } from './with-context.ts'

const usage = `Imports a feed of jobs for one employer.

  npm run import -- FILE --employer "NAME" [--format FORMAT] [--feed NAME] [--dry-run] [--json]

  FILE        XML, JSON or CSV, also as gzip
  --employer  found by name, or created
  --format    auto (default) or one of: ${dialectIds.join(', ')}
  --feed      when an employer has several feeds; each ends its own jobs only
  --dry-run   counts everything and writes nothing
  --json      prints the result as one JSON object in the last line`

type Options = {
  file: string
  employer: string
  format: DialectId | 'auto'
  feed: string | undefined
  dryRun: boolean
  json: boolean
}

keepHeapSmall()
const options = readOptions()
if (options) {
  const result = await withContext(ctx =>
    importFeed(ctx, {
      source: options.file,
      employer: { name: options.employer },
      format: options.format,
      dryRun: options.dryRun,
      fileName: basename(options.file),
      ...(options.feed === undefined ? {} : { feedName: options.feed }),
      ...(options.json || !process.stderr.isTTY ? {} : { onProgress: showProgress }),
    }),
  )
  if (!options.json) console.log(summary(result))
  else console.log(JSON.stringify(withTexts(result)))
  process.exitCode = result.refused ? 1 : 0
} else {
  console.error(usage)
  process.exitCode = 2
}

function readOptions(): Options | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        employer: { type: 'string' },
        format: { type: 'string', default: 'auto' },
        feed: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    })
    const [file] = positionals
    const format = ['auto' as const, ...dialectIds].find(id => id === values.format)
    if (file === undefined || positionals.length > 1 || !values.employer?.trim() || format === undefined)
      return null
    return {
      file,
      employer: values.employer,
      format,
      feed: values.feed,
      dryRun: values['dry-run'],
      json: values.json,
    }
  } catch {
    return null
  }
}

function showProgress(items: number, of: number): void {
  process.stderr.write(`\r${items} of ${of} jobs${items >= of ? '\n' : ''}`)
}

function summary(result: FeedResult): string {
  const lines = [
    `${result.dryRun ? 'Dry run, nothing was written. ' : ''}Format: ${result.format ?? 'none'}`,
    `${result.successful} jobs on the site: ${result.new} new, ${result.changed} changed, ${result.unchanged} unchanged`,
    `${result.duplicates} duplicates, ${result.failed} failed, ${result.expired} past their closing date, ${result.vanished} missing, ${result.ended} ended`,
    ...(result.reason === null ? [] : [reasonLine(result.reason)]),
    ...result.failures
      .slice(0, 20)
      .map(
        ({ id, line, reason }) =>
          `  failed: ${id ?? 'no id'}${line === null ? '' : `, line ${line}`}: ${reasonLine(reason)}`,
      ),
    ...result.warnings
      .slice(0, 20)
      .map(({ line, reason }) => `  warning: ${line === null ? '' : `line ${line}: `}${reasonLine(reason)}`),
  ]
  return lines.join('\n')
}

/** The result with each reason in words as well. */
function withTexts(result: FeedResult) {
  const t = translator('en')
  const said = (reason: FeedReason) => ({ ...reason, text: reasonText(t, reason) })
  return {
    ...result,
    reason: result.reason && said(result.reason),
    warnings: result.warnings.map(({ line, reason }) => ({ line, reason: said(reason) })),
    failures: result.failures.map(failure => ({ ...failure, reason: said(failure.reason) })),
  }
}
