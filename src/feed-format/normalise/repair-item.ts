import { repairDoubleEncoding } from '../../texts/clean-text.ts'
import type { RawItem } from '../dialects/raw-item.ts'

/** Repairs mojibake (UTF-8 decoded with the wrong encoding). Also returns the JSON from which the content hash is computed. */
export function repairItem(raw: RawItem): { raw: RawItem; json: string; isRepaired: boolean } {
  const json = JSON.stringify(raw)
  const right = repairDoubleEncoding(json)
  if (right === null) return { raw, json, isRepaired: false }
  // The repair replaces characters inside strings only, so the shape remains that of a RawItem.
  return { raw: JSON.parse(right) as RawItem, json: right, isRepaired: true }
}
