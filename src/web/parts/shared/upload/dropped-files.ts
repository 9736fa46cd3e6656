import { readPart } from './read-part.ts'

/** What was dropped on a field: the files, and the folders from which nothing could be taken. */
export type Dropped = { files: File[]; folders: { name: string; problem: FolderProblem }[] }
type FolderProblem = 'file.folder-empty' | 'file.folder-unreadable'

const mostDepth = 5

/**
 * The dropped files, then those of dropped folders, at most `most`. Must be called in the event itself: browsers forget what was dropped as
 * soon as it is over.
 */
export async function droppedFiles({ items }: Pick<DataTransfer, 'items'>, most: number): Promise<Dropped> {
  const all = [...items].flatMap(item => (item.kind === 'file' ? [whatIs(item)] : []))
  const found: Dropped = { files: [], folders: [] }
  for (const { file, entry } of all) {
    if (isFolder(entry) || !file || found.files.length >= most) continue
    // Browsers without file system entries hand over a folder as a file that cannot be read.
    if (entry || (await readPart(file, 0, 1))) found.files.push(file)
    else found.folders.push({ name: file.name, problem: 'file.folder-unreadable' })
  }
  for (const folder of all.map(({ entry }) => entry).filter(isFolder)) {
    const inside: File[] = []
    const isRead = await readFolder(folder, {
      into: inside,
      most: most - found.files.length,
      depth: mostDepth,
    })
    found.files.push(...inside)
    if (inside.length > 0 || found.files.length >= most) continue
    found.folders.push({
      name: folder.name,
      problem: isRead ? 'file.folder-empty' : 'file.folder-unreadable',
    })
  }
  return found
}

function whatIs(item: DataTransferItem) {
  return { entry: item.webkitGetAsEntry?.() ?? null, file: item.getAsFile() }
}

function isFolder(entry: FileSystemEntry | null): entry is FileSystemDirectoryEntry {
  return entry?.isDirectory === true
}

type Wanted = { into: File[]; most: number; depth: number }

/** Adds the files to `into`, sub-folders included. False when something could not be read. */
async function readFolder(folder: FileSystemDirectoryEntry, { into, most, depth }: Wanted): Promise<boolean> {
  const entries = await entriesOf(folder).catch(() => null)
  let isRead = entries !== null
  for (const entry of entries ?? []) {
    if (into.length >= most) break
    // Hidden files that the operating system puts into folders.
    if (/^\.|^(thumbs\.db|desktop\.ini)$/i.test(entry.name)) continue
    if (isFolder(entry)) {
      if (depth > 0) isRead = (await readFolder(entry, { into, most, depth: depth - 1 })) && isRead
      continue
    }
    const file = await fileOf(entry as FileSystemFileEntry).catch(() => null)
    if (file) into.push(file)
    else isRead = false
  }
  return isRead
}

/** All entries, sorted by name. Browsers return them in batches; an empty one is the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const entries: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (part.length === 0) return entries.sort((one, other) => one.name.localeCompare(other.name))
    entries.push(...part)
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject))
}
