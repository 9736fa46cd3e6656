import { getDocumentProxy } from 'unpdf'
import { documentKind } from '../document/document-kind.ts'
import {
  type ExchangedProfile,
  type ExchangeProblem,
  exchangeBytesMax,
  NotExchangeable,
} from './exchanged-profile.ts'
import { readEuropass } from './read-europass.ts'
import { readJsonResume } from './read-json-resume.ts'

export type Exchange =
  | { profile: ExchangedProfile; problem: null }
  | { profile: null; problem: ExchangeProblem }

/**
 * The profile in a JSON Resume, a Europass document or a PDF that carries one, by what the bytes are and not by a name; or why there is
 * none. Never throws for what a document may be.
 */
export async function readExchange(bytes: Uint8Array): Promise<Exchange> {
  try {
    const profile = await profileIn(bytes)
    if (isEmpty(profile)) throw new NotExchangeable('nothing-found')
    return { profile, problem: null }
  } catch (error) {
    if (!(error instanceof NotExchangeable)) throw error
    return { profile: null, problem: error.problem }
  }
}

async function profileIn(bytes: Uint8Array): Promise<ExchangedProfile> {
  if (bytes.byteLength > exchangeBytesMax) throw new NotExchangeable('too-large')
  const kind = documentKind(bytes)
  if (kind === 'pdf') return readEuropass(await attachedXml(bytes))
  if (kind !== 'text') throw new NotExchangeable('unknown-format')
  const text = decoded(bytes)
  if (text === '') throw new NotExchangeable('empty')
  if (text.startsWith('<')) return readEuropass(text)
  if (text.startsWith('{') || text.startsWith('[')) return readJsonResume(text)
  throw new NotExchangeable('unknown-format')
}

function decoded(bytes: Uint8Array): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const encoding = isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  return new TextDecoder(encoding).decode(bytes).trim()
}

/** The first XML that a PDF carries. */
async function attachedXml(bytes: Uint8Array): Promise<string> {
  const attachments = await attachmentsOf(bytes)
  for (const content of attachments) {
    if (content.byteLength > exchangeBytesMax) throw new NotExchangeable('too-large')
    const text = decoded(content)
    if (text.startsWith('<')) return text
  }
  throw new NotExchangeable('pdf-without-europass')
}

const mostAttachments = 5

async function attachmentsOf(bytes: Uint8Array): Promise<Uint8Array[]> {
  try {
    // The library detaches the array it is given.
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
    const attachments: unknown = await document.getAttachments()
    // A map of file names, or null: the content of each is asked for by its name.
    const names = attachments instanceof Map ? [...attachments.keys()].slice(0, mostAttachments) : []
    const contents = await Promise.all(names.map(name => document.getAttachmentContent(name)))
    await document.cleanup()
    return contents.flatMap(content => (content instanceof Uint8Array ? [content] : []))
  } catch (error) {
    throw new NotExchangeable('broken-pdf', error)
  }
}

function isEmpty(profile: ExchangedProfile): boolean {
  const { positions, educations, certificates, languages, skills, drivingLicences } = profile
  return [positions, educations, certificates, languages, skills, drivingLicences].every(
    list => list.length === 0,
  )
}
