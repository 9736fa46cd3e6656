import { describe, expect, it } from 'vitest'
import { droppedFiles } from './dropped-files.ts'

type Thing = { name: string; isDirectory: boolean }

function file(name: string): Thing {
  return {
    name,
    isDirectory: false,
    file: (done: (file: File) => void) => done(new File(['x'], name)),
  } as Thing
}

/** Returns its entries in batches of two, as browsers do in batches of a hundred. */
function folder(name: string, ...inside: Thing[]): Thing {
  const createReader = () => {
    const rest = [...inside]
    return { readEntries: (done: (part: Thing[]) => void) => done(rest.splice(0, 2)) }
  }
  return { name, isDirectory: true, createReader } as Thing
}

function locked(name: string): Thing {
  const readEntries = (_done: unknown, fail: (error: Error) => void) => fail(new Error('not allowed'))
  return { name, isDirectory: true, createReader: () => ({ readEntries }) } as Thing
}

/** The cast: a drop of which only the parts that are read exist. */
function drop(things: Thing[], most = 6) {
  const items = things.map(thing => ({
    kind: 'file',
    webkitGetAsEntry: () => thing,
    getAsFile: () => new File(['x'], thing.name),
  }))
  return droppedFiles({ items } as unknown as DataTransfer, most)
}

const names = ({ files }: { files: File[] }) => files.map(({ name }) => name)

describe('what is dropped on a field for files', () => {
  it('are the files, then those of a folder and of the folders in it, without what the device hides there', async () => {
    const papers = folder(
      'Unterlagen',
      file('b.pdf'),
      file('.DS_Store'),
      folder('Zeugnisse', file('c.pdf')),
      file('a.pdf'),
    )
    const found = await drop([papers, file('Lebenslauf.pdf')])
    expect(names(found)).toEqual(['Lebenslauf.pdf', 'a.pdf', 'b.pdf', 'c.pdf'])
    expect(found.folders).toEqual([])
  })

  it('a folder without files is named, and the other files are kept', async () => {
    const found = await drop([folder('Leer', file('Thumbs.db')), file('Lebenslauf.pdf'), locked('Zu')])
    expect(names(found)).toEqual(['Lebenslauf.pdf'])
    expect(found.folders).toEqual([
      { name: 'Leer', problem: 'file.folder-empty' },
      { name: 'Zu', problem: 'file.folder-unreadable' },
    ])
  })

  it('of a folder with thousands of files no more are read than are looked at', async () => {
    let asked = 0
    const many = Array.from({ length: 3_000 }, (_, n) => {
      const one = file(`${n}.pdf`) as Thing & { file: (done: (file: File) => void) => void }
      const give = one.file
      one.file = done => {
        asked++
        give(done)
      }
      return one
    })
    expect((await drop([folder('Alles', ...many)])).files).toHaveLength(6)
    expect(asked).toBe(6)
  })

  it('a browser that does not tell folders from files gives one that cannot be read', async () => {
    const unreadable = new File([], 'Unterlagen')
    unreadable.slice = () => {
      const part = new Blob()
      part.arrayBuffer = () => Promise.reject(new DOMException('is a folder', 'NotFoundError'))
      return part
    }
    const given = [unreadable, new File(['x'], 'Lebenslauf.pdf')]
    const items = given.map(each => ({ kind: 'file', getAsFile: () => each }))
    const found = await droppedFiles({ items } as unknown as DataTransfer, 6)
    expect(names(found)).toEqual(['Lebenslauf.pdf'])
    expect(found.folders).toEqual([{ name: 'Unterlagen', problem: 'file.folder-unreadable' }])
  })
})
