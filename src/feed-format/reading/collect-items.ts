import { limits } from '../../config/limits.ts'
import type { FormatReason } from '../format-reason.values.ts'
import { FeedRefused } from './feed-refused.ts'
import { foldInnerAttributes, foldItemAttributes } from './fold-attributes.ts'
import { childrenOf, type ItemNode, nodesAt, plainName } from './item-node.ts'

/** A job as found in the document; `line` counts from 1 and is null where the parser cannot tell. */
export type FoundItem = { node: ItemNode; line: number | null; problem: FormatReason | null }

/** `element`: XML; `record`: an object in a JSON list, or a CSV row; `property`: anything else. */
type NodeKind = 'element' | 'record' | 'property'

type Open = { node: ItemNode; line: number | null; isItem: boolean }

/** Elements that hold one job each, by normalised name. */
const itemNames = new Set(
  (
    'job item entry position positionopening jobpositionposting jobposting joboffer offer vacancy posting opening ' +
    'stelle stellenangebot stellenanzeige stellenausschreibung anzeige inserat jobangebot jobanzeige vakanz angebot'
  ).split(' '),
)
/** Lists whose elements are jobs, where the elements have no name of their own (JSON). */
const listNames = new Set(
  (
    'jobs content offers stellenangebote @graph postings positions vacancies items data results jobpostings stellen ' +
    'angebote openings entries joblist anzeigen itemlistelement records rows'
  ).split(' '),
)
/** Elements that describe the feed, its channel or the employer, and would otherwise be mistaken for a job. */
const neverItems = new Set(
  'channel image feed source author publisher company employer organization hiringorganization firma arbeitgeber included'.split(
    ' ',
  ),
)
const titleNames = new Set(
  'title name text titel jobtitle jobtitel stellentitel stellenangebotstitel bezeichnung position stellenbezeichnung'.split(
    ' ',
  ),
)
const evidenceNames = new Set(
  (
    'id url link description beschreibung city ort location locations standort standorte region joblocation company firma ' +
    'arbeitgeber arbeitsort salary gehalt verguetung referenz referencenumber refnr aufgaben content plz postalcode ' +
    'externeurl stellenangebotsbeschreibung dateposted hostedurl applyurl'
  ).split(' '),
)

/**
 * Builds jobs from parser events and passes each to `onItem` as soon as it ends, so that only one is in memory at a time. Jobs are
 * recognised by element names or, with unknown names, by the first element that looks like one.
 * @throws {FeedRefused} on too deep nesting and too many items.
 */
export class ItemCollector {
  private readonly open: Open[] = []
  private readonly onItem: (item: FoundItem) => void
  private itemDepth = -1
  private lockedPath: string | null = null
  private itemChars = 0
  private itemProblem: FormatReason | null = null
  private outsideChars = 0
  private count = 0
  /** Normalised name of the root element; `''` for a JSON or CSV document. */
  rootName: string | null = null
  /** The first texts outside any job, to explain why a document without jobs is refused. */
  outsideText = ''
  /** Whether a list of jobs was found, even an empty one. */
  hasList = false

  /** `itemPath`: normalised names from the root to the job element, where a user chose it. */
  constructor(onItem: (item: FoundItem) => void, itemPath: string | null = null) {
    this.onItem = onItem
    this.lockedPath = itemPath
  }

  start(tag: string, attributes: ReadonlyMap<string, string>, line: number | null, kind: NodeKind): void {
    if (this.open.length >= limits.feedDepth)
      throw new FeedRefused({ code: 'too-deep', params: { levels: limits.feedDepth, line } })
    const name = plainName(tag)
    const depth = this.open.length
    if (depth === 0) this.rootName = name
    const isItem = this.itemDepth < 0 && depth > 0 && this.isItemStart(name, depth, kind)
    const node: ItemNode = { name, tag, attributes, parts: [] }
    this.open.push({ node, line, isItem })
    if (isItem) {
      this.itemDepth = depth
      this.itemChars = 0
      this.itemProblem = null
    }
    for (const value of attributes.values()) this.itemChars += value.length
  }

