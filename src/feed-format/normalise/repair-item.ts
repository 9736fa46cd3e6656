import { repairDoubleEncoding } from '../../texts/clean-text.ts'
import type { RawItem } from '../dialects/raw-item.ts'

/** An ad whose texts went through a wrong encoding as it was meant, with the JSON by which it is compared. */
export function repairItem(raw: RawItem): { raw: RawItem; json: string; isRepaired: boolean } {
  const json = JSON.stringify(raw)
  const right = repairDoubleEncoding(json)
  if (right === null) return { raw, json, isRepaired: false }
  // The repair replaces characters inside strings only, so the shape stays that of a RawItem.
  return { raw: JSON.parse(right) as RawItem, json: right, isRepaired: true }
}
