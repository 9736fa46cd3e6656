import type { Exchange } from '../../../cv-format/exchange/read-exchange.ts'
import type { ReadCv } from '../../../cv-format/read-cv.ts'
import type { FileKind } from './file-kind.ts'

export type ReadingTask =
  | { kind: 'examine'; bytes: Uint8Array; accepts: readonly FileKind[]; limits: ExamineLimits }
  | { kind: 'render'; bytes: Uint8Array; page: number; widthPx: number }
  | { kind: 'shrink'; bytes: Uint8Array; widthPx: number }
  | { kind: 'read-cv'; bytes: Uint8Array; name: string; now: Date; settings: CvSettings }
  | { kind: 'read-exchange'; bytes: Uint8Array }

export type CvSettings = {
  /** Where postal codes lie that the operator has loaded. */
  dataDir: string
  /** Where the data of the languages lies in which scans are read; null where none are. */
  ocrDataDir: string | null
}

export type ExamineLimits = {
  /** Longest edge of the re-encoded picture. */
  edgePx: number
  /** Pictures with more pixels are not decoded. */
  pixels: number
  zipEntries: number
  zipInflatedBytes: number
}

export type ReadingAnswer =
  | { kind: 'examined'; facts: FileFindings }
  | { kind: 'drawn'; bytes: Uint8Array }
  | { kind: 'cv-read'; read: ReadCv }
  | { kind: 'exchange-read'; exchange: Exchange }
  | { kind: 'refused'; reason: RefusalReason }

/** How far a long task has come. */
export type ReadingProgress = { page: number; pages: number }

export type FileFindings = {
  kind: FileKind
  /** Only for pictures, which are re-encoded; documents are stored unchanged. */
  bytes: Uint8Array | null
  pages: number | null
  widthPx: number | null
  heightPx: number | null
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
