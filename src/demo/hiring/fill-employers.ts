import { saveRejectionTemplate } from '../../domain/applications/rejection-templates.ts'
import { grantEntitlement } from '../../domain/billing/grant-entitlement.ts'
import {
  addToGallery,
  arrangeGallery,
  setEmployerPicture,
} from '../../domain/employers/profile/change-employer-media.ts'
import { employerProfileSchema } from '../../domain/employers/profile/employer-profile.schema.ts'
import { readEmployerMedia } from '../../domain/employers/profile/read-employer-media.ts'
import { saveEmployerProfile } from '../../domain/employers/profile/save-employer-profile.ts'
import { askForEmployer } from '../../domain/employers/team/ask-for-employer.ts'
import { storeUpload } from '../../domain/files/store-upload.ts'
import { drawLogo, drawScene } from './draw-scene.ts'
import type { HiringEmployer } from './hiring-data.ts'
import { at, bodyOf, keepingFiles, known, type Stage } from './stage.ts'

const filledDaysAgo = 60

/** Profiles, places, logos, covers, galleries and text templates, as owners would enter them. */
export async function fillEmployers(stage: Stage): Promise<void> {
  for (const employer of stage.data.employers) {
    const employerId = known(stage.employerIds, employer.key)
    const ctx = at(stage, known(stage.actors, employer.owner), filledDaysAgo)
    const profile = employerProfileSchema.parse(employer.profile)
    await saveEmployerProfile(ctx, { employerId, profile })
    await hangPictures(stage, ctx, { employerId, employer })
    await grantAll(stage, employerId)
    const asking = stage.actors.get(`asking ${employer.key}`)
    if (asking) await askForEmployer(at(stage, asking, 1.5), { employerId })
    for (const template of employer.templates)
      await saveRejectionTemplate(ctx, { employerId, id: null, ...template })
  }
}

/** Some of what is sold, so that its buttons are shown and the demo's people can use it. */
async function grantAll(stage: Stage, employerId: number): Promise<void> {
  const quantities = { 'featured-ad': 3, 'talent-contact': 20, 'employer-page-plus': 1 } as const
  for (const kind of ['featured-ad', 'talent-contact', 'employer-page-plus'] as const) {
    const grant = { employerId, kind, quantity: quantities[kind], reason: 'Willkommen' }
    await grantEntitlement(at(stage, null, filledDaysAgo), grant)
  }
}

async function hangPictures(
  stage: Stage,
  ctx: Stage['ctx'],
  { employerId, employer }: { employerId: number; employer: HiringEmployer },
): Promise<void> {
  const { palette, scenes } = employer
  const upload = async (purpose: 'logo' | 'cover' | 'gallery', name: string, bytes: Uint8Array) => {
    const { fileId } = await storeUpload(keepingFiles(stage, ctx), {
      purpose,
      name,
      body: bodyOf(bytes),
    })
    return fileId
  }
  const logo = await drawLogo(employer.key, palette)
  await setEmployerPicture(ctx, { employerId, kind: 'logo', fileId: await upload('logo', 'logo.png', logo) })
  const drawn = await Promise.all(scenes.map(([scene]) => drawScene(scene, palette)))
  const [cover] = drawn
  if (cover)
    await setEmployerPicture(ctx, {
      employerId,
      kind: 'cover',
      fileId: await upload('cover', 'titel.jpg', cover),
    })
  const fileIds: string[] = []
  for (const [index, bytes] of drawn.entries())
    fileIds.push(await upload('gallery', `bild-${index + 1}.jpg`, bytes))
  await addToGallery(ctx, { employerId, fileIds })
  const { gallery } = await readEmployerMedia(ctx, employerId)
  const items = gallery.map(({ id }, index) => ({ id, caption: scenes[index]?.[1] ?? '' }))
  await arrangeGallery(ctx, { employerId, change: { items } })
}
