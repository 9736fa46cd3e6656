import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { type ExchangedProfile, exchangeBytesMax } from './exchanged-profile.ts'
import { readExchange } from './read-exchange.ts'
import { writeJsonResume } from './write-json-resume.ts'

const read = (text: string) => readExchange(Buffer.from(text))
const problemOf = async (text: string) => (await read(text)).problem

const oldEuropass = (duties: string) => `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="de"><LearnerInfo>
<Identification><PersonName><FirstName>Đurđa</FirstName><Surname>Šimić</Surname></PersonName>
<ContactInfo><Email><Contact>d@example.org</Contact></Email></ContactInfo></Identification>
<WorkExperienceList><WorkExperience>
<Period><From year="2019" month="--04" day="---01"/><To year="2021" month="--12"/></Period>
<Position><Label>Pflegefachfrau</Label></Position><Activities>${duties}</Activities>
<Employer><Name>Klinik M&amp;amp;Ouml</Name><ContactInfo><Address><Contact><Municipality>Köln</Municipality></Contact></Address></ContactInfo></Employer>
</WorkExperience><WorkExperience><Period><From year="2022"/><Current>true</Current></Period>
<Position><Label>Stationsleitung</Label></Position></WorkExperience></WorkExperienceList>
<EducationList><Education><Period><To year="2018"/></Period><Title>Pflegeausbildung</Title>
<Organisation><Name>Schule Zagreb</Name></Organisation></Education></EducationList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Code>hr</Code></Description></MotherTongue></MotherTongueList>
<ForeignLanguageList><ForeignLanguage><Description><Code>de</Code><Label>Deutsch</Label></Description>
<ProficiencyLevel><Listening>C1</Listening><Writing>B2</Writing></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic>
<Driving><Description><Licence>AM</Licence><Licence>B</Licence></Description></Driving></Skills>
<AchievementList><Achievement><Title><Code>certifications</Code></Title><Description>&lt;ul&gt;&lt;li&gt;Praxisanleitung&lt;/li&gt;&lt;/ul&gt;</Description></Achievement></AchievementList>
</LearnerInfo></SkillsPassport>`

const newEuropass = `<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="o" xmlns:hr="h" xmlns:eures="e">
<CandidatePerson><PersonName><oa:GivenName>Łucja</oa:GivenName><hr:FamilyName>Kőszegi</hr:FamilyName></PersonName>
<Communication><ChannelCode>Email</ChannelCode><oa:URI>l@example.org</oa:URI></Communication>
<PrimaryLanguageCode name="NORMAL">pol</PrimaryLanguageCode></CandidatePerson>
<CandidateProfile><EmploymentHistory><EmployerHistory><hr:OrganizationName>Uniklinik</hr:OrganizationName>
<PositionHistory><PositionTitle typeCode="FREETEXT">Hebamme</PositionTitle><eures:EmploymentPeriod>
<eures:StartDate><hr:FormattedDateTime>2020-05-01</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator>
</eures:EmploymentPeriod><oa:Description>&lt;p&gt;Kreißsaal&lt;/p&gt;</oa:Description><City>Wien</City></PositionHistory></EmployerHistory></EmploymentHistory>
<EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>FH</hr:OrganizationName><AttendancePeriod>
<StartDate><hr:FormattedDateTime>2016</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2019-07</hr:FormattedDateTime></EndDate>
</AttendancePeriod><EducationDegree><hr:DegreeName>Bachelor Hebammenkunde</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
<PersonQualifications><PersonCompetency><CompetencyID>ger</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
<CompetencyDimension><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></CompetencyDimension>
<CompetencyDimension><eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></CompetencyDimension></PersonCompetency></PersonQualifications>
<Certifications><Certification><hr:CertificationName>CTG-Kurs</hr:CertificationName></Certification></Certifications>
</CandidateProfile></Candidate>`

function pdfWith(attachment: string | null): Promise<Uint8Array> {
  const pdf = new PDFDocument()
  const pieces: Buffer[] = []
  pdf.on('data', piece => pieces.push(piece))
  if (attachment !== null) pdf.file(Buffer.from(attachment), { name: 'Europass-XML-Attachment.xml' })
  pdf.text('Europass')
  const done = new Promise<Uint8Array>(resolve => pdf.on('end', () => resolve(Buffer.concat(pieces))))
  pdf.end()
  return done
}

