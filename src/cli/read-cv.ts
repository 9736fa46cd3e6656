import { readFile } from 'node:fs/promises'
import { basename, parse } from 'node:path'
import { parseArgs } from 'node:util'
import type { Evidence } from '../cv-format/cv.ts'
import { cvAsJson } from '../cv-format/cv-as-json.ts'
import type { CvProblem } from '../cv-format/cv-problem.values.ts'
import { readCv } from '../cv-format/read-cv.ts'

const usage = `Reads a CV and prints what it says, each fact with the words it was read from.

  npm run read:cv -- FILE [--json]

  FILE    PDF, DOCX, ODT, RTF or plain text; at most 30 pages
  --json  prints one JSON object, with the evidence of each field`

const reasons: Record<CvProblem, string> = {
  empty: 'The document is empty.',
  'unknown-format':
    'This is neither PDF, DOCX, ODT, RTF nor plain text, whatever its name says. Please save the CV as a PDF.',
  'not-what-it-says':
    'The document is not what its name says, and nothing that can be read. Please save the CV as a PDF.',
  encrypted: 'The document asks for a password. Please save it without one.',
  corrupted: 'The document is damaged. Please export it once more.',
  'nothing-recognised':
    'No text could be recognised in the picture. Please use a sharper one, or a PDF made from the text itself.',
  'no-text':
    'The document is a picture without text, such as a scan. Please use a PDF made from the text itself.',
  'too-many-pages':
    'The document has more than 30 pages. Please leave out certificates and other attachments.',
  bomb: 'The document would become far larger than a CV can be, and was not opened.',
}

const options = readOptions()
if (options) process.exitCode = await show(options)
else {
  console.error(usage)
  process.exitCode = 2
}

type Options = { file: string; json: boolean }

function readOptions(): Options | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    })
    const [file] = positionals
    return file === undefined || positionals.length > 1 ? null : { file, json: values.json }
  } catch {
    return null
  }
}

async function show({ file, json }: Options): Promise<number> {
  const bytes = await readFile(file).catch(() => null)
  if (!bytes) {
    console.error(`There is no document ${file}.`)
    return 1
  }
  const { fields, problem, remarks } = await readCv({ bytes, name: basename(file), now: new Date() })
  for (const remark of remarks) console.error(remark)
  if (problem) {
    console.error(`${reasons[problem]} (${problem})`)
    return 1
  }
  const { evidence, ...facts } = cvAsJson(fields, parse(file).name)
  if (json) console.log(JSON.stringify({ ...facts, evidence }, null, 1))
  else console.table(Object.entries(evidence).map(([field, each]) => ({ field, ...shortened(each) })))
  return 0
}

function shortened({ quote, page, certainty }: Evidence) {
  return { quote: quote.slice(0, 80), page, certainty }
}
