import { createAlert } from '../../domain/alerts/create-alert.ts'
import { saveEmployer } from '../../domain/bookmarks/save-employer.ts'
import { saveJob } from '../../domain/bookmarks/save-job.ts'
import { listOwnJobs } from '../../domain/job-ads/own-list/list-own-jobs.ts'
import { leaveForJob } from '../../domain/outside-applications/leave-for-job.ts'
import { noteViewedJob } from '../../domain/viewed-jobs/note-viewed-job.ts'
import { at, known, type Stage } from './stage.ts'

/**
 * What the demo job seeker has read, saved and applied for elsewhere: open jobs, one that has ended since, and an employer; and her job
 * alert, whose first matches appear once the site runs. The dashboard asks about the external application.
 */
export async function keepJobs(stage: Stage): Promise<void> {
  const seeker = known(stage.actors, 'jana')
  const jobId = (key: string) => known(stage.jobIds, key)
  const fed = await fedNursingJobs(stage)
  const read = [jobId('pflegehilfe'), jobId('vertretung'), jobId('notaufnahme'), jobId('kardiologie')]
  const readLater = [...fed, jobId('studynurse'), jobId('mfa')]
  for (const [index, id] of read.entries()) await noteViewedJob(at(stage, seeker, 50 - index), { jobId: id })
  for (const [index, id] of readLater.entries())
    await noteViewedJob(at(stage, seeker, 5 - index / 4), { jobId: id })
  await saveJob(at(stage, seeker, 50), {
    jobId: jobId('pflegehilfe'),
    note: 'Nur tagsüber, aber befristet',
  })
  await saveJob(at(stage, seeker, 12), {
    jobId: jobId('neurologie'),
    note: 'Für Irina aus dem Kurs',
  })
  for (const id of fed.slice(0, 2)) await saveJob(at(stage, seeker, 4), { jobId: id })
  await leaveForJob(at(stage, seeker, 3), { jobId: jobId('cra') })
  await createAlert(at(stage, seeker, 14), {
    params: {
      profession: ['pflegefachmann'],
      place: 'Hamburg',
      radius: 25,
      salaryMin: 3_500,
      includeUnknownPay: true,
    },
    name: 'Pflegefachkraft in Hamburg',
    frequency: 'daily',
  })
  const employerId = known(stage.employerIds, 'hospital')
  await saveEmployer(at(stage, seeker, 20), { employerId, note: 'Hospitieren möglich' })
}

/** Jobs from the hospital's feed; few or none when only few were loaded. */
async function fedNursingJobs(stage: Stage): Promise<number[]> {
  const employerId = known(stage.employerIds, 'hospital')
  const ctx = at(stage, known(stage.actors, 'owner'), 0)
  const { rows } = await listOwnJobs(ctx, { employerId, tab: 'public', words: '', page: 1 })
  return rows
    .filter(row => row.isFromFeed && /pfleg|nurse/i.test(row.title))
    .map(row => row.id)
    .slice(0, 3)
}
