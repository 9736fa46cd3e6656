import type { FileNote } from './task.ts'

type Read = (name: string) => Promise<string>

/** Active content of a Word document: fields that start programs, embedded objects, external parts. */
export async function notesOfWord(names: string[], read: Read): Promise<FileNote[]> {
  const notes = new Set<FileNote>()
  if (names.some(name => /^word\/(embeddings|activeX)\/|oleObject/i.test(name))) notes.add('attachments')
  for (const name of names.filter(each =>
    /^word\/(document|header|footer|footnotes|endnotes|comments)[^/]*\.xml$/.test(each),
  ))
    if (startsProgram(await read(name))) notes.add('programs')
  for (const name of names.filter(each => /^(word\/)?_rels\/[^/]+\.rels$/.test(each)))
    if (linksElsewhere(await read(name))) notes.add('remote')
  return [...notes]
}

export async function notesOfOpenText(names: string[], read: Read): Promise<FileNote[]> {
  const notes = new Set<FileNote>()
  if (names.some(name => /^Object[^/]*(\/|$)/.test(name) && !name.startsWith('ObjectReplacements')))
    notes.add('attachments')
  for (const name of names.filter(each => each === 'content.xml' || each === 'styles.xml')) {
    const text = await read(name)
    if (text.includes('<script:event-listener') || text.includes('<presentation:event-listener'))
      notes.add('scripts')
    if (text.includes('<text:dde-connection') || text.includes('<office:dde-source')) notes.add('programs')
  }
  return [...notes]
}

/** Word may split a field's instruction into several runs, down to single letters. */
function startsProgram(xml: string): boolean {
  const words = [...xml.matchAll(/<w:instrText[^>]{0,200}>([^<]{0,2000})</g)].map(([, word]) => word)
  const simple = [...xml.matchAll(/w:instr="([^"]{0,2000})"/g)].map(([, word]) => word)
  return /\bDDE(AUTO)?\b/i.test(words.join('')) || simple.some(word => /\bDDE(AUTO)?\b/i.test(word ?? ''))
}

/** A hyperlink needs a click and is fine; an external template or picture is fetched on opening. */
function linksElsewhere(xml: string): boolean {
  return [...xml.matchAll(/<Relationship\b[^>]{0,4000}>/g)].some(
    ([tag]) => /TargetMode="External"/.test(tag) && !/\/hyperlink"/.test(tag),
  )
}
