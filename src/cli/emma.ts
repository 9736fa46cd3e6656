import { parseArgs } from 'node:util'
import { answerLines } from './emma/answer-lines.ts'
import { talkToEmma } from './emma/talk-to-emma.ts'
import { withSearch } from './emma/with-search.ts'

const usage = `A conversation with Emma, the assistant, over the jobs of this folder.

  npm run emma -- [--lang de|en] [--json]

  --lang  language of the answers; absent, that of each question
  --json  reads questions from standard input and prints one JSON object each: a line of text continues the
          conversation, an empty line starts anew, and a line that is a JSON object is what the API takes`

const options = readOptions()
if (options) {
  await withSearch(ctx => (options.json ? answerLines(ctx, options) : talkToEmma(ctx, options)))
} else {
  console.error(usage)
  process.exitCode = 2
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { lang: { type: 'string' }, json: { type: 'boolean', default: false } },
    })
    const { lang, json } = values
    if (positionals.length > 0 || (lang !== undefined && lang !== 'de' && lang !== 'en')) return null
    return { lang: lang ?? null, json } as const
  } catch {
    return null
  }
}
