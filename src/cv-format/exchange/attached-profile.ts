import { getDocumentProxy } from 'unpdf'
import { decodedText } from './decoded-text.ts'
import { type ExchangedProfile, exchangeBytesMax, NotExchangeable } from './exchanged-profile.ts'
import { readEuropass } from './read-europass.ts'

const mostAttachments = 5

/**
 * The profile that a PDF carries as Europass data beside its pages.
 * @throws {NotExchangeable} for a PDF that is damaged or carries none
 */
export async function attachedProfile(bytes: Uint8Array): Promise<ExchangedProfile> {
  for (const content of await attachmentsOf(bytes)) {
    if (content.byteLength > exchangeBytesMax) throw new NotExchangeable('too-large')
    const text = decodedText(content)
    if (text.startsWith('<')) return readEuropass(text)
  }
  throw new NotExchangeable('pdf-without-europass')
}

async function attachmentsOf(bytes: Uint8Array): Promise<Uint8Array[]> {
  try {
    // The library detaches the array it is given.
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
    const attachments: unknown = await document.getAttachments()
    // A map of file names, or null: the content of each is asked for by its name. Scanned certificates may be attached as well.
    const names = attachments instanceof Map ? [...attachments.keys()].map(String).filter(isXml) : []
    const contents = await Promise.all(
      names.slice(0, mostAttachments).map(name => document.getAttachmentContent(name)),
    )
    await document.cleanup()
    return contents.flatMap(content => (content instanceof Uint8Array ? [content] : []))
  } catch (error) {
    throw new NotExchangeable('broken-pdf', error)
  }
}

function isXml(name: string): boolean {
  return /xml/i.test(name)
}
