import type { Remote } from '../../vocabulary/jobs/job.values.ts'
import { LinePatterns } from './line-patterns.ts'

const no = /\b(no|none|false|nein|kein|keine|0|onsite|on[\s_-]?site|vor ort|pr(?:ä|ae)senz)\b/i
const homeOffice =
  /home[\s-]?office|mobiles? arbeiten|mobile arbeit|telearbeit|\bremote\b|work(?:ing)? from home/i
const named = new LinePatterns([homeOffice, /telecommute/i])
const refused =
  /(?:kein|keine|keinen|ohne|nicht|no|not)\s+(?:\p{L}+\s+){0,2}(?:home[\s-]?office|mobiles? arbeiten|mobile arbeit|remote|telearbeit)|(?:home[\s-]?office|remote|mobiles? arbeiten)\s+(?:ist\s+)?(?:leider\s+)?(?:nicht|not)\b/iu
const wholly =
  /100\s?%\s*(?:remote|home[\s-]?office)|(?:fully|full|voll(?:ständig)?|komplett|rein(?:es)?|ausschließlich|nur)[\s-]+(?:remote|im home[\s-]?office|home[\s-]?office)|remote[\s-]only|\b(?:im|aus dem|vom) home[\s-]?office(?! (?:möglich|nach|teilweise|\d))|(?:gern|auch) remote|telecommute|deutschlandweit remote|\bremote\s*\(|^remote\b/i

/**
 * On-site, hybrid or remote. `fields` are "name: value" of the feed, `places` its place texts; title and text decide only where the fields
 * say nothing. Care at patients' homes ("Home Care") is not remote work.
 */
export function readRemote(fields: string[], title: string, places: string[], text: string): Remote {
  for (const field of fields) {
    const value = field.slice(field.indexOf(':') + 1).trim()
    const name = field.slice(0, field.indexOf(':'))
    if (/hybrid|teilweise|partial|anteilig|\d\s*(?:tage?|days?)|m(?:ö|oe)glich|nach absprache/i.test(value))
      return 'hybrid'
    if (/telecommute|full|\bremote\b|100|voll/i.test(value)) return 'remote'
    if (no.test(value)) continue
    if (/^(?:true|ja|yes|1)$/i.test(value)) return /homeoffice|mobil/i.test(name) ? 'hybrid' : 'remote'
    if (homeOffice.test(value)) return 'hybrid'
  }
  if (places.some(place => /^\W*(?:home[\s-]?office|remote)\W*$/i.test(place))) return 'remote'
  const byTitle = inTitle(title)
  if (byTitle !== null) return byTitle
  // In running text, working from home is a benefit on some days, never the whole job.
  return inWords(text.slice(0, 10_000)) === null ? 'onsite' : 'hybrid'
}

/** A bare mention in the title applies to the whole job. Beware: an operating theatre may be "hybrid" too. */
function inTitle(title: string): Remote | null {
  const found = inWords(title)
  if (found === null)
    return /\bhybrid(?:es arbeiten)?\b(?![\s-]?(?:op|prothes|bildgeb))/i.test(title) ? 'hybrid' : null
  const isWhole =
    /\bremote\b/i.test(title) && !/teil|möglich|option|tage?\b|days?\b|\d\s?%|hybrid/i.test(title)
  return isWhole ? 'remote' : found
}

function inWords(text: string): Remote | null {
  if (!named.within(text).includes(true)) return null
  if (refused.test(text)) return null
  if (/hybrid/i.test(text)) return 'hybrid'
  return wholly.test(text) ? 'remote' : 'hybrid'
}
