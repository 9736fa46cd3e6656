import { isDomainError } from '../domain/caller/errors.ts'
import { readAsked, usage } from './bookkeeping/commands.ts'
import { outcomeLine } from './outcome-line.ts'
import { withContext } from './with-context.ts'

const asked = readAsked(process.argv.slice(2))
if (asked) {
  await withContext(ctx => asked(ctx)).then(
    lines => console.log(lines.join('\n')),
    (error: unknown) => {
      if (!isDomainError(error)) throw error
      console.error(outcomeLine(error, 'en'))
      process.exitCode = 1
    },
  )
} else {
  console.error(usage)
  process.exitCode = 2
}
