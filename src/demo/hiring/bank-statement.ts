type Payment = { cents: number; from: string; words: string }

/** What a bank would say of these incoming payments of one day, in camt.053. */
export function bankStatement(day: string, payments: readonly Payment[]): Uint8Array {
  const entries = payments.map(
    ({ cents, from, words }, index) => `<Ntry><Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt>
<CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>DEMO-${day}-${index}</AcctSvcrRef>
<NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>${escaped(from)}</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Ustrd>${escaped(words)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>
${entries.join('\n')}
</Stmt></BkToCstmrStmt></Document>`)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
