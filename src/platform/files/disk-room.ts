import { statfs } from 'node:fs/promises'

/** Free space of the site's disk, and the threshold below which uploads and drafts are refused. */
export type DiskRoom = { read(): Promise<{ freeBytes: number; leastFreeBytes: number }> }

/** Free space of the volume that holds `folder`, as available to the site's system account. */
export function watchDisk(folder: string, leastFreeBytes: number): DiskRoom {
  return {
    read: async () => {
      const { bavail, bsize } = await statfs(folder)
      return { freeBytes: bavail * bsize, leastFreeBytes }
    },
  }
}
