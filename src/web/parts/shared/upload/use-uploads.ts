import { useEffect, useReducer, useRef } from 'react'
import type { FileFacts } from '../../../../domain/files/describe-files.ts'
import type { FilePurpose } from '../../../../domain/files/file.values.ts'
import type { FormMessage } from '../../../form-answer.ts'
import { useTexts } from '../../../use-texts.ts'
import type { Dropped } from './dropped-files.ts'
import { forEmployer, sendFile } from './send-file.ts'

/** A file that is being sent, one that is stored, or one that was refused. */
export type UploadItem = {
  key: string
  name: string
  /** Null for a folder, whose size is unknown. */
  bytes: number | null
  percent: number
  file: File | null
  stored: FileFacts | null
  problem: FormMessage | null
  /** It failed while there was no connection. */
  isOffline?: boolean
  state: 'waiting' | 'sending' | 'done' | 'failed'
}

type Change =
  | { kind: 'add'; items: UploadItem[] }
  | { kind: 'set'; key: string; facts: Partial<UploadItem> }
  | { kind: 'remove'; key: string }

const maxBytes = 10 * 1024 * 1024

/**
 * The files of one field, sent one after the other: a slow connection completes one before the next begins, and the first answer gives a
 * guest's browser the key under which all are kept. What fails stays in the list for a retry.
 */
export function useUploads(purpose: FilePurpose, first: FileFacts[]) {
  const { locale, to } = useTexts()
  const [items, change] = useReducer(changed, first, stored => stored.map(kept))
  const running = useRef<{ key: string; stop: () => void } | null>(null)
  const next = items.find(({ state }) => state === 'waiting')
  useEffect(() => {
    if (!next?.file || running.current) return
    const { key, file } = next
    const set = (facts: Partial<UploadItem>) => change({ kind: 'set', key, facts })
    const sending = sendFile(file, { purpose, locale, onProgress: percent => set({ percent }) })
    running.current = { key, stop: sending.stop }
    set({ state: 'sending', percent: 0, problem: null })
    void sending.done.then(result => {
      running.current = null
      if (result && 'stored' in result)
        set({ state: 'done', stored: result.stored, name: result.stored.name })
      else {
        const problem = result?.problem ?? { key: 'file.no-connection' as const }
        set({ state: 'failed', problem, isOffline: !navigator.onLine })
      }
    })
  })
  useEffect(() => () => running.current?.stop(), [])
  useRetryWhenConnected(items, change)
  return {
    items,
    add: (files: Iterable<File>) => change({ kind: 'add', items: [...files].map(waiting) }),
    addFolders: (folders: Dropped['folders']) => change({ kind: 'add', items: folders.map(notTaken) }),
    retry: (key: string) => change({ kind: 'set', key, facts: { state: 'waiting', problem: null } }),
    remove: (item: UploadItem) => {
      if (running.current?.key === item.key) running.current.stop()
      if (item.stored)
        void fetch(forEmployer(to('file', { id: item.stored.fileId }), location.search), {
          method: 'DELETE',
        })
      change({ kind: 'remove', key: item.key })
    },
  }
}

/** Uploads that a lost connection has cut short go on once it is back, and with them a submit that waits for them. */
function useRetryWhenConnected(items: UploadItem[], change: (change: Change) => void): void {
  useEffect(() => {
    const cutShort = items.filter(({ file, problem }) => file && problem?.key === 'file.no-connection')
    const again = (some: readonly UploadItem[]) => {
      for (const { key } of some) change({ kind: 'set', key, facts: { state: 'waiting', problem: null } })
    }
    // It may have come back before this listens.
    const missed = cutShort.filter(({ isOffline }) => isOffline)
    if (missed.length > 0 && navigator.onLine) again(missed)
    const onOnline = () => again(cutShort)
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [items, change])
}

function changed(items: UploadItem[], change: Change): UploadItem[] {
  if (change.kind === 'add') return [...items, ...change.items]
  if (change.kind === 'remove') return items.filter(({ key }) => key !== change.key)
  return items.map(item => (item.key === change.key ? { ...item, ...change.facts } : item))
}

function kept(stored: FileFacts): UploadItem {
  const { fileId, name, bytes } = stored
  return { key: fileId, name, bytes, percent: 100, file: null, stored, problem: null, state: 'done' }
}

let count = 0

/** A folder from which nothing could be taken. */
function notTaken({ name, problem }: Dropped['folders'][number]): UploadItem {
  count++
  const key = `new ${count}`
  const facts = { name, bytes: null, percent: 0, file: null, stored: null }
  return { key, ...facts, problem: { key: problem }, state: 'failed' }
}

function waiting(file: File): UploadItem {
  count++
  const facts = { key: `new ${count}`, name: file.name, bytes: file.size, percent: 0, file, stored: null }
  // Refused here already, before time is spent on sending it.
  if (file.size <= maxBytes) return { ...facts, problem: null, state: 'waiting' }
  return { ...facts, problem: { key: 'file.too-large', params: { megabytes: 10 } }, state: 'failed' }
}
