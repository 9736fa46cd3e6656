import type { Storage } from '../../../domain/files/read-storage.ts'
import { formatBytes } from '../../../i18n/format.ts'
import { DefinitionGrid } from '../../ui/definition-grid.tsx'
import { useTexts } from '../../use-texts.ts'

export function StorageFacts({ storage }: { storage: Storage }) {
  const { t, locale } = useTexts()
  const size = (bytes: number) => formatBytes(bytes, locale)
  const guests = t('admin.storage.of', { bytes: size(storage.guestBytes), most: size(storage.guestBytesMax) })
  return (
    <>
      {storage.isFull && <p className="font-medium text-bad">{t('admin.storage.full')}</p>}
      <DefinitionGrid
        isNarrow
        facts={[
          { label: t('admin.storage.free'), value: size(storage.freeBytes) },
          { label: t('admin.storage.least'), value: size(storage.leastFreeBytes) },
          { label: t('admin.storage.files'), value: size(storage.fileBytes) },
          { label: t('admin.storage.guests'), value: guests },
        ]}
      />
    </>
  )
}
