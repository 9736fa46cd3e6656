import { readdirSync, readFileSync } from 'node:fs'
import { cvDocuments } from '../../bench/support/cv/cv-documents.ts'
import { type ReadCv, readCv } from '../../src/cv-format/read-cv.ts'

type Person = {
  name?: string | null
  email?: string | null
  phone?: string | null
  postal_code?: string | null
  street?: string
}

/** A CV of the corpus as it was read, with who it is of. */
export type CorpusCv = { name: string; who: Person; read: Extract<ReadCv, { problem: null }> }

const gold = new URL('../../bench/gold/cv/', import.meta.url)
/** Names of its parts; `own` is what is drawn from people of our own. */
export const cvLists = [
  'held-out',
  'second-list',
  'third-list',
  'fourth-list',
  'fifth-list',
  'sixth-list',
  'seventh-list',
  'eighth-list',
  'reference/txt',
  'reference/pdf',
  'own',
]
const now = new Date('2026-11-25T12:00:00Z')

/** The CVs of one list that readers are measured with, read. */
export async function cvCorpus(list: string): Promise<CorpusCv[]> {
  const read: CorpusCv[] = []
  for (const { name, bytes, who } of list === 'own' ? await ownDocuments() : documentsOf(list)) {
    const cv = await readCv({ bytes, name, now })
    if (cv.problem !== null) throw new Error(`${name} was not read: ${cv.problem}`)
    read.push({ name, who, read: cv })
  }
  return read
}

/** What of a person may stand in nothing that leaves the house, in small letters: words of the name, e-mail, digits of the telephone, street. */
export function tracesOf({ name, email, phone, postal_code, street }: Person): {
  words: string[]
  digits: string[]
  texts: string[]
} {
  const words = `${name ?? ''} ${email?.split('@')[0] ?? ''}`
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(word => word.length > 2 && !notNames.has(word))
  const telephone = phone?.replace(/\D/g, '').slice(-7)
  const digits = [telephone, postal_code].filter(each => typeof each === 'string')
  return { words, digits, texts: street ? [street.toLowerCase()] : [] }
}

/** Titles and particles, and what people call a mailbox. */
const notNames = new Set('von van der den med dent univ prof mail info praxis'.split(' '))

function documentsOf(list: string) {
  const folder = new URL(`${list}/`, gold)
  const isReference = list.startsWith('reference/')
  const facts: unknown = JSON.parse(
    readFileSync(new URL(isReference ? 'reference/expected.json' : `${list}/expected.json`, gold), 'utf8'),
  )
  // The cast: files of our own.
  const people = (isReference ? (facts as { cvs: unknown }).cvs : facts) as (Person & { file: string })[]
  return people.flatMap(who => {
    const name = readdirSync(folder).find(
      each => each.startsWith(`${who.file}.`) || (isReference && each.startsWith(who.file)),
    )
    return name
      ? [{ name: `${list}/${name}`, bytes: new Uint8Array(readFileSync(new URL(name, folder))), who }]
      : []
  })
}

async function ownDocuments() {
  const documents = await cvDocuments()
  return documents.map(({ name, layout, bytes, person }) => ({
    ...{ name: `${layout}: ${name}`, bytes },
    who: {
      name: person.name,
      email: person.email,
      phone: person.phone,
      postal_code: person.postalCode,
      street: person.street,
    },
  }))
}
