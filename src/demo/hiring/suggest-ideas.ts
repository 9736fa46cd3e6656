import type { UserActor } from '../../domain/caller/actor.ts'
import { commentOnIdea } from '../../domain/ideas/comment-on-idea.ts'
import { answerIdea, changeIdeaStatus } from '../../domain/ideas/desk/change-idea.ts'
import { mergeIdeas } from '../../domain/ideas/desk/merge-ideas.ts'
import type { IdeaStatus } from '../../domain/ideas/idea.status.ts'
import { postIdea } from '../../domain/ideas/post-idea.ts'
import { voteForIdea } from '../../domain/ideas/vote-for-idea.ts'
import { at, type Stage } from './stage.ts'

type DemoIdea = {
  title: string
  text: string
  daysAgo: number
  votes: number
  status?: { status: IdeaStatus; text: string; daysAgo: number }
  comment?: string
  answer?: string
}

const ideas: readonly DemoIdea[] = [
  {
    title: 'Wochenenddienste in der Merkliste vergleichen',
    text: 'Ich habe sechs Stellen auf der Merkliste und öffne jede, um zu sehen, wie viele Wochenenden im Monat gemeint sind. Nebeneinander wäre das auf einen Blick klar.',
    daysAgo: 41,
    votes: 9,
    status: { status: 'planned', text: 'Wir bauen einen Vergleich für bis zu vier Stellen.', daysAgo: 12 },
    comment: 'Bitte auch die Zahl der Nachtdienste.',
  },
  {
    title: 'Probearbeiten gleich mit anbieten',
    text: 'In der Bewerbung möchte ich ankreuzen können, dass ich einen Tag zur Probe arbeiten würde.',
    daysAgo: 33,
    votes: 6,
    comment: 'Dann aber nur bezahlt.',
    answer: 'Ein guter Punkt: Wir klären zuerst, was arbeitsrechtlich gilt.',
  },
  {
    title: 'Fahrzeit mit Bus und Bahn statt Luftlinie',
    text: 'Fünf Kilometer können zehn Minuten sein oder eine Stunde. Die Fahrzeit zum Dienstbeginn um sechs Uhr wäre ehrlicher.',
    daysAgo: 29,
    votes: 8,
    status: {
      status: 'declined',
      text: 'Dafür müssten wir einem Fahrplandienst sagen, wo Sie wohnen. Das wollen wir nicht.',
      daysAgo: 20,
    },
  },
  {
    title: 'Lebenslauf aus dem Handyfoto einlesen',
    text: 'Mein Lebenslauf liegt nur auf Papier vor. Ein Foto sollte reichen.',
    daysAgo: 52,
    votes: 5,
    status: { status: 'done', text: 'Fotos und Scans werden jetzt gelesen.', daysAgo: 6 },
  },
  {
    title: 'Anzeigen in leichter Sprache zusammenfassen',
    text: 'Für Kolleginnen und Kollegen, die noch Deutsch lernen, wäre eine kurze Fassung in einfachen Sätzen eine Hilfe.',
    daysAgo: 18,
    votes: 7,
    status: { status: 'in-progress', text: 'Die ersten Texte prüfen wir gerade.', daysAgo: 3 },
  },
  {
    title: 'Wochenenden im Monat nebeneinander sehen',
    text: 'Beim Vergleichen gemerkter Stellen fehlt mir die Zahl der Wochenenden.',
    daysAgo: 15,
    votes: 2,
  },
  {
    title: 'Suchauftrag für zwei Wohnorte',
    text: 'Ich pendle zwischen zwei Städten und möchte beide in einem Suchauftrag haben.',
    daysAgo: 4,
    votes: 3,
  },
]

/** Ideas in every state, one of them merged into another, with votes of the demo people. */
export async function suggestIdeas(stage: Stage): Promise<void> {
  const people = [...stage.actors.values()]
  const ids: number[] = []
  for (const [place, idea] of ideas.entries()) ids.push(await suggest(stage, idea, turned(people, place)))
  const [original, copy] = [ids[0], ids[5]]
  if (original === undefined || copy === undefined) return
  await mergeIdeas(at(stage, null, 9), { ideaId: copy, version: 1, into: original })
}

async function suggest(stage: Stage, idea: DemoIdea, people: UserActor[]): Promise<number> {
  const { title, text, daysAgo, votes, status, comment, answer } = idea
  const [author = null, second = null] = people
  const { ideaId } = await postIdea(at(stage, author, daysAgo), { title, text, name: null })
  for (const [place, voter] of people.slice(1, votes).entries())
    await voteForIdea(at(stage, voter, Math.max(2.5, daysAgo - 1 - place)), { ideaId })
  if (comment) await commentOnIdea(at(stage, second, daysAgo - 1), { ideaId, text: comment, name: null })
  if (answer) await answerIdea(at(stage, null, daysAgo - 2), { ideaId, text: answer })
  if (status) {
    const change = { ideaId, version: 1, status: status.status, text: status.text }
    await changeIdeaStatus(at(stage, null, status.daysAgo), change)
  }
  return ideaId
}

/** Somebody else comes first each time, because one person may have five open ideas. */
function turned<T>(list: readonly T[], by: number): T[] {
  const from = list.length === 0 ? 0 : by % list.length
  return [...list.slice(from), ...list.slice(0, from)]
}
