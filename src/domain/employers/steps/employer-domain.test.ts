import { expect, it } from 'vitest'
import { employerDomain } from './employer-domain.ts'

it.each([
  ['klinik.example', 'klinik.example'],
  ['mail.klinik.example', 'klinik.example'],
  ['a.b.Klinik.example', 'klinik.example'],
  ['klinik.co.at', 'klinik.co.at'],
  ['pflege.klinik.co.at', 'klinik.co.at'],
  ['trust.nhs.uk', 'trust.nhs.uk'],
  ['ward.trust.nhs.uk', 'trust.nhs.uk'],
  ['med.uni-köln.de', 'uni-köln.de'],
])('%s belongs to %s', (host, domain) => {
  expect(employerDomain(host)).toBe(domain)
})

it.each([
  'co.at',
  'nhs.uk',
  'localhost',
  '',
  'gmx.de',
  'mail.gmx.net',
  'praxis-mueller.jimdosite.com',
  '1.2.3.4%',
])('%s belongs to no employer', host => {
  expect(employerDomain(host)).toBeNull()
})
