import { lifecycle } from '../../caller/lifecycle.status.ts'

export type CvReadingStatus = 'waiting' | 'reading' | 'read' | 'failed' | 'taken'

type Party = 'reader' | 'person'

/** A reading that breaks off waits once more; the person may have the document read again at any end. */
export const cvReadingMoves = lifecycle<CvReadingStatus, Party>({
  waiting: { reading: ['reader'], failed: ['reader'] },
  reading: { waiting: ['reader'], read: ['reader'], failed: ['reader'] },
  read: { taken: ['person'], waiting: ['person'] },
  failed: { waiting: ['person'] },
  taken: { waiting: ['person'] },
})
