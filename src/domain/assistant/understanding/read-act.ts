import { placesIn } from '../../../query-understanding/board-places.ts'
import { boardQueryVocabulary } from '../../../query-understanding/board-vocabulary.ts'
import { type JobActName, jobActs, type PlainActName, plainActs } from './act.ts'
import { asksFact } from './fact-asked.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import { keysOf, matchPhrase, type Phrase, phraseOf, wordsOfPhrases } from './phrase.ts'
import { namedReferences, type Reference, readReferences, referenceWords } from './reference.ts'
import { questionsInSight, sayingsOfJobs } from './sayings/sayings-of-jobs.ts'
import { sayingsOfLists } from './sayings/sayings-of-lists.ts'
import { sayingsOfPeople } from './sayings/sayings-of-people.ts'
import { sayingsOfTalk } from './sayings/sayings-of-talk.ts'
import { slipReader } from './turn-words.ts'

export type ReadAct =
  | { kind: 'plain'; name: PlainActName }
  | { kind: 'job'; name: JobActName; references: Reference[] }

type Table<Name> = readonly { name: Name; phrases: readonly Phrase[] }[]

const plain: Table<PlainActName> = tableOf(plainActs, {
  ...sayingsOfTalk,
  ...sayingsOfLists,
  ...sayingsOfPeople,
})
const ofJobs: Table<JobActName> = tableOf(jobActs, sayingsOfJobs)
const inSight = questionsInSight.map(phraseOf)

/** Words of courtesy, which say nothing wherever they stand. */
const soft = keySet(
  'dringend unbedingt urgently bitte mal denn eigentlich halt eben please emma kurz einfach gerade vielleicht bloss nochmal just kindly gern gerne nun jetzt now also freundlicherweise',
)
/** What leads to what is wanted. */
const leads = keyLists(
  'ne|nee|nein|nö|no|hallo|hi|hey|servus|grüezi|hello|ok|okay|ja|gut|super|toll|danke|und|dann|aber|so|na|and|then|yes|well|kannst du|können sie|könnten sie|könntest du|würden sie|würdest du|magst du|can you|could you|would you|ich möchte|ich will|ich würde|ich hätte|i would like to|i want to|i’d like to|mir|uns|me|kann ich|darf ich|can i|may i|könnte ich|lass mich|let me|guten tag|guten morgen|guten abend|grüß gott|sag|sage|tell me|du|aha|hm|hmm|äh|alles klar|prima|perfekt',
)
const trails = keyLists(
  'danke|thanks|thank you|merci|doch|mir|ja|ok|oder|gell|right|you know|noch|auch|then|dann|schon|too|sie|du',
)

const mostWords = 24
const mostAround = 9

/** What a turn asks to be done, when it says it in a way that is known; null otherwise. `canPoint`: there are ads to point at. */
export function readAct(
  words: readonly string[],
  { canPoint, isOnJob = false }: { canPoint: boolean; isOnJob?: boolean },
): ReadAct | null {
  if (words.length === 0 || words.length > mostWords) return null
  const keys = words.map(asSaid)
  const read = readJobAct(keys)
  // "Die davor" is an ad when one was talked about, and a page of the list otherwise.
  const isBeside = read?.references.some(({ kind }) => kind === 'beside') === true
  if (isBeside && isOnJob) return read
  // Without a list, who counts in one is told so.
  const isCounted = read !== null && read.references.length > 0 && (read.name !== 'show' || asksFact(keys))
  const ofJob = !isBeside && (canPoint || isCounted) ? read : null
  if (ofJob && isOfStaff(ofJob.name)) return ofJob
  for (const said of versionsOf(keys)) {
    const name = nameOf(plain, said)
    if (name) return { kind: 'plain', name }
  }
  return ofJob
}

/** These are asked without an ad in sight, too. */
function isOfStaff(name: JobActName): boolean {
  return name === 'improve' || name === 'talents'
}

function readJobAct(keys: readonly string[]): Extract<ReadAct, { kind: 'job' }> | null {
  const named = nameFor(readReferences(keys), () => true)
  // "P7 nach 5 Jahren" has numbers that count in no list.
  return (
    named ??
    nameFor(readReferences(keys, { bareNumbers: true }), name => counting.has(name)) ??
    readNamedJob(keys) ??
    readFactOfJob(keys)
  )
}

