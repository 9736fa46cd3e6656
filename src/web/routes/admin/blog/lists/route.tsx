import { blogPersonSchema, blogRowSchema, blogTermSchema } from '../../../../../domain/blog/blog.schema.ts'
import {
  deleteBlogPerson,
  deleteBlogTerm,
  listBlogLists,
  saveBlogPerson,
  saveBlogTerm,
} from '../../../../../domain/blog/lists/blog-lists.ts'
import type { Context } from '../../../../../domain/caller/context.ts'
import { href, localeOf } from '../../../../addresses.ts'
import { BackTo } from '../../../../parts/admin/back-to.tsx'
import { useAdminTabs } from '../../../../parts/admin/use-admin-tabs.tsx'
import { AreaPage, AreaSection } from '../../../../parts/shared/area-page.tsx'
import { pageMeta } from '../../../../parts/shared/page-meta.ts'
import { form, formAction } from '../../../../server/form.server.ts'
import { pageLoader } from '../../../../server/outcome.server.ts'
import { redirectWithToast } from '../../../../server/redirect-with-toast.server.ts'
import { textsOf } from '../../../../texts.ts'
import { useTexts } from '../../../../use-texts.ts'
import type { Route } from './+types/route.ts'
import { ListedNames } from './listed-names.tsx'
import { PersonForm } from './person-form.tsx'
import { TermForm } from './term-form.tsx'

export const loader = pageLoader(async (ctx, { request }: Route.LoaderArgs) => {
  const { people, terms } = await listBlogLists(ctx)
  const { searchParams } = new URL(request.url)
  return {
    people,
    terms,
    person: people.find(({ id }) => String(id) === searchParams.get('person')) ?? null,
    term: terms.find(({ id }) => String(id) === searchParams.get('term')) ?? null,
  }
})

const back = (ctx: Context, note: string) => redirectWithToast(href('admin-blog-lists', ctx.locale), note)

export const action = formAction({
  person: form({ schema: blogPersonSchema }, async (ctx, { id = null, ...person }) => {
    await saveBlogPerson(ctx, { ...person, id })
    return back(ctx, 'blog.lists.saved')
  }),
  term: form({ schema: blogTermSchema }, async (ctx, { id = null, ...term }) => {
    await saveBlogTerm(ctx, { ...term, id })
    return back(ctx, 'blog.lists.saved')
  }),
  'delete-person': form({ schema: blogRowSchema }, async (ctx, row) => {
    await deleteBlogPerson(ctx, row)
    return back(ctx, 'blog.lists.deleted')
  }),
  'delete-term': form({ schema: blogRowSchema }, async (ctx, row) => {
    await deleteBlogTerm(ctx, row)
    return back(ctx, 'blog.lists.deleted')
  }),
})

export const meta: Route.MetaFunction = args => {
  const title = textsOf(localeOf(args.location.pathname))('blog.lists.title')
  return pageMeta(args, { title, description: title, isHidden: true })
}

export default function BlogLists({ loaderData, actionData }: Route.ComponentProps) {
  const { t, to } = useTexts()
  const { people, terms, person, term } = loaderData
  const path = to('admin-blog-lists')
  return (
    <AreaPage
      title={t('blog.lists.title')}
      intro={t('blog.lists.intro')}
      tabs={useAdminTabs()}
      back={<BackTo to={to('admin-blog')} label={t('blog.admin.back')} />}
    >
      <AreaSection title={t('blog.lists.people')}>
        <ListedNames
          rows={people.map(({ id, name, roleDe }) => ({
            id,
            name,
            more: roleDe,
            to: `${path}?person=${id}`,
          }))}
          kind="person"
        />
        <PersonForm key={person?.id ?? 'new'} edited={person} answer={actionData} />
      </AreaSection>
      <AreaSection title={t('blog.lists.terms')}>
        <ListedNames
          rows={terms.map(({ id, nameDe, nameEn, kind }) => ({
            id,
            name: `${nameDe} / ${nameEn}`,
            more: t(`blog.term.${kind}`),
            to: `${path}?term=${id}`,
          }))}
          kind="term"
        />
        <TermForm key={term?.id ?? 'new'} edited={term} answer={actionData} />
      </AreaSection>
    </AreaPage>
  )
}
