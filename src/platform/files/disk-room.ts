import { statfs } from 'node:fs/promises'

/** How much room the site's own disk has, and below which it takes nothing more that can wait. */
export type DiskRoom = { read(): Promise<{ freeBytes: number; leastFreeBytes: number }> }

/** The room of the disk on which `folder` lies, as far as the site's own account may use it. */
export function watchDisk(folder: string, leastFreeBytes: number): DiskRoom {
  return {
    read: async () => {
      const { bavail, bsize } = await statfs(folder)
      return { freeBytes: bavail * bsize, leastFreeBytes }
    },
  }
}
