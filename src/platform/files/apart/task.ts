import type { FileKind } from './file-kind.ts'

/** What is asked of the process that reads files of strangers. */
export type ReadingTask =
  | { kind: 'examine'; bytes: Uint8Array; accepts: readonly FileKind[]; limits: ExamineLimits }
  | { kind: 'render'; bytes: Uint8Array; page: number; widthPx: number }
  | { kind: 'shrink'; bytes: Uint8Array; widthPx: number }

export type ExamineLimits = {
  /** No edge of a picture is longer afterwards. */
  edgePx: number
  /** No picture of more is decoded at all. */
  pixels: number
  zipEntries: number
  zipInflatedBytes: number
}

export type ReadingAnswer =
  | { kind: 'examined'; facts: FileFindings }
  | { kind: 'drawn'; bytes: Uint8Array }
  | { kind: 'refused'; reason: RefusalReason }

export type FileFindings = {
  kind: FileKind
  /** Only of pictures, which are made anew; documents stay as they are. */
  bytes: Uint8Array | null
  pages: number | null
  widthPx: number | null
  heightPx: number | null
  /** What acts when somebody opens the original. */
  notes: FileNote[]
}

export type FileNote = 'scripts' | 'programs' | 'attachments' | 'remote'

export type RefusalReason =
  | 'wrong-kind'
  | 'image-too-large'
  | 'image-broken'
  | 'pdf-locked'
  | 'pdf-broken'
  | 'document-broken'
  | 'with-macros'
