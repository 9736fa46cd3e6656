import type { UploadItem } from './use-uploads.ts'

/** Problems that may pass by themselves. For all others a retry would fail again and is not offered. */
const passing = [
  'file.no-connection',
  'file.busy',
  'file.not-readable-now',
  'file.store-unreachable',
  'error.too-many',
  'error.no-room',
  'file.no-room-for-guests',
  'file.no-room-for-more',
]

/** Whether another attempt with the same file may succeed, so that one is offered. */
export function mayPass({ state, file, problem }: UploadItem): boolean {
  return state === 'failed' && file !== null && passing.includes(problem?.key ?? '')
}
