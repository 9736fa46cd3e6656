import { type FileStore, nameOfKey } from '../../src/platform/files/files.ts'

/** An in-memory store whose content can be inspected. */
export function filesInMemory(kept = new Map<string, Uint8Array>()): FileStore {
  return {
    put: async (key, bytes) => {
      kept.set(nameOfKey(key), bytes.slice())
    },
    open: async key => {
      const bytes = kept.get(nameOfKey(key))
      return bytes ? new Blob([bytes.slice()]).stream() : null
    },
    remove: async place => {
      for (const name of kept.keys()) if (name.startsWith(place)) kept.delete(name)
    },
    list: async function* () {
      for (const name of [...kept.keys()]) if (!name.includes('.')) yield name
    },
  }
}
