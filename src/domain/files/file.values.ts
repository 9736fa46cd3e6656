/** What a file is for; it decides what it may be and who may read it once it belongs to something. */
export const filePurposes = ['application', 'message', 'cv', 'logo', 'cover', 'gallery'] as const
export type FilePurpose = (typeof filePurposes)[number]

/** Pictures that everyone sees on an employer's page. */
export const publicPurposes: readonly FilePurpose[] = ['logo', 'cover', 'gallery']

export const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const
export type FileKind = keyof typeof mediaTypes

export function kindsFor(purpose: FilePurpose): readonly FileKind[] {
  return publicPurposes.includes(purpose) ? ['jpg', 'png'] : ['pdf', 'docx', 'odt', 'jpg', 'png']
}

/** Larger files come in pieces of this size, so that a connection that breaks costs one piece. */
export const pieceBytes = 1024 * 1024

/** What a document brings along that acts when its original is opened. */
export const fileNotes = ['scripts', 'programs', 'attachments', 'remote'] as const
export type FileNote = (typeof fileNotes)[number]

export type FileScan = 'waiting' | 'clean' | 'infected' | 'not-scanned'
