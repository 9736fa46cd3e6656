import { readFile } from 'node:fs/promises'
import { basename, parse } from 'node:path'
import { parseArgs } from 'node:util'
import { openModel } from '../boot/open-model.ts'
import { loadEnv } from '../config/env.ts'
import type { Cv, Evidence } from '../cv-format/cv.ts'
import { cvAsJson } from '../cv-format/cv-as-json.ts'
import { type CvProblem, mostCvPages } from '../cv-format/cv-problem.values.ts'
import { readCv } from '../cv-format/read-cv.ts'
import { askAboutCv, type ReadDocument } from '../domain/job-seekers/cv-reading/ask-about-cv.ts'
import { cvProviderOf } from '../platform/language-model/language-model.ts'

const usage = `Reads a CV and prints what it says, each fact with the words it was read from.

  npm run read:cv -- FILE [--json] [--with-model]

  FILE    PDF, DOCX, ODT, RTF or plain text; at most ${mostCvPages} pages
  --json  prints one JSON object, with the evidence of each field
  --with-model  has the language model of LLM_PROVIDER read it, too, at LLM_PROVIDER_NAME: its text is sent there, without name and contact
          data, once LLM_READS_CVS is on. What only it has found says isFromModel`

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
  'too-many-pages': `The document has more than ${mostCvPages} pages. Please leave out certificates and other attachments.`,
  bomb: 'The document would become far larger than a CV can be, and was not opened.',
}

const options = readOptions()
if (options) process.exitCode = await show(options)
else {
  console.error(usage)
  process.exitCode = 2
}

type Options = { file: string; json: boolean; 'with-model': boolean }

function readOptions(): Options | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        'with-model': { type: 'boolean', default: false },
      },
    })
    const [file] = positionals
    return file === undefined || positionals.length > 1 ? null : { file, ...values }
  } catch {
    return null
  }
}

async function show({ file, json, 'with-model': isWithModel }: Options): Promise<number> {
  const bytes = await readFile(file).catch(() => null)
  if (!bytes) {
    console.error(`There is no document ${file}.`)
    return 1
  }
  const read = await readCv({ bytes, name: basename(file), now: new Date() })
  for (const remark of read.remarks) console.error(remark)
  if (read.problem !== null) {
    console.error(`${reasons[read.problem]} (${read.problem})`)
    return 1
  }
  const fields = isWithModel ? await withModel(read) : read.fields
  const { evidence, ...facts } = cvAsJson(fields, parse(file).name)
  if (json) console.log(JSON.stringify({ ...facts, evidence }, null, 1))
  else console.table(Object.entries(evidence).map(([field, each]) => ({ field, ...shortened(each) })))
  return 0
}

/** Counts in no budget: whoever runs the command pays. */
async function withModel(read: ReadDocument): Promise<Cv> {
  const model = openModel(loadEnv())
  if (!model || cvProviderOf(model) === null) {
    console.error('No language model may read CVs: LLM_PROVIDER and LLM_READS_CVS are not set.')
    return read.fields
  }
  const { fields, outcome } = await askAboutCv(model, read, { known: { names: [], emails: [] } })
  console.error(`${model.cvProvider}: ${outcome}`)
  return fields
}

function shortened({ quote, page, certainty, isFromModel }: Evidence) {
  return { quote: quote.slice(0, 80), page, certainty, ...(isFromModel === true && { isFromModel }) }
}
