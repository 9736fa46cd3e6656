/** Determines the accepted formats, and who may read the file once attached. */
export const filePurposes = [
  'application',
  'message',
  'support',
  'report',
  'cv',
  'proof',
  'logo',
  'cover',
  'gallery',
  'article',
] as const
export type FilePurpose = (typeof filePurposes)[number]

/** Pictures shown to everyone: on an employer's page, in an article. */
export const publicPurposes: readonly FilePurpose[] = ['logo', 'cover', 'gallery', 'article']

export const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const
export type FileKind = keyof typeof mediaTypes
export const fileKinds = Object.keys(mediaTypes) as FileKind[]

export function kindsFor(purpose: FilePurpose): readonly FileKind[] {
  return publicPurposes.includes(purpose) ? ['jpg', 'png'] : ['pdf', 'docx', 'odt', 'jpg', 'png']
}

/** Larger files are uploaded in chunks of this size, so that a broken connection costs one chunk. */
export const pieceBytes = 1024 * 1024

/** Active content that runs when the original document is opened. */
export const fileNotes = ['scripts', 'programs', 'attachments', 'remote'] as const
export type FileNote = (typeof fileNotes)[number]

export type FileScan = 'waiting' | 'clean' | 'infected' | 'not-scanned'
