import { describe, expect, it } from 'vitest'
import { europassPdf, newEuropass, oldEuropass } from '../../../tests/support/europass.ts'
import { readExchange } from './read-exchange.ts'

const read = (text: string) => readExchange(Buffer.from(text))

describe('a profile from Europass', () => {
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
    for (const bytes of [Buffer.from(newEuropass), await europassPdf(newEuropass)]) {
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

  it('is read from what Europass writes beside it: courses, proofs of a language, skills and pictures', async () => {
    const old = oldEuropass('Visite')
      .replace(
        '<AchievementList>',
        '<AchievementList><Achievement><Title><Code>courses</Code></Title><Description>Kinästhetik</Description></Achievement><Achievement><Title><Code>publications</Code></Title><Description>Ein Aufsatz</Description></Achievement>',
      )
      .replace(
        '</ProficiencyLevel>',
        '</ProficiencyLevel><VerifiedBy><Certificate><Title>telc B2 Pflege</Title></Certificate></VerifiedBy>',
      )
      .replace(
        '<ContactInfo><Email>',
        `<Photo><Data>${'iVBORw0K'.repeat(300_000)}</Data></Photo><ContactInfo><Email>`,
      )
    expect((await read(old)).profile?.certificates.map(({ name }) => name)).toEqual([
      ...['Kinästhetik', 'Praxisanleitung', 'telc B2 Pflege'],
    ])
    const authority = 'http://publications.europa.eu/resource/authority/language'
    const { profile } =
      await read(`<Candidate xmlns="http://www.europass.eu/1.0" xmlns:hr="h" xmlns:oa="o" xmlns:eures="e">
<CandidateSupplier><PersonContact><PersonName><oa:GivenName>Portal</oa:GivenName></PersonName></PersonContact></CandidateSupplier>
<CandidatePerson><PersonName><oa:GivenName>Ana</oa:GivenName><hr:FamilyName>Kos</hr:FamilyName></PersonName>
<Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>43</CountryDialing><oa:DialNumber>6605550147</oa:DialNumber></Communication>
<Communication><UseCode>home</UseCode><Address><oa:CityName>Graz</oa:CityName><CountryCode>at</CountryCode></Address></Communication>
<PrimaryLanguageCode>${authority}/SLV</PrimaryLanguageCode></CandidatePerson>
<CandidateProfile languageCode="de"><EmploymentHistory><EmployerHistory><hr:OrganizationName>LKH Graz</hr:OrganizationName>
<eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2018-05</hr:FormattedDateTime></eures:StartDate></eures:EmploymentPeriod>
<PositionHistory><PositionTitle typeCode="FREETEXT">DGKP</PositionTitle><hr:CurrentIndicator>true</hr:CurrentIndicator></PositionHistory>
</EmployerHistory></EmploymentHistory>
<EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>Schule</hr:OrganizationName><hr:ProgramName>Diplom</hr:ProgramName>
<AttendancePeriod><StartDate><hr:FormattedDateTime>2015</hr:FormattedDateTime></StartDate><Ongoing>true</Ongoing></AttendancePeriod></EducationOrganizationAttendance></EducationHistory>
<eures:Licenses><eures:License><hr:LicenseTypeCode>B</hr:LicenseTypeCode></eures:License></eures:Licenses>
<PersonQualifications><PersonCompetency><CompetencyID schemeName="FREE_TEXT">Deutsch</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
<eures:ProficiencyLevel><hr:ScoreText>C1</hr:ScoreText></eures:ProficiencyLevel></PersonCompetency>
<PersonCompetency><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID><hr:CompetencyName>MS Office</hr:CompetencyName></PersonCompetency></PersonQualifications>
<DigitalSkills><DigitalSkillsGroup><Title>Büro</Title><DigitalSkill>Orbis</DigitalSkill></DigitalSkillsGroup></DigitalSkills>
<CourseCertifications><CourseCertification><Title>Basale Stimulation</Title></CourseCertification></CourseCertifications>
<eures:Attachment><oa:EmbeddedData>${'iVBORw0K'.repeat(300_000)}</oa:EmbeddedData></eures:Attachment></CandidateProfile></Candidate>`)
    expect(profile).toMatchObject({
      ...{ name: 'Ana Kos', phone: '+43 6605550147', city: 'Graz', country: 'AT', drivingLicences: ['B'] },
      positions: [{ title: 'DGKP', employer: 'LKH Graz', from: '2018-05', to: null, isCurrent: true }],
      educations: [{ name: 'Diplom', institution: 'Schule', from: '2015', to: null }],
      languages: [
        { language: 'sl', level: 'native' },
        { language: 'de', level: 'C1' },
      ],
      ...{ skills: ['MS Office', 'Orbis'], certificates: [{ name: 'Basale Stimulation' }] },
    })
  })
})
