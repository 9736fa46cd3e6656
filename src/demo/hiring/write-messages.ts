import { closeOwnSupport } from '../../domain/support/support-by-link.ts'
import { writeToSupport } from '../../domain/support/write-to-support.ts'
import { at, known, type Stage } from './stage.ts'

/** What the demo people write to those who run the board: two wait for an answer, one has settled by itself. */
export async function writeMessages(stage: Stage): Promise<void> {
  const [seeker, owner] = [known(stage.actors, 'jana'), known(stage.actors, 'owner')]
  const nothingMore = { email: null, transcript: null }
  const { token } = await writeToSupport(at(stage, seeker, 9), {
    ...nothingMore,
    topic: 'applying',
    text: 'Guten Tag,\n\nich habe mich beworben und finde den Lebenslauf nicht mehr. Ist er angekommen?',
    page: '/dashboard',
  })
  await closeOwnSupport(at(stage, seeker, 8), { token: token ?? '' })
  await writeToSupport(at(stage, owner, 3), {
    ...nothingMore,
    topic: 'employer',
    text: 'Guten Tag,\n\nunser Haus bekommt im Januar einen neuen Namen. Können wir ihn selbst ändern, und was wird aus den Anzeigen?',
    page: '/employer-dashboard/profil',
  })
  await writeToSupport(at(stage, seeker, 1), {
    ...nothingMore,
    topic: 'ad',
    text: 'In der Anzeige stehen zwei verschiedene Gehälter. Welches gilt?',
    page: '/jobs',
  })
}
