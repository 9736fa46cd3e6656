import { canReadApplicationFile } from '../applications/read-file-access.ts'
import type { Context } from '../context.ts'
import type { FilePurpose } from './file.values.ts'

/** Asked of the module that a file belongs to: may who asks read it? A guest's signed link counts, where there is one. */
export type FileReader = (
  ctx: Context,
  input: { fileId: string; guestToken: string | null },
) => Promise<boolean>

const nobody: FileReader = async () => false

/**
 * Who may read a file once it belongs to something, beyond who holds it. What has no line of its own is read by nobody else;
 * pictures of employers are public and not asked for here.
 */
export const fileReaders: Record<FilePurpose, FileReader> = {
  application: canReadApplicationFile,
  message: canReadApplicationFile,
  cv: nobody,
  logo: nobody,
  cover: nobody,
  gallery: nobody,
}
