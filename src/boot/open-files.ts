import { join } from 'node:path'
import type { Env } from '../config/env.ts'
import type { Context } from '../domain/context.ts'
import { filesOnDisk } from '../platform/files-on-disk.ts'

/** Where uploads lie and who looks through them, as the configuration says. */
export function openFiles(env: Env): Pick<Context, 'files' | 'scanner'> {
  return { files: filesOnDisk(join(env.DATA_DIR, 'files')), scanner: null }
}
