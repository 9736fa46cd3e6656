import type { FileNote } from './task.ts'
import { notesOfOpenText, notesOfWord } from './text-notes.ts'
import { checkEntry, readEntryStart, type ZipEntry, type ZipLimits, ZipProblem, zipEntries } from './zip.ts'

const wordMain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
/** About a thousand pages of text, and far more than any part list. */
const mostTextBytes = 8_000_000
const openText = 'application/vnd.oasis.opendocument.text'

/**
 * Validates a Word or OpenDocument text: a complete archive that inflates to exactly the declared sizes, of the claimed type, without
 * macros or executables. `pages` is what the document's metadata says, or null; `notes` lists active content of the original.
 * @throws {ZipProblem}
 */
export async function readTextDocument(
  bytes: Uint8Array,
  kind: 'docx' | 'odt',
  limits: ZipLimits,
): Promise<TextFacts> {
  const entries = zipEntries(bytes, limits)
  const names = entries.map(({ name }) => name)
  if (names.some(isProgram)) throw new ZipProblem('macros')
  const textOf = async (name: string) => readText(bytes, entries, name)
  for (const entry of entries) await checkEntry(bytes, entry)
  return kind === 'docx' ? checkWord(names, textOf) : checkOpenText(names, textOf)
}

type TextFacts = { pages: number | null; notes: FileNote[] }
type TextOf = (name: string) => Promise<string>

async function checkWord(names: string[], textOf: TextOf): Promise<TextFacts> {
  const types = await textOf('[Content_Types].xml')
  if (/macroEnabled|vbaProject/i.test(types)) throw new ZipProblem('macros')
  if (!types.includes(wordMain)) throw new ZipProblem('broken')
  const facts = names.includes('docProps/app.xml') ? await textOf('docProps/app.xml') : ''
  return { pages: numberIn(/<Pages>(\d{1,6})<\/Pages>/.exec(facts)), notes: await notesOfWord(names, textOf) }
}

async function checkOpenText(names: string[], textOf: TextOf): Promise<TextFacts> {
  if ((await textOf('mimetype')).trim() !== openText) throw new ZipProblem('broken')
  const manifest = await textOf('META-INF/manifest.xml')
  if (/manifest:encryption-data/.test(manifest)) throw new ZipProblem('broken')
  const facts = names.includes('meta.xml') ? await textOf('meta.xml') : ''
  const pages = numberIn(/meta:page-count="(\d{1,6})"/.exec(facts))
  return { pages, notes: await notesOfOpenText(names, textOf) }
}

/** Word and OpenOffice macros, scripts, and embedded executables. */
function isProgram(name: string): boolean {
  return (
    /vbaProject|vbaData|(^|\/)activeX\/|^Basic\/|^Scripts\//i.test(name) ||
    /\.(exe|dll|js|vbs|bat|cmd|ps1|scr|com|jar|hta|msi|lnk|bin\.exe)$/i.test(name)
  )
}

async function readText(bytes: Uint8Array, entries: ZipEntry[], name: string): Promise<string> {
  const entry = entries.find(each => each.name === name)
  if (!entry) throw new ZipProblem('broken')
  return new TextDecoder().decode(await readEntryStart(bytes, entry, mostTextBytes))
}

function numberIn(match: RegExpExecArray | null): number | null {
  return match ? Number(match[1]) : null
}
