import { createHash } from 'node:crypto'
import { centsOf } from '../xml/cii-values.ts'
import { all, first, NotReadable, readXml, textOf, type XmlElement } from '../xml/read-xml.ts'

/** Money that came in, as the bank's statement has it. */
export type IncomingPayment = {
  /** The same for the same payment in any file, so that a statement may be read twice. */
  key: string
  accountIban: string | null
  bookedOn: string
  cents: number
  currency: string
  debtorName: string | null
  /** What the payer wrote, in pieces as the bank has them: lines are broken anywhere. */
  text: string[]
}

export type Statement = {
  payments: IncomingPayment[]
  /** Credits that cannot be booked by themselves: not booked yet, taken back, without a day or amount. */
  leftOut: number
}

/**
 * Reads the incoming payments of a statement in camt.053 (versions 02 to 13: names are looked up without their namespace). Outgoing
 * payments are passed over.
 * @throws {NotReadable} for broken XML, a DOCTYPE, or another kind of document
 */
export function readCamt053(xml: string): Statement {
  const root = readXml(xml)
  const statements = all(root, 'BkToCstmrStmt/Stmt')
  if (statements.length === 0) throw new NotReadable('no statement in camt.053', 1)
  const payments: IncomingPayment[] = []
  let leftOut = 0
  for (const statement of statements) {
    const accountIban = textOf(statement, 'Acct/Id/IBAN')
    for (const entry of all(statement, 'Ntry')) {
      if (textOf(entry, 'CdtDbtInd') !== 'CRDT') continue
      const found = isBooked(entry) ? paymentsOf(entry, accountIban) : []
      if (found.length === 0) leftOut++
      payments.push(...found)
    }
  }
  return { payments: withKeys(payments), leftOut }
}

function isBooked(entry: XmlElement): boolean {
  const status = textOf(entry, 'Sts') ?? textOf(entry, 'Sts/Cd')
  return status === 'BOOK' && textOf(entry, 'RvslInd') !== 'true'
}

/** One for each transaction of a collected entry, if it has them with their amounts and they add up to it; else the entry itself. */
function paymentsOf(entry: XmlElement, accountIban: string | null): IncomingPayment[] {
  const bookedOn = (textOf(entry, 'BookgDt/Dt') ?? textOf(entry, 'BookgDt/DtTm') ?? '').slice(0, 10)
  const total = amountOf(first(entry, 'Amt'))
  if (!/^\d{4}-\d{2}-\d{2}$/.test(bookedOn) || total === null || total.cents <= 0) return []
  const details = all(entry, 'NtryDtls/TxDtls')
  const parts = details.map(each => ({
    each,
    amount: amountOf(first(each, 'Amt') ?? first(each, 'AmtDtls/TxAmt/Amt')),
  }))
  const adds = parts.reduce((sum, { amount }) => sum + (amount?.cents ?? Number.NaN), 0) === total.cents
  const each = parts.length > 1 && adds ? parts : [{ each: details[0] ?? entry, amount: total }]
  const reference = textOf(entry, 'AcctSvcrRef')
  return each.map(({ each: detail, amount }) => ({
    key: [textOf(detail, 'Refs/AcctSvcrRef') ?? reference, textOf(detail, 'Refs/EndToEndId')].join(' '),
    accountIban,
    bookedOn,
    cents: amount?.cents ?? total.cents,
    currency: amount?.currency ?? total.currency,
    debtorName: textOf(detail, 'RltdPties/Dbtr/Nm') ?? textOf(detail, 'RltdPties/Dbtr/Pty/Nm'),
    text: textsOf(detail),
  }))
}

function textsOf(detail: XmlElement): string[] {
  return [
    ...all(detail, 'RmtInf/Ustrd'),
    ...all(detail, 'RmtInf/Strd/CdtrRefInf/Ref'),
    ...all(detail, 'RmtInf/Strd/RfrdDocInf/Nb'),
  ].flatMap(found => textOf(found) ?? [])
}

function amountOf(found: XmlElement | undefined): { cents: number; currency: string } | null {
  // Banks write more places than a cent has, such as 12.50000.
  const cents = centsOf((textOf(found) ?? '').replace(/(\.\d\d)0+$/, '$1'))
  const currency = found?.attributes.Ccy
  return cents === null || currency === undefined ? null : { cents, currency }
}

/** Two equal payments of a day are told apart by their order, which is the same whenever the statement is read. */
function withKeys(payments: readonly IncomingPayment[]): IncomingPayment[] {
  const seen = new Map<string, number>()
  return payments.map(payment => {
    const { key, ...facts } = payment
    const content = JSON.stringify([key, Object.values(facts)])
    const nth = (seen.get(content) ?? 0) + 1
    seen.set(content, nth)
    return { ...payment, key: createHash('sha256').update(`${content} ${nth}`).digest('hex') }
  })
}
