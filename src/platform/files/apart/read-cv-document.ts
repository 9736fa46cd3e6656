import type { Exchange } from '../../../cv-format/exchange/read-exchange.ts'
import type { ReadCv } from '../../../cv-format/read-cv.ts'
import type { ReadingProgress, ReadingTask } from './task.ts'

type CvTask = Extract<ReadingTask, { kind: 'read-cv' }>

/** The vocabulary and the recogniser are loaded here, so that processes that examine uploads do not carry them. */
export async function readCvDocument(
  { bytes, name, now, settings }: CvTask,
  onProgress: (progress: ReadingProgress) => void,
): Promise<ReadCv> {
  const { readCv } = await import('../../../cv-format/read-cv.ts')
  const { readPlacesFrom } = await import('../../../vocabulary/places/place-table.ts')
  readPlacesFrom(settings.dataDir)
  const recogniser = settings.ocrDataDir === null ? null : await opened(settings.ocrDataDir)
  try {
    return await readCv({
      ...{ bytes: new Uint8Array(bytes), name, now },
      ...(recogniser && { recogniser }),
      onPage: (page, pages) => onProgress({ page, pages }),
    })
  } finally {
    await recogniser?.close()
  }
}

/** Needs neither places nor a recogniser. */
export async function readExchangeDocument(bytes: Uint8Array): Promise<Exchange> {
  const { readExchange } = await import('../../../cv-format/exchange/read-exchange.ts')
  return readExchange(new Uint8Array(bytes))
}

async function opened(dataDir: string) {
  const { lateTextRecogniser } = await import('./text-recogniser.ts')
  return lateTextRecogniser(dataDir)
}
