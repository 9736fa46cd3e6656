import { classifyJob } from '../../../vocabulary/titles/classify-job.ts'
import type { LicenceKind, LicenceState } from './profile.values.ts'
import type { LicenceFields } from './profile-rows.ts'

/** The words by which a document names each kind; the first that occurs decides. */
const kinds: readonly (readonly [LicenceKind, RegExp])[] = [
  ['language-exam', /fachsprach(?:en)?prüfung|fsp\b|telc .*medizin|language exam/iu],
  ['recognition', /anerkennung|gleichwertigkeit|nostrifi|defizitbescheid|kenntnisprüfung|recognition/iu],
  ['approbation', /approbation|berufserlaubnis|ius practicandi|licen[cs]e to practi[cs]e medicine/iu],
  [
    'professional-licence',
    /berufsurkunde|berufszulassung|erlaubnis zum führen|erlaubnis zur führung|staatlich (?:anerkannte?r?|geprüfte?r?)|staatsexamen .*pflege|gesundheitsberuferegister|nareg|srk|registrierung|registered nurse|nmc pin/iu,
  ],
  [
    'additional-title',
    /zusatzbezeichnung|zusatzweiterbildung|schwerpunkt(?:bezeichnung)?\b|facharzt|fachärzt|facharzttitel|specialist (?:in|title)|notfallmedizin|palliativmedizin|spezialisierung/iu,
  ],
  [
    'further-training',
    /fachweiterbildung|weiterbildung|praxisanleit|wundexpert|wundmanag|palliative care|fachkunde|fachkraft für|nachdiplom|sonderausbildung|stationsleitung|hygienebeauftragt|pain nurse|verah|kodierfachkraft|bobath|vojta|manuelle (?:therapie|lymph)|röntgenschein|strahlenschutz|cas\b|das\b|atls|acls|als provider/iu,
  ],
]

const states: readonly (readonly [LicenceState, RegExp])[] = [
  ['applied-for', /beantragt|angestrebt|antrag|in bearbeitung|laufend|läuft|pending|applied/iu],
  ['in-training', /in weiterbildung|in ausbildung|begonnen|in training/iu],
  ['temporary', /berufserlaubnis|befristet|vorläufig|temporary|provisional/iu],
]

/** A licence as a document or a line names it; null for words that name none: those are what somebody brings along besides. */
export function licenceOfText(text: string): LicenceFields | null {
  const name = text.trim().slice(0, 200)
  const kind = kinds.find(([, words]) => words.test(name))?.[0]
  if (kind === undefined || name === '') return null
  const { profession, specialty } = classifyJob({ title: name })
  return {
    kind,
    name,
    profession,
    specialty,
    country: null,
    state: states.find(([, words]) => words.test(name))?.[0] ?? 'held',
    obtainedOn: null,
  }
}
