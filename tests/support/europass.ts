import PDFDocument from 'pdfkit'

/** A document of the editor before 2020. */
export const oldEuropass = (duties: string) => `<?xml version="1.0" encoding="UTF-8"?>
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

/** A document of the portal of today. */
export const newEuropass = `<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="o" xmlns:hr="h" xmlns:eures="e">
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

/** A PDF that carries this XML, and prints what is drawn. */
export function europassPdf(
  xml: string | null,
  draw: (pdf: InstanceType<typeof PDFDocument>) => void = pdf => pdf.text('Europass'),
): Promise<Uint8Array> {
  const pdf = new PDFDocument()
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<Uint8Array>(resolve => pdf.on('end', () => resolve(Buffer.concat(chunks))))
  draw(pdf)
  if (xml !== null) pdf.file(Buffer.from(xml), { name: 'attachment.xml' })
  pdf.end()
  return ended
}
