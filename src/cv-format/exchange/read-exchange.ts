import { documentKind } from '../document/document-kind.ts'
import { attachedProfile } from './attached-profile.ts'
import { decodedText } from './decoded-text.ts'
import {
  type ExchangedProfile,
  type ExchangeProblem,
  exchangeBytesMax,
  isEmptyProfile,
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
    if (isEmptyProfile(profile)) throw new NotExchangeable('nothing-found')
    return { profile, problem: null }
  } catch (error) {
    if (!(error instanceof NotExchangeable)) throw error
    return { profile: null, problem: error.problem }
  }
}

async function profileIn(bytes: Uint8Array): Promise<ExchangedProfile> {
  if (bytes.byteLength > exchangeBytesMax) throw new NotExchangeable('too-large')
  const kind = documentKind(bytes)
  if (kind === 'pdf') return attachedProfile(bytes)
  if (kind !== 'text') throw new NotExchangeable('unknown-format')
  const text = decodedText(bytes)
  if (text === '') throw new NotExchangeable('empty')
  if (text.startsWith('<')) return readEuropass(text)
  if (text.startsWith('{') || text.startsWith('[')) return readJsonResume(text)
  throw new NotExchangeable('unknown-format')
}