describe('a profile from another program', () => {
  it('is read from JSON Resume, and what is of a wrong type is left out alone', async () => {
    const { profile } = await read(
      JSON.stringify({
        basics: { name: 'Ana Ilić', label: 7, location: { city: 'Linz', countryCode: 'AT' } },
        work: [
          { name: 'Klinik', position: 'Ärztin', startDate: '2019-04-01', highlights: ['Visite', 3] },
          { company: 'Praxis', startDate: '1.4.2012', endDate: { year: 2013 } },
          'nothing',
          { summary: 'ohne Titel' },
        ],
        education: [{ institution: 'Uni', studyType: 'Studium', area: 'Medizin', endDate: '2018' }],
        languages: [
          { language: 'German', fluency: 'Native speaker' },
          { language: 'Klingonisch', fluency: 'C2' },
          { language: 'English', fluency: 'Fluent' },
        ],
        skills: [{ name: 'Sonographie', keywords: ['Abdomen', null] }, { name: 'Führerschein B' }],
        certificates: [{ name: 'Approbation', date: '2018-11-02' }, {}],
      }),
    )
    expect(profile).toMatchObject({
      ...{ name: 'Ana Ilić', label: null, city: 'Linz', country: 'AT' },
      positions: [
        { title: 'Ärztin', employer: 'Klinik', from: '2019-04', to: null, isCurrent: true, duties: 'Visite' },
        { title: 'Praxis', employer: null, from: null, to: null, isCurrent: false },
      ],
      educations: [{ name: 'Studium Medizin', institution: 'Uni', to: '2018' }],
      languages: [
        { language: 'de', level: 'native' },
        { language: 'en', level: 'C1' },
      ],
      skills: ['Sonographie', 'Abdomen'],
      drivingLicences: ['B'],
      certificates: [{ name: 'Approbation', at: '2018-11' }],
    })
  })

  it('is read from an older Europass, also when its text was escaped twice', async () => {
    const once = '&lt;p&gt;Visite &amp;amp; Pflege&lt;/p&gt;'
    const twice = '&amp;lt;p&amp;gt;Visite &amp;amp;amp; Pflege&amp;lt;/p&amp;gt;'
    for (const duties of [once, twice]) {
      const { profile, problem } = await read(oldEuropass(duties))
      expect(problem).toBeNull()
      expect(profile).toMatchObject({
        ...{ name: 'Đurđa Šimić', email: 'd@example.org', drivingLicences: ['AM', 'B'] },
        positions: [
          { title: 'Pflegefachfrau', city: 'Köln', from: '2019-04', to: '2021-12', isCurrent: false },
          { title: 'Stationsleitung', from: '2022', to: null, isCurrent: true },
        ],
        educations: [{ name: 'Pflegeausbildung', institution: 'Schule Zagreb', to: '2018' }],
        languages: [
          { language: 'hr', level: 'native' },
          { language: 'de', level: 'B2' },
        ],
        certificates: [{ name: 'Praxisanleitung' }],
      })
      expect(profile?.positions[0]?.duties).toBe('Visite & Pflege')
    }
  })

  it('is read from the Europass of today, and out of a PDF that carries it', async () => {
    for (const bytes of [Buffer.from(newEuropass), await pdfWith(newEuropass)]) {
      expect((await readExchange(bytes)).profile).toMatchObject({
        ...{ name: 'Łucja Kőszegi', email: 'l@example.org' },
        positions: [
          {
            title: 'Hebamme',
            employer: 'Uniklinik',
            city: 'Wien',
            from: '2020-05',
            isCurrent: true,
            duties: 'Kreißsaal',
          },
        ],
        educations: [{ name: 'Bachelor Hebammenkunde', institution: 'FH', from: '2016', to: '2019-07' }],
        languages: [
          { language: 'pl', level: 'native' },
          { language: 'de', level: 'B2' },
        ],
        certificates: [{ name: 'CTG-Kurs' }],
      })
    }
  })

  it('is refused with a reason that says what it is not', async () => {
    expect(await problemOf('  ')).toBe('empty')
    expect(await problemOf('Lebenslauf von Ana')).toBe('unknown-format')
    expect(await problemOf('{"basics": {"name"')).toBe('broken-json')
    expect(await problemOf('{"title": "Rechnung"}')).toBe('no-json-resume')
    expect(await problemOf('[1, 2]')).toBe('no-json-resume')
    expect(await problemOf('{"basics": {"name": "Ana"}}')).toBe('nothing-found')
    expect(await problemOf('<html><body>Hallo</body></html>')).toBe('no-europass')
    expect(await problemOf('<a><b></a>')).toBe('broken-xml')
    expect((await readExchange(await pdfWith(null))).problem).toBe('pdf-without-europass')
    expect(await problemOf('%PDF-1.7 and nothing more')).toBe('broken-pdf')
    expect((await readExchange(Buffer.from('PK\u0003\u0004 a zip'))).problem).toBe('unknown-format')
  })

  it('is refused when it is made to hurt', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><Candidate>&b;</Candidate>`
    expect(await problemOf(bomb)).toBe('broken-xml')
    expect(await problemOf('<!DOCTYPE x SYSTEM "file:///etc/passwd"><Candidate/>')).toBe('broken-xml')
    expect(await problemOf(`${'<a>'.repeat(100)}${'</a>'.repeat(100)}`)).toBe('broken-xml')
    expect(await problemOf(`<Candidate>${'<a/>'.repeat(60_000)}</Candidate>`)).toBe('broken-xml')
    const large = Buffer.alloc(exchangeBytesMax + 1, ' ')
    expect((await readExchange(large)).problem).toBe('too-large')
    expect(await problemOf(`{"work": ${'['.repeat(200_000)}`)).toBe('broken-json')
    const many = { work: Array.from({ length: 5_000 }, () => ({ position: 'x'.repeat(500) })) }
    const { profile } = await read(JSON.stringify(many))
    expect(profile?.positions.length).toBe(200)
    expect(profile?.positions[0]?.title.length).toBe(200)
    const proto = await read('{"__proto__": {"polluted": true}, "work": [{"position": "Arzt"}]}')
    expect(proto.profile?.positions).toHaveLength(1)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

describe('a profile for another program', () => {
  it('comes back from JSON Resume as it was', async () => {
    const profile: ExchangedProfile = {
      ...{ name: 'Łucja', email: 'l@example.org', phone: null, city: null, country: null, label: 'Hebamme' },
      positions: [
        {
          title: 'Hebamme',
          employer: 'Klinik',
          city: 'Wien',
          from: '2020-05',
          to: null,
          isCurrent: true,
          duties: 'a\nb',
        },
      ],
      educations: [{ name: 'Bachelor', institution: 'FH', from: '2016', to: '2019-07' }],
      certificates: [{ name: 'Approbation', at: '2018' }],
      languages: [{ language: 'fa', level: 'C1' }],
      skills: ['Wundexperte'],
      drivingLicences: ['B', 'BE'],
    }
    const written = JSON.stringify(writeJsonResume(profile, new Date('2026-11-25T12:00:00Z')))
    expect((await read(written)).profile).toEqual(profile)
  })
})
