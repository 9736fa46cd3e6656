import { reportTarget } from '../../domain/moderation/report-target.ts'
import { at, known, type Stage } from './stage.ts'

/** What the demo people report: two the same ad, one an employer. All of it waits for a decision. */
export async function reportThings(stage: Stage): Promise<void> {
  const [jobId] = stage.jobIds.values()
  const [employerId] = stage.employerIds.values()
  const [seeker, owner] = [known(stage.actors, 'jana'), known(stage.actors, 'owner')]
  const nameless = { name: null, email: null }
  const ad = { kind: 'job', id: String(jobId) } as const
  await reportTarget(at(stage, seeker, 4), {
    ...nameless,
    target: ad,
    kind: 'wrong-facts',
    text: 'Im Gespräch hieß es, die Stelle sei befristet. In der Anzeige steht unbefristet.',
    evidence: null,
  })
  await reportTarget(at(stage, owner, 2), {
    ...nameless,
    target: ad,
    kind: 'discrimination',
    text: 'Der Text richtet sich nur an „junge“ Bewerberinnen und Bewerber.',
    evidence: '„Sie sind jung und belastbar“',
  })
  await reportTarget(at(stage, seeker, 1), {
    ...nameless,
    target: { kind: 'employer', id: String(employerId) },
    kind: 'other',
    text: 'Unter der Telefonnummer meldet sich jemand anders.',
    evidence: null,
  })
}