const counting: ReadonlySet<JobActName> = new Set(['compare', 'save', 'apply'])

function nameFor(
  { keys, references }: ReturnType<typeof readReferences>,
  isWanted: (name: JobActName) => boolean,
): Extract<ReadAct, { kind: 'job' }> | null {
  for (const said of versionsOf(keys)) {
    const name = nameOf(ofJobs, said)
    if (name && isWanted(name)) return { kind: 'job', name, references: references.flat() }
  }
  return null
}

/** "Teilzeit möglich bei der ersten?" */
function readFactOfJob(keys: readonly string[]): Extract<ReadAct, { kind: 'job' }> | null {
  const { keys: around, references } = readReferences(keys)
  const isOne = references.length === 1 && around.length <= mostAround && asksFact(around)
  return isOne ? { kind: 'job', name: 'show', references: references.flat() } : null
}

function readNamedJob(keys: readonly string[]): Extract<ReadAct, { kind: 'job' }> | null {
  for (const { keys: around, named } of namedReferences(keys)) {
    for (const said of versionsOf(around)) {
      const name = nameOf(ofJobs, said)
      if (name)
        return { kind: 'job', name, references: [{ kind: 'named', text: keys.slice(...named).join(' ') }] }
    }
  }
  return null
}

/** A question about the one ad in sight. */
export function asksInSight(words: readonly string[]): boolean {
  const keys = words.map(asSaid)
  return [...versionsOf(keys)].some(said => inSight.some(phrase => matchPhrase(phrase, said)))
}

/** As it was said, then without courtesy. */
function* versionsOf(keys: readonly string[]): Generator<readonly string[]> {
  yield keys
  const plainKeys = keys.filter(key => !soft.has(key))
  if (plainKeys.length > 0 && plainKeys.length < keys.length) yield plainKeys
  let from: readonly string[] = plainKeys
  for (;;) {
    const shorter = withoutLead(from) ?? withoutTrail(from)
    if (!shorter || shorter.length === 0) return
    from = shorter
    yield from
  }
}

function withoutLead(keys: readonly string[]): readonly string[] | null {
  const lead = leads.find(each => each.every((key, at) => keys[at] === key))
  return lead ? keys.slice(lead.length) : null
}

function withoutTrail(keys: readonly string[]): readonly string[] | null {
  const trail = trails.find(each => each.every((key, at) => keys[keys.length - each.length + at] === key))
  return trail ? keys.slice(0, -trail.length) : null
}

function nameOf<Name>(table: Table<Name>, keys: readonly string[]): Name | null {
  for (const { name, phrases } of table)
    for (const phrase of phrases) if (matchPhrase(phrase, keys)) return name
  return null
}

function tableOf<Name extends string>(
  names: readonly Name[],
  sayings: Partial<Record<Name, readonly string[]>>,
): Table<Name> {
  return names.map(name => ({ name, phrases: (sayings[name] ?? []).map(phraseOf) }))
}

function keySet(words: string): ReadonlySet<string> {
  return new Set(keysOf(words))
}

/** Longest first, so that nothing of one is left. */
function keyLists(phrases: string): string[][] {
  return phrases
    .split('|')
    .map(keysOf)
    .sort((one, other) => other.length - one.length)
}

const largeTown = 50_000

function isLargeTown(key: string): boolean {
  return (placesIn(key)(0)?.population ?? 0) >= largeTown
}

let slips: ((key: string) => string) | undefined

/** A misspelt word as it was meant, if it was meant to be one that sayings are made of. */
function asSaid(key: string): string {
  const phrases = () => [...[...plain, ...ofJobs].flatMap(each => each.phrases), ...inSight]
  slips ??= slipReader(
    new Set([...wordsOfPhrases(phrases()), ...referenceWords]),
    // "Fürth" is no "vierte".
    other => isOrdinaryWord(other) || boardQueryVocabulary().isKnownWord(other) || isLargeTown(other),
  )
  return slips(key)
}