  text(text: string): void {
    const top = this.open.at(-1)
    if (!top || text === '') return
    if (this.itemDepth < 0) {
      if (this.outsideText.length < 200) this.outsideText += `${text.trim().slice(0, 200)} `
      // Until the first job is recognised, everything is kept in case it turns out to be one.
      this.outsideChars += text.length
      if (this.lockedPath !== null || this.outsideChars > limits.feedItemChars) return
    } else {
      this.itemChars += text.length
      if (this.itemChars > limits.feedItemChars) return
    }
    top.node.parts.push(text)
  }

  /** Rejects the current job only; the others are still read. @returns false outside any job. */
  refuseItem(problem: FormatReason): boolean {
    if (this.itemDepth < 0) return false
    this.itemProblem ??= problem
    return true
  }

  end(): void {
    const done = this.open.pop()
    if (!done) return
    const parent = this.open.at(-1)
    if (!done.isItem && this.itemDepth >= 0) foldInnerAttributes(done.node)
    // The root element of an empty list may have a name and a URL too.
    else if (parent || itemNames.has(done.node.name)) foldItemAttributes(done.node)
    if (done.isItem) {
      this.itemDepth = -1
      this.lockedPath ??= this.pathOf(done.node.name)
      this.emit(done)
    } else if (this.itemDepth >= 0) {
      if (this.itemChars <= limits.feedItemChars) parent?.node.parts.push(done.node)
    } else if (this.lockedPath === null && this.open.length <= 4) {
      const isLoneItem =
        !parent && itemNames.has(done.node.name) && done.node.parts.some(part => typeof part !== 'string')
      if (!this.hasList && (looksLikeJob(done.node) || isLoneItem)) {
        this.lockedPath = this.pathOf(done.node.name)
        if (parent) parent.node.parts.length = 0
        this.emit(done)
      } else if (this.outsideChars <= limits.feedItemChars) parent?.node.parts.push(done.node)
    }
  }

  /** Called when a JSON list under `name` begins. */
  list(name: string): void {
    if (this.itemDepth < 0 && this.open.length <= 4 && (name === '' || listNames.has(plainName(name))))
      this.hasList = true
  }

  private isItemStart(name: string, depth: number, kind: NodeKind): boolean {
    if (kind === 'property') return false
    if (this.lockedPath !== null) return this.pathOf(name) === this.lockedPath
    if (depth > 4) return false
    return kind === 'record' ? listNames.has(name) || name === '' : itemNames.has(name)
  }

  private pathOf(name: string): string {
    return `${this.open.map(open => open.node.name).join('/')}/${name}`
  }

  private emit(done: Open): void {
    this.count++
    if (this.count > limits.feedItems)
      throw new FeedRefused({ code: 'too-large', params: { of: 'jobs', max: limits.feedItems } })
    const isTooLong = this.itemChars > limits.feedItemChars
    const tooLong: FormatReason = { code: 'job-too-long', params: { max: limits.feedItemChars } }
    const problem = isTooLong ? tooLong : this.itemProblem
    this.onItem({ node: done.node, line: done.line, problem })
  }
}

/** Whether a field of this name may hold the title of a job. */
export function isTitleName(name: string): boolean {
  return titleNames.has(plainName(name))
}

function looksLikeJob(node: ItemNode): boolean {
  if (neverItems.has(node.name)) return false
  // JSON:API nests an object's fields under `attributes`.
  const facts = [...childrenOf(node), ...nodesAt(node, 'attributes').flatMap(childrenOf)]
  const names = new Set(facts.map(child => child.name))
  const hasTitle = [...names].some(name => titleNames.has(name))
  return hasTitle && [...names].filter(name => evidenceNames.has(name)).length >= 2
}
