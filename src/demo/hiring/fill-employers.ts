import { saveAnswerTemplate } from '../../domain/applications/answer-templates.ts'
import { entitlementSchema } from '../../domain/billing/entitlement.schema.ts'
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
import { holderOf } from '../../domain/files/file.policy.ts'
import { storeUpload } from '../../domain/files/store-upload.ts'
import { drawLogo, drawScene } from './draw-scene.ts'
import type { HiringEmployer } from './hiring-data.ts'
import { at, bodyOf, keepingFiles, known, type Stage, visitor } from './stage.ts'

const filledDaysAgo = 60

/** Profile, places, logo, cover, gallery and own texts of the employers, as their owners would enter them. */
export async function fillEmployers(stage: Stage): Promise<void> {
  for (const employer of stage.data.employers) {
    const employerId = known(stage.employerIds, employer.key)
    const ctx = at(stage, known(stage.actors, employer.owner), filledDaysAgo)
    const profile = employerProfileSchema.parse(employer.profile)
    await saveEmployerProfile(ctx, { employerId, profile, visitor })
    await hangPictures(stage, ctx, { employerId, employer })
    await grantFeaturedAds(stage, employerId)
    const asking = stage.actors.get(`asking ${employer.key}`)
    if (asking) await askForEmployer(at(stage, asking, 1.5), { employerId, visitor })
    for (const template of employer.templates)
      await saveAnswerTemplate(ctx, { employerId, id: null, ...template })
  }
}

/** Some highlights to give away, so that the button is there. */
async function grantFeaturedAds(stage: Stage, employerId: number): Promise<void> {
  const entitlement = entitlementSchema.parse({ quantity: 3 })
  await grantEntitlement(at(stage, null, filledDaysAgo), { employerId, kind: 'featured-ad', ...entitlement })
}

async function hangPictures(
  stage: Stage,
  ctx: Stage['ctx'],
  { employerId, employer }: { employerId: number; employer: HiringEmployer },
): Promise<void> {
  const { palette, scenes } = employer
  const holder = holderOf(ctx.actor, null)
  const of = { employerId, visitor, holder }
  const upload = async (purpose: 'logo' | 'cover' | 'gallery', name: string, bytes: Uint8Array) => {
    const { fileId } = await storeUpload(keepingFiles(stage, ctx), {
      visitor,
      holder,
      purpose,
      name,
      body: bodyOf(bytes),
    })
    return fileId
  }
  const logo = await drawLogo(employer.key, palette)
  await setEmployerPicture(ctx, { ...of, kind: 'logo', fileId: await upload('logo', 'logo.png', logo) })
  const drawn = await Promise.all(scenes.map(([scene]) => drawScene(scene, palette)))
  const [cover] = drawn
  if (cover)
    await setEmployerPicture(ctx, { ...of, kind: 'cover', fileId: await upload('cover', 'titel.jpg', cover) })
  const fileIds: string[] = []
  for (const [index, bytes] of drawn.entries())
    fileIds.push(await upload('gallery', `bild-${index + 1}.jpg`, bytes))
  await addToGallery(ctx, { ...of, fileIds })
  const { gallery } = await readEmployerMedia(ctx, employerId)
  const items = gallery.map(({ id }, index) => ({ id, caption: scenes[index]?.[1] ?? '' }))
  await arrangeGallery(ctx, { employerId, visitor, change: { items } })
}
