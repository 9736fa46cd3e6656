import { describe, expect, it } from 'vitest'
import { matchPayment } from './match-payment.ts'
import { type IncomingPayment, readCamt053 } from './read-camt053.ts'

function entry({
  amount = '356.64',
  status = '<Sts>BOOK</Sts>',
  side = 'CRDT',
  inside = '',
  reference = 'R1',
} = {}) {
  return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${status}<BookgDt><Dt>2026-12-01</Dt></BookgDt>
    <AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls>${inside}</NtryDtls></Ntry>`
}
const details = (text: string, more = '') =>
  `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${more}<RltdPties><Dbtr><Nm>Klinikum &amp; Söhne</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`

function statement(...entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
    <Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`
}

describe('a bank statement', () => {
  it('gives what came in, once each, with the payer and their words', () => {
    const { payments, leftOut } = readCamt053(
      statement(
        entry({ inside: details('RECHNUNG 2026-000123') }),
        entry({ side: 'DBIT', inside: details('Miete') }),
        entry({ status: '<Sts><Cd>BOOK</Cd></Sts>', amount: '12.50000', inside: details('2026-000124') }),
        entry({ status: '<Sts>PDNG</Sts>' }),
        entry({ status: '<Sts>BOOK</Sts><RvslInd>true</RvslInd>' }),
      ),
    )
    expect(leftOut).toBe(2)
    expect(payments).toMatchObject([
      {
        cents: 35_664,
        currency: 'EUR',
        bookedOn: '2026-12-01',
        debtorName: 'Klinikum & Söhne',
        text: ['RECHNUNG 2026-000123'],
      },
      { cents: 1_250, text: ['2026-000124'] },
    ])
  })

  it('parts a collected entry into its payments, if they add up', () => {
    const two =
      details('2026-000001', '<Amt Ccy="EUR">100.00</Amt>') +
      details('2026-000002', '<AmtDtls><TxAmt><Amt Ccy="EUR">256.64</Amt></TxAmt></AmtDtls>')
    expect(readCamt053(statement(entry({ inside: two }))).payments.map(({ cents }) => cents)).toEqual([
      10_000, 25_664,
    ])
    expect(readCamt053(statement(entry({ amount: '400.00', inside: two }))).payments).toMatchObject([
      { cents: 40_000 },
    ])
  })

  it('has the same keys whenever it is read, and other ones for two payments that look alike', () => {
    const same = entry({ inside: details('2026-000123'), reference: '' })
    const once = readCamt053(statement(same, same)).payments.map(({ key }) => key)
    expect(new Set(once).size).toBe(2)
    expect(
      readCamt053(statement(same, same, entry({ amount: '1.00' }))).payments.map(({ key }) => key),
    ).toEqual(expect.arrayContaining(once))
  })

  it.each([
    ['a DOCTYPE', '<!DOCTYPE x [<!ENTITY a "b">]><Document/>'],
    ['entities that grow', `<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]><x>&lol2;</x>`],
    ['an unknown entity', statement(entry({ inside: details('&xxe;') }))],
    ['another kind of document', '<Document><BkToCstmrAcctRpt/></Document>'],
    ['broken XML', statement('<Ntry>')],
    ['nothing', ''],
    ['depth', '<a>'.repeat(100)],
  ])('is refused when it is %s', (_, xml) => {
    expect(() => readCamt053(xml)).toThrow()
  })
})

const open = [
  { number: '2026-000123', currency: 'EUR', openCents: 35_664 },
  { number: '2026-000012', currency: 'EUR', openCents: 10_000 },
  { number: '2026-000200', currency: 'CHF', openCents: 5_000 },
]
const payment = (text: string[], cents: number, currency = 'EUR'): IncomingPayment => {
  return { key: 'k', accountIban: null, bookedOn: '2026-12-01', debtorName: null, text, cents, currency }
}

describe('a payment', () => {
  it.each([
    [['Rechnung 2026-000123'], 35_664, 'settled', ['2026-000123']],
    [['RE 2026000123/KD 4711'], 35_664, 'settled', ['2026-000123']],
    [['Rg. 2026 000123'], 35_664, 'settled', ['2026-000123']],
    [['EREF 2026-00', '0123 KREF'], 35_664, 'settled', ['2026-000123']],
    [['re 2026-123'], 35_664, 'settled', ['2026-000123']],
    [['2026-000123 und 2026-000012'], 45_664, 'settled', ['2026-000123', '2026-000012']],
    [['2026-000123'], 30_000, 'short', ['2026-000123']],
    [['2026-000123'], 40_000, 'over', ['2026-000123']],
    [['Danke'], 10_000, 'guess', ['2026-000012']],
    [['Danke'], 77, 'unknown', []],
    [['2026-0001234'], 1, 'unknown', []],
    [['12026-000123'], 1, 'unknown', []],
  ] as const)('%j of %i cents is %s', (text, cents, kind, numbers) => {
    expect(matchPayment(payment([...text], cents), open)).toEqual({ kind, numbers })
  })

  it('in another currency is for no invoice', () => {
    expect(matchPayment(payment(['2026-000200'], 5_000), open).kind).toBe('unknown')
    expect(matchPayment(payment(['2026-000200'], 5_000, 'CHF'), open).kind).toBe('settled')
  })
})
