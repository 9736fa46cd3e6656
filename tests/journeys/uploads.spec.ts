import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { makePdf } from '../support/documents.ts'
import { test } from '../support/journey.ts'
import { registerEmployer } from '../support/journey-employer.ts'

const long = `Arbeitszeugnis_Universitaetsklinikum_Freiburg_Intensivstation_${'Neonatologie_'.repeat(3)}2024.pdf`

test.setTimeout(90_000)

test('a folder that is dropped gives its files, an empty one is named, and the file beside it is kept', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'dropped-'))
  try {
    await mkdir(join(folder, 'Unterlagen', 'Zeugnisse'), { recursive: true })
    await mkdir(join(folder, 'Leer'))
    await writeFile(join(folder, 'Lebenslauf.pdf'), await makePdf(2))
    await writeFile(join(folder, 'Unterlagen', 'Zeugnisse', long), await makePdf(3))
    await page.goto(await pathToApply(page))
    await drop(page, [join(folder, 'Unterlagen'), join(folder, 'Leer'), join(folder, 'Lebenslauf.pdf')])
    const list = page.getByRole('list', { name: 'Ausgewählte Dateien' })
    await expect(list.getByRole('listitem').filter({ hasText: 'Lebenslauf.pdf' })).toContainText('2 Seiten')
    await expect(list.getByRole('listitem').filter({ hasText: long })).toContainText('3 Seiten')
    const empty = list.getByRole('listitem').filter({ hasText: 'Leer' })
    await expect(empty).toContainText('In diesem Ordner ist keine Datei.')
    await empty.getByRole('button', { name: 'Leer entfernen' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('main')).not.toContainText('Die Verbindung ist abgebrochen')
    await page.setViewportSize({ width: 390, height: 844 })
    const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
    expect(await page.evaluate(isWider)).toBe(false)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a file that vanished after it was chosen is named as such, and the one before it is kept', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'vanished-'))
  try {
    const [first, second] = [join(folder, 'Lebenslauf.pdf'), join(folder, 'Zeugnis.pdf')]
    await writeFile(first, await makePdf(2))
    await writeFile(second, await makePdf(1))
    await page.goto(await pathToApply(page))
    // Files are uploaded one after the other: the second is deleted while the first is being sent.
    await page.route(/\/files\?purpose=/, async route => {
      await rm(second, { force: true })
      await route.continue()
    })
    await page.locator('input[type=file]').setInputFiles([first, second])
    const list = page.getByRole('list', { name: 'Ausgewählte Dateien' })
    await expect(list.getByRole('listitem').filter({ hasText: 'Lebenslauf.pdf' })).toContainText('2 Seiten')
    await expect(list.getByRole('listitem').filter({ hasText: 'Zeugnis.pdf' })).toContainText(
      'weil sie verschoben, geändert oder gelöscht wurde',
    )
    await expect(page.getByRole('button', { name: 'Noch einmal versuchen' })).toHaveCount(0)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a document of an import that vanished before it was sent is named as such, and not a lost connection', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'vanished-'))
  try {
    const path = join(folder, 'stellen.xml')
    await writeFile(path, '<jobs><job id="1" title="Pflegefachkraft" city="Ulm"/></jobs>')
    await registerEmployer(page, Date.now())
    await page.goto('/employer-dashboard/importe')
    await page.locator('input[type=file]').setInputFiles(path)
    await rm(path)
    await page.getByRole('button', { name: 'Probelauf beginnen' }).click()
    await expect(page.getByRole('main')).toContainText('weil sie verschoben, geändert oder gelöscht wurde')
    await expect(page.getByText('Keine Verbindung')).toBeHidden()
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** Drops files from disk through the DevTools protocol, so that the browser fires the drag events itself. */
async function drop(page: Page, files: string[]): Promise<void> {
  const box = await page.getByText('Dateien auswählen oder hierher ziehen').boundingBox()
  const session = await page.context().newCDPSession(page)
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 }
  const data = { items: [], files, dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...at, data })
}

/** The application form of a demo job that asks for documents. */
async function pathToApply(page: Page): Promise<string> {
  const title = 'Study Nurse Kardiologie (m/w/d)'
  const answer = await page.request.get(`/api/v1/jobs?${new URLSearchParams({ q: title })}`)
  // The cast: as documented by the API.
  const { jobs } = (await answer.json()) as { jobs: { title: string; url: string }[] }
  const job = jobs.find(each => each.title === title)
  expect(job).toBeDefined()
  return `${new URL(job?.url ?? '').pathname}/bewerben`
}
