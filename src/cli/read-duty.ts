import { parseArgs } from 'node:util'
import { readDutyFacts } from '../vocabulary/duty/read-duty-facts.ts'

const usage = `Reads what a text says of duties, time off, training and support, with the words that say it.

  npm run read:duty -- "TEXT" [--json]

  --json   prints one JSON object; \`from\` and \`to\` are offsets in the text`

const given = readArguments()
if (given) show(given)
else {
  console.error(usage)
  process.exitCode = 2
}

function readArguments(): { text: string; json: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    })
    const [text] = positionals
    return text === undefined || positionals.length > 1 ? null : { text, json: values.json }
  } catch {
    return null
  }
}

function show({ text, json }: { text: string; json: boolean }): void {
  const facts = readDutyFacts(text)
  if (json) {
    console.log(JSON.stringify({ text, facts }, null, 1))
    return
  }
  const rows = Object.entries(facts).map(([fact, { value, words }]) => [
    fact,
    { value: typeof value === 'object' ? Object.values(value).join(' ') : value, words },
  ])
  if (rows.length === 0) console.log('nothing')
  else console.table(Object.fromEntries(rows))
}
