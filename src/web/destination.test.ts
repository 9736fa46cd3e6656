import { describe, expect, it } from 'vitest'
import { destinationPath, stepPath, wantedPath } from './destination.ts'

describe('after signing in', () => {
  it('everyone goes to the page of their kind of account, in their language', () => {
    expect(destinationPath('dashboard', null, 'de')).toBe('/dashboard')
    expect(destinationPath('onboarding-employer', null, 'en')).toBe('/en/onboarding-employer')
  })

  it('the page that asked for it is shown again', () => {
    expect(destinationPath('dashboard', '/konto/sicherheit?x=1', 'de')).toBe('/konto/sicherheit?x=1')
    expect(destinationPath('employer-dashboard', '/jobs?q=Pflege', 'de')).toBe('/jobs?q=Pflege')
  })

  it('nobody is led out of the site, to what is no page, or in a circle', () => {
    for (const wanted of [
      'https://evil.example/',
      '//evil.example/dashboard',
      '/\\evil.example',
      '/%5Cevil.example',
      '/api/v1/jobs',
      '/login?redirectTo=/login',
      '/en/register',
    ])
      expect(destinationPath('dashboard', wanted, 'de'), wanted).toBe('/dashboard')
  })

  it('nobody is sent to a page of the other kind of account or of the administrators', () => {
    expect(destinationPath('dashboard', '/employer-dashboard', 'de')).toBe('/dashboard')
    expect(destinationPath('employer-dashboard', '/en/dashboard', 'de')).toBe('/employer-dashboard')
    expect(destinationPath('dashboard', '/admin-dashboard', 'de')).toBe('/dashboard')
  })

  it('an administrator is led to the administrators’ own realm, or back to the page that asked', () => {
    expect(destinationPath('admin-dashboard', null, 'de')).toBe('/admin-anmeldung?from-site=1')
    expect(destinationPath('admin-dashboard', '/admin-dashboard', 'en')).toBe('/en/admin-login?from-site=1')
    expect(destinationPath('admin-dashboard', '/konto', 'de')).toBe('/konto')
  })

  it('a step that comes first hands on where to go afterwards', () => {
    expect(destinationPath('second-factor', '/konto', 'de')).toBe('/login/bestaetigung?redirectTo=%2Fkonto')
    expect(destinationPath('second-factor', '//evil.example', 'de')).toBe('/login/bestaetigung')
  })

  it('the steps of the onboarding keep the page that was asked for, and never begin again after the last', () => {
    const to = (wanted: string) => stepPath('onboarding-jobseeker', 'place', { wanted, locale: 'en' })
    expect(to('/en/account')).toBe('/en/onboarding-jobseeker?redirectTo=%2Fen%2Faccount&step=place')
    expect(to('/onboarding-jobseeker?step=work')).toBe('/en/onboarding-jobseeker?step=place')
    expect(to('//evil.example/konto')).toBe('/en/onboarding-jobseeker?step=place')
  })

  it('what is asked for goes into a mail only when it is a page of this site', () => {
    const asked = (redirectTo: string) =>
      wantedPath(new Request(`http://kittel.example/register?${new URLSearchParams({ redirectTo })}`))
    expect(asked('/jobs/7?x=1')).toBe('/jobs/7?x=1')
    for (const wanted of [
      'https://evil.example/',
      '//evil.example',
      '/api/v1/jobs',
      '/login',
      'javascript:alert(1)',
    ])
      expect(asked(wanted), wanted).toBeNull()
    expect(asked(`/jobs?q=${'x'.repeat(2_000)}`)).toBeNull()
    expect(wantedPath(new Request('http://kittel.example/register'))).toBeNull()
  })
})
