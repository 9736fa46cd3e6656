import { join } from 'node:path'
import type { Env } from '../config/env.ts'
import { limits } from '../config/limits.ts'
import type { Context } from '../domain/caller/context.ts'
import { watchDisk } from '../platform/files/disk-room.ts'
import type { FileStore } from '../platform/files/files.ts'
import { filesOnDisk } from '../platform/files/files-on-disk.ts'
import { openClamav, type VirusScanner } from '../platform/files/virus-scanner.ts'

const megabyte = 1024 * 1024

export async function openFiles(env: Env): Promise<Pick<Context, 'files' | 'disk' | 'scanner'>> {
  const disk = watchDisk(env.DATA_DIR, env.DISK_KEEP_FREE_MB * megabyte)
  return { files: await storeOf(env), disk, scanner: scannerOf(env) }
}

async function storeOf(env: Env): Promise<FileStore> {
  if (!env.S3_BUCKET) return filesOnDisk(join(env.DATA_DIR, 'files'))
  // Loaded on demand: large, and not needed by a site on one machine.
  const { filesOnS3 } = await import('../platform/files/files-on-s3.ts')
  return filesOnS3({
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    linkSeconds: limits.fileLinkSeconds,
  })
}

function scannerOf(env: Env): VirusScanner | null {
  if (env.CLAMAV_SOCKET) return openClamav({ socket: env.CLAMAV_SOCKET })
  return env.CLAMAV_URL ? openClamav({ url: env.CLAMAV_URL }) : null
}
